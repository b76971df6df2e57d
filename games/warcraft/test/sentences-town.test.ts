import { expect, test } from 'vitest'
import { begin } from '../begin.ts'
import { mapOf } from '../spaces.ts'
import { HEROES } from './hero-table.ts'
import {
  choose,
  chooseAll,
  engage,
  hex,
  offered,
  offeredAs,
  passTo,
  ready,
  refused,
  stateOf,
  table,
  told,
} from './table.ts'

// What Towns, cards and teams owe to the letter, and what rules 5 and before made of it.

const RACIAL = { settings: { racialAbilities: true, spellResearch: true } }
const QUIET = { spellResearch: true }
const POOR = { gold: 0, wood: 0 }

test('WC-X-CHG-02 WC-X-RAC-01 one of two Outposts may be torn down for one that is built together, complete at once', () => {
  const human = { race: 'human', gold: 5, wood: 4, units: { E1: '2 worker', B1: 'worker' } }
  const settled = (outposts: object, spec: object = RACIAL) =>
    table(
      [
        { ...human, outposts: { ...outposts } },
        { race: 'orc', ...POOR },
      ],
      { step: 'spend', ...spec },
    )
  const match = settled({ A1: true, A2: true })
  const [a1, a2, e1, b1] = ['A1', 'A2', 'E1', 'B1'].map(name => hex(match, name))
  expect(offeredAs(match, 'cooperateRebuild')).toEqual([`${a1} ${e1}`, `${a2} ${e1}`])
  expect(refused(match, `cooperateRebuild ${a1} ${b1}`)).toBe('WC-X-RAC-01') // one worker is not two
  expect(refused(match, `cooperateRebuild ${b1} ${e1}`)).toBe('WC-X-CHG-02') // none to tear down
  expect(refused(match, `cooperateRebuild ${a1} ${a2}`)).toBe('WC-B-SPE-22')
  const events = choose(match, `cooperateRebuild ${a1} ${e1}`)
  expect(told(events, 'outpostTorn')).toEqual([[0, a1]])
  expect(told(events, 'outpostDone')).toEqual([[0, e1]])
  expect(stateOf(match)).toMatchObject({ gold: [2, 0], wood: [1, 0], outpostDone: [true, true, false, false] })
  expect(stateOf(match).outpostAt.slice(0, 2)).toEqual([e1, a2])
  expect(offeredAs(match, 'unit')).toContain('melee') // the normal option may follow
  expect(refused(settled({ A1: true }), `cooperateRebuild ${a1} ${e1}`)).toBe('WC-X-CHG-02')
  expect(refused(settled({ A1: true, A2: true }, { settings: QUIET }), `cooperateRebuild ${a1} ${e1}`)).toBe(
    'WC-X-RAC-01',
  )
})

test('WC-X-RAC-31 each project of the Undead in the Town wants a worker of its own, an Outpost there as well', () => {
  const undead = (workers: number, lenient = false) => {
    const units = { E1: `${workers} worker`, A1: 'worker' }
    const match = table(
      [
        { race: 'undead', gold: 9, wood: 9, units },
        { race: 'orc', ...POOR },
      ],
      {
        step: 'spend',
        ...RACIAL,
      },
    )
    stateOf(match).lenient = lenient
    return match
  }
  const one = undead(1)
  choose(one, 'building melee')
  expect(offeredAs(one, 'outpost')).toEqual(['A1'])
  expect(refused(one, 'outpost E1')).toBe('WC-B-SPE-21')
  const other = undead(1)
  choose(other, 'outpost E1')
  expect(refused(other, 'building melee')).toBe('WC-B-SPE-20')
  const elsewhere = undead(1)
  chooseAll(elsewhere, 'outpost A1', 'building melee')
  const two = undead(2)
  chooseAll(two, 'building melee', 'outpost E1')
  expect(refused(two, 'building melee')).toBe('WC-B-SPE-20')
  chooseAll(undead(1, true), 'building melee', 'outpost E1')
  chooseAll(undead(1, true), 'outpost E1', 'building melee')
})

/** Humans and Night Elves share E5; the Undead, third to move, may cripple a space in the Move Step of the Humans. */
function shared(hand: string[], units: object = {}, lenient = false) {
  const match = table(
    [
      { race: 'human', units: { E5: 'flying, worker', ...units } },
      { race: 'nightelf', units: { E5: 'flying, worker', A1: 'flying' } },
      { race: 'undead', units: { I5: 'melee' }, hand },
      { race: 'orc', units: { I5: 'flying' } },
    ],
    { settings: QUIET },
  )
  stateOf(match).lenient = lenient
  return match
}

test('WC-B-EXP-05 Cripple slows all enemies in the space this turn, a teammate who has yet to move as well', () => {
  const far = (match: ReturnType<typeof shared>, where: string) => {
    choose(match, `piece flying ${where}`)
    const { board } = mapOf(stateOf(match))
    const from = hex(match, where)
    return Math.max(...offeredAs(match, 'hex').map(name => board.distance(from, hex(match, name))))
  }
  const elves = (match: ReturnType<typeof shared>) => {
    choose(match, 'card cripple')
    if (match.asked!.decision === 'aim') choose(match, 'hex E5')
    passTo(match, 'nextMove')
    choose(match, 'done')
    passTo(match, 'nextMove')
    expect(stateOf(match).active).toBe(1)
    return match
  }
  const match = elves(shared(['cripple']))
  expect(stateOf(match).slowed.length).toBe(2)
  expect(far(match, 'E5')).toBe(1)
  expect(far(elves(shared(['cripple'])), 'A1')).toBe(2) // only who stood there
  expect(far(elves(shared(['cripple'], {}, true)), 'E5')).toBe(2)
})

test('WC-B-EXP-05 Cripple may be aimed at a space of any enemy who has yet to move, not of one who has', () => {
  const spacesOf = (match: ReturnType<typeof shared>) => {
    choose(match, 'card cripple')
    return offeredAs(match, 'hex').sort()
  }
  expect(spacesOf(shared(['cripple']))).toEqual(['A1', 'E5'])
  const late = shared(['cripple'], { B2: 'flying' })
  passTo(late, 'nextMove')
  choose(late, 'done')
  passTo(late, 'moveStart')
  expect(late.asked!.seats).toEqual([2])
  expect(spacesOf(late)).toEqual(['A1', 'E5']) // B2 holds Humans only, who have moved
})

test('WC-B-EXP-05 what Cripple does ends with the turn, and with the piece it was done to', () => {
  const match = shared(['cripple'])
  chooseAll(match, 'card cripple', 'hex E5')
  expect(stateOf(match).slowed).toHaveLength(2)
  for (let patience = 60; patience > 0 && stateOf(match).turn === 1; patience--) {
    const [seat] = match.asked!.seats
    const options = offered(match, seat)
    choose(match, `${seat}>${options.find(option => option === 'done' || option === 'pass') ?? options[0]}`)
  }
  expect(stateOf(match)).toMatchObject({ turn: 2, slowed: [] })
})

test('WC-B-EXP-05 WC-X-HER-10 Pillage: a hero who falls costs his owner a gold and a wood a level', () => {
  const fallen = (lenient = false) => {
    const hero = { name: 'paladin', level: 2, wounds: 3 }
    const match = ready(
      { race: 'orc', field: 'ranged', hand: ['pillage'], ...POOR },
      { race: 'human', field: 'hero, melee', gold: 5, wood: 1, hero },
      HEROES,
    )
    stateOf(match).lenient = lenient
    engage(match, [1])
    passTo(match, 'takeLoss')
    choose(match, 'piece hero D4')
    return match
  }
  const match = fallen()
  expect(match.asked).toMatchObject({ decision: 'casualtyRemoved', seats: [0] })
  expect(told(choose(match, 'card pillage'), 'steals')).toEqual([[0, 1, 2, 1]])
  expect(stateOf(match)).toMatchObject({ gold: [2, 3], wood: [1, 0] })
  expect(fallen(true).asked?.decision).not.toBe('casualtyRemoved')
})

test('WC-B-DEP-06 a worker who comes back from a finished building among enemies pins nobody', () => {
  const human = { race: 'human', units: {}, underway: { ranged: 1 }, ...POOR }
  const match = table([human, { race: 'orc', units: { E1: '2 melee' }, ...POOR }], {
    settings: QUIET,
    step: 'deploy',
    first: 0,
  })
  chooseAll(match, 'building ranged', 'done')
  expect(stateOf(match).pinned).toEqual([])
  expect(offered(match)).toContain('piece melee E1')
})

test('WC-B-TEA-01 gifts are handed over while one of the two spends, by either of them, and at no other time', () => {
  const players = ['human', 'orc', 'nightelf', 'undead'].map(race => ({ race, gold: 2, wood: 0 }))
  const match = table(players, { settings: QUIET, step: 'spend' })
  expect(offeredAs(match, 'giveGold', 0)).toEqual(['1', '2'])
  expect(offeredAs(match, 'giveGold', 2)).toEqual(['1', '2'])
  expect(match.choices(1)).toEqual([])
  chooseAll(match, '2>giveGold 2', 'giveGold 1')
  expect(stateOf(match).gold).toEqual([3, 2, 1, 2])
  const moving = table(players, { settings: QUIET })
  expect(offered(moving).some(option => option.startsWith('give'))).toBe(false)
  expect(moving.choices(2)).toEqual([])
})

test('WC-B-EXP-05 WC-X-RAC-31 records of rules 5 and before keep what they were played by', () => {
  const lenient = (rules?: string) => begin({ seats: 2, settings: {}, ...(rules ? { rules } : {}) }).lenient
  expect([lenient('1'), lenient('5'), lenient('6'), lenient()]).toEqual([true, true, false, false])
})
