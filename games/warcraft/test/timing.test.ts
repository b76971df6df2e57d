import type { Match } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { cardNamed } from '../content/cards.ts'
import { OWNER } from '../pieces.ts'
import { strengthOf } from '../rules/battle/fighters.ts'
import type { Piece } from '../state.ts'
import { at, HEROES, withHero } from './hero-table.ts'
import {
  battleOf,
  choose,
  chooseAll,
  deckOf,
  engage,
  fresh,
  offered,
  passOver,
  passTo,
  ready,
  refused,
  stateOf,
  table,
  told,
} from './table.ts'

const CARDS = { settings: { spellResearch: true, expansionCards: true } }

test('WC-X-TIM-01 a card is played in its own window and no other', () => {
  const match = at(
    'roundStart',
    { race: 'orc', field: '2 melee', hand: ['envenomed-spears', 'fast', 'war-drums'] },
    { race: 'human', field: '2 melee' },
    [],
    CARDS,
  )
  expect(offered(match)).toEqual(['card war-drums', 'pass'])
  for (const card of ['envenomed-spears', 'fast']) expect(refused(match, `card ${card}`)).toBe('WC-X-TIM-01')
  expect(refused(match, 'card roar')).toBe('WC-B-EXP-02')
})

test('WC-X-TIM-02 End of Battle comes when the winner is known', () => {
  const undead = { race: 'undead', field: '2 ranged', hand: ['cannibalize', 'disease-cloud'], flank: 'melee' }
  const match = ready(undead, { race: 'human', field: 'melee', flank: 'melee' }, CARDS)
  engage(match, [1, 6])
  passTo(match, 'takeLoss')
  choose(match, 'piece melee D4')
  expect(match.asked).toMatchObject({ decision: 'battleEnd', seats: [0] })
  expect(battleOf(match).winner).toBe(0)
  expect(offered(match)).toEqual(['card disease-cloud', 'pass']) // nothing was lost that could come back
})

test('WC-X-TIM-06 the windows of a Move Step with a battle, in order', () => {
  const hand = ['fast', 'town-portal', 'invisibility', 'polymorph', 'call-to-arms']
  const match = table(
    [
      { race: 'human', units: { D4: '2 melee, ranged' }, hand },
      { race: 'orc', units: { D4: '2 melee, ranged' } },
    ],
    { settings: { expansionCards: true, spellResearch: true } },
  )
  const windows: string[] = []
  for (let i = 0; i < 8; i++) {
    const { decision } = match.asked!
    windows.push(decision)
    if (decision === 'takeLoss') break
    choose(match, decision === 'nextMove' ? 'done' : 'pass', i === 3 ? [1, 1] : [])
  }
  expect(windows).toEqual([
    'moveStart',
    'nextMove',
    'afterMovement',
    'roundStart',
    'phaseStart',
    'beforeCasualties',
    'takeLoss',
  ])
})

test('WC-X-TIM-10 WC-X-TIM-11 with the expansion’s cards the first player acts first, then clockwise, until all pass in a row', () => {
  const players = [
    { race: 'human', units: { D4: '2 melee' }, hand: ['polymorph'] },
    { race: 'orc', units: { D4: '2 melee' }, hand: ['devour', 'devour'] },
  ]
  const match = table(players, { ...CARDS, first: 1, active: 0 })
  passTo(match, 'nextMove')
  choose(match, 'done')
  passTo(match, 'roundStart')
  expect(match.asked?.seats).toEqual([1])
  choose(match, 'pass')
  expect(match.asked?.seats).toEqual([0])
  choose(match, 'card polymorph')
  // somebody played: who passed may change his mind
  passOver(match, ['respond'])
  expect(match.asked).toMatchObject({ decision: 'roundStart', seats: [1] })
})

test('WC-B-EXP-04 in the base game the player whose turn it is acts first', () => {
  const players = [
    { race: 'human', units: { D4: '2 melee' }, hand: ['polymorph'] },
    { race: 'orc', units: { D4: '2 melee' }, hand: ['devour'] },
  ]
  const match = table(players, { settings: { spellResearch: true }, first: 1, active: 0 })
  passTo(match, 'nextMove')
  choose(match, 'done')
  passTo(match, 'roundStart')
  expect(match.asked?.seats).toEqual([0])
})

test('WC-B-EXP-02 in battles only with a participating unit of one’s own', () => {
  const match = table(
    [
      { race: 'human', units: { D4: '2 melee' } },
      { race: 'orc', units: { D4: '2 melee' } },
      { race: 'undead', units: { A1: 'melee' }, hand: ['curse', 'web'] },
    ],
    { settings: { spellResearch: true } },
  )
  passTo(match, 'nextMove')
  const events = [...choose(match, 'done', [1, 6, 6, 6])]
  expect(match.asked).toMatchObject({ decision: 'afterMovement', seats: [2] }) // Town Portal is no battle card
  events.push(...choose(match, 'pass'))
  expect(told(events, 'attack').length).toBeGreaterThan(0)
  expect(match.asked?.seats).not.toContain(2)
})

test('WC-X-TIM-12 answers are answered, last in, first out', () => {
  const human = { race: 'human', field: '2 melee', hand: ['inner-fire', 'dispel-magic'] }
  const elf = { race: 'nightelf', field: '2 melee', hand: ['abolish-magic', 'fast'] }
  const match = at('roundStart', human, elf, [], CARDS)
  choose(match, 'card inner-fire')
  expect(match.asked).toMatchObject({ decision: 'respond', seats: [1] })
  chooseAll(match, 'card abolish-magic', 'card fast')
  expect(match.asked).toMatchObject({ decision: 'respond', seats: [0] })
  expect(stateOf(match).stack.map(({ what }) => what)).toEqual(['inner-fire', 'abolish-magic'].map(cardNamed))
  const events = choose(match, 'card dispel-magic', [3, 6, 6, 6])
  expect(told(events, 'cancelled')).toEqual([[1, cardNamed('abolish-magic')]])
  expect(told(events, 'attack')[0]).toEqual([0, 2, 2, 1]) // Inner Fire burns
})

test('WC-X-TIM-12 costs stay paid if something is cancelled, and an ability counts as used', () => {
  const seer = withHero('orc', 'far-seer', 1, { hand: ['war-drums'] })
  const match = at('roundStart', seer, { race: 'undead', field: '3 melee', hand: ['anti-magic-shell'] }, [], HEROES)
  chooseAll(match, 'ability 1', 'card war-drums')
  choose(match, 'card anti-magic-shell')
  expect(stateOf(match).discard[0]).toHaveLength(1)
})

test('WC-X-TIM-13 what must happen comes first: losses of a card are taken before the window goes on', () => {
  const lich = withHero('undead', 'lich', 1)
  const match = at('roundStart', lich, { race: 'human', field: 'melee, ranged', flank: 'melee' })
  chooseAll(match, 'ability 1', 'card resources')
  expect(match.asked).toMatchObject({ decision: 'takeLoss', seats: [1] })
  choose(match, 'piece ranged D4')
  expect(match.asked?.decision).toBe('roundStart')
})

test('WC-X-TIM-14 changes of strength add up, then caps apply; strength lies between 0 and 5', () => {
  const orc = { race: 'orc', levels: [3, 1, 1], field: '2 melee', hand: ['war-drums', 'war-drums'] }
  const match = at('roundStart', orc, { race: 'human', field: '3 melee', flank: '3 melee' }, [], CARDS)
  choose(match, 'card war-drums')
  // 4 + 1 + 1, at most 5
  const events = choose(match, 'card war-drums', [5, 6, 6, 6, 6, 6, 6, 6])
  expect(told(events, 'attack')[0]).toEqual([0, 2, 2, 1])
})

test('WC-X-TIM-14 what raises a strength up to 4 does not lift it beyond, however often it comes', () => {
  const roared = (melee: number) => {
    const elf = { race: 'nightelf', levels: [melee, 1, 1], field: '2 melee', hand: ['roar', 'roar', 'fast'] }
    const match = at('roundStart', elf, { race: 'human', field: '3 melee' }, [], CARDS)
    const strength = () => strengthOf(stateOf(match), pieceIn(match))
    const before = strength()
    choose(match, 'card roar')
    choose(match, 'card roar', [6, 6, 6, 6, 6])
    return [before, strength()]
  }
  expect([roared(1), roared(2)]).toEqual([
    [2, 4],
    [4, 4],
  ])
})

/** A piece of the attacker's in the battlefield. */
function pieceIn(match: Match): Piece {
  const g = stateOf(match)
  return g.at.findIndex((where, piece) => where === g.battle!.hex && OWNER[piece] === 0)
}

test('WC-B-EXP-01 an exhausted deck is rebuilt from the discard pile; there is no limit to a hand', () => {
  const all = deckOf('human')
  const players = [
    { race: 'human', units: { D4: '3 ranged' }, hand: all.slice(0, 9), discard: all.slice(9) },
    { race: 'orc', units: { D4: 'melee' } },
  ]
  const match = table(players)
  passTo(match, 'nextMove')
  expect(stateOf(match).deck[0]).toEqual([])
  const events = [...choose(match, 'done'), ...passOver(match, ['afterMovement'])]
  expect(told(events, 'reshuffles')).toEqual([[0]])
  expect(stateOf(match).hand[0]).toHaveLength(10)
  expect(stateOf(match).deck[0]).toHaveLength(11)
})

test('WC-X-TIM-11 standing answers pass windows without asking', () => {
  const match = table(
    [
      { race: 'human', units: { D4: '2 melee' }, hand: ['polymorph'] },
      { race: 'orc', units: { D4: '2 melee' } },
    ],
    CARDS,
  )
  for (const window of [
    'moveStart',
    'afterMovement',
    'battleStart',
    'roundStart',
    'phaseStart',
    'beforeCasualties',
    'respond',
  ])
    match.stand(0, window, 'pass')
  passTo(match, 'nextMove')
  choose(match, 'done', [1, 1, 6, 6])
  expect(stateOf(match).battle).toBeNull()
  expect(fresh(2).asked).toBeDefined()
})
