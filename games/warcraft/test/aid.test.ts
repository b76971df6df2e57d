import { type Aid, aid, askedInWords, choiceInWords, type Match, plan, threats, writeOption } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { warcraft } from '../index.ts'
import { KIND, MELEE } from '../pieces.ts'
import { mapOf } from '../spaces.ts'
import { at, withHero } from './hero-table.ts'
import { choose, engage, passTo, ready, stateOf, table } from './table.ts'

const helpFor = (match: Match): Aid => aid(warcraft, match.state, match.asked!.seats[0], 'aid')
const label = (match: Match, id: string) => mapOf(stateOf(match)).board.labels[Number(id.split(':')[1])]

/** What ending a step would leave undone. */
function forgottenBy(match: Match, choice: string): string[] {
  const decision = warcraft.decisions.get(match.asked!.decision)!
  return helpFor(match).forgotten.find(({ option }) => writeOption(decision, option) === choice)?.ids ?? []
}

function habitOf(match: Match, habit: string): string | undefined {
  const option = helpFor(match).habits[habit]
  return option === undefined ? undefined : writeOption(warcraft.decisions.get(match.asked!.decision)!, option)
}

/** The spaces a piece in a space could move to. */
function reachOf(match: Match, space: string, seat = 0): string[] {
  const g = stateOf(match)
  const piece = g.at.findIndex(hex => hex >= 0 && mapOf(g).board.labels[hex] === space)
  return plan(warcraft, g, seat, `piece:${piece}`, 'plan')
    .map(({ at }) => label(match, at))
    .sort()
}

const foe = { race: 'orc', units: { D7: 'melee' } }

test('WC-B-MOV-01 where a piece could move to, also one of the others in its next turn', () => {
  const match = table([{ race: 'human', units: { D3: 'melee' } }, foe])
  passTo(match, 'nextMove')
  const own = reachOf(match, 'D3')
  expect(own.length).toBeGreaterThan(1)
  expect(own).not.toContain('D3')
  expect(reachOf(match, 'D7').length).toBeGreaterThan(0)
  expect(Object.values(threats(warcraft, match.state, 0, 'threat')).every(count => count === 1)).toBe(true)
})

test('WC-B-MOV-01 WC-B-HAR-03 ending the movement names workers that would harvest nothing and units still at home', () => {
  const match = table([{ race: 'human', town: 'D4', units: { D4: 'melee, ranged, worker' } }, foe])
  passTo(match, 'nextMove')
  expect(forgottenBy(match, 'done')).toHaveLength(3)
})

test('WC-B-VIC-01 the last unit in its Town is where it should be; who would leave it, on an objective, is told what that costs', () => {
  const match = table([{ race: 'human', town: 'D4', units: { D4: 'melee, worker', D3: 'melee' } }, foe])
  passTo(match, 'nextMove')
  expect(forgottenBy(match, 'done')).toHaveLength(1) // the worker
  const g = stateOf(match)
  const guard = g.at.findIndex((hex, piece) => hex >= 0 && KIND[piece] === MELEE && mapOf(g).board.labels[hex] === 'D4')
  choose(match, `piece ${guard}`)
  const { notes } = helpFor(match)
  expect(notes.map(({ at, short, key }) => [label(match, at), short, key])).toContainEqual(['D4', '−5', 'leaves'])
  const other = table([{ race: 'human', town: 'D4', units: { D4: 'melee, ranged' } }, foe])
  passTo(other, 'nextMove')
  const [one] = stateOf(other).at.flatMap((hex, piece) => (hex >= 0 && KIND[piece] === MELEE ? piece : []))
  choose(other, `piece ${one}`)
  expect(helpFor(other).notes).toEqual([])
})

test('WC-B-HAR-01 WC-B-HAR-02 fields show what they bring; leaving them is asked about; a habit harvests them all', () => {
  const open = table([{ race: 'human' }, foe])
  const g = stateOf(open)
  const mine = mapOf(g).board.labels[mapOf(g).terrain.indexOf(2)]
  const match = table([{ race: 'human', units: { [mine]: '2 worker' } }, foe], { step: 'harvest' })
  passTo(match, 'harvest')
  expect(helpFor(match).notes.map(({ at, short, key }) => [label(match, at), short, key])).toEqual([
    [mine, '≈3.3', 'gold'],
  ])
  expect(forgottenBy(match, 'done').map(id => label(match, id))).toEqual([mine])
  expect(habitOf(match, 'harvestAll')).toBe('all')
})

test('WC-B-DEP-01 what was trained is not left behind unasked, and a habit deploys it', () => {
  const match = table([{ race: 'human', training: 'melee, worker', units: {} }, { race: 'orc' }], { step: 'deploy' })
  expect(match.asked?.decision).toBe('deploy')
  expect(forgottenBy(match, 'done')).toEqual(['unit:0', 'unit:3'])
  expect(habitOf(match, 'deployAll')).toBe('kind 0')
  choose(match, 'kind 0')
})

test('WC-B-SPE-01 WC-B-SPE-11 purchases say their price, the question what one has, and what one cannot have says why', () => {
  const match = table([{ race: 'human', gold: 2, wood: 0, units: { D3: 'melee' } }, foe], { step: 'spend' })
  passTo(match, 'spend')
  const seen = match.seen(0)
  const says = (language: 'en' | 'de' | 'fr', option: number) =>
    choiceInWords(warcraft, language, seen.view, 'spend', option, 0)
  expect(askedInWords(warcraft, 'en', seen.view, 'spend', 0, seen.options)).toMatch('you have 2 gold')
  expect(askedInWords(warcraft, 'fr', seen.view, 'spend', 0, seen.options)).toMatch('vous avez 2')
  const worker = seen.options.find(option => says('en', option).startsWith('Train a worker'))!
  expect(['en', 'de'].map(language => says(language as 'en', worker))).toEqual([
    'Train a worker (1 gold)',
    'Ausbilden: Arbeiter (1 Gold)',
  ])
  const { wishes } = helpFor(match)
  const missing = new Map(wishes.map(({ option, rule }) => [says('en', option), rule]))
  expect(missing.get('Upgrade melee units (2 gold and 2 wood)')).toBe('WC-B-SPE-30')
  expect(wishes.some(({ option }) => seen.options.includes(option))).toBe(false)
  choose(match, 'worker')
  expect(helpFor(match).wishes.every(({ option }) => says('en', option).startsWith('Train'))).toBe(true)
})

test('WC-X-TIM-12 a window in which nothing can be played is passed by habit', () => {
  const match = table([{ race: 'human', hand: ['polymorph'], units: { D3: 'melee' } }, foe])
  expect(match.asked).toMatchObject({ decision: 'moveStart', seats: [0] })
  expect(habitOf(match, 'onlyAnswer')).toBe('pass')
})

test('WC-B-ABL-05 the dead come by habit, all that may or none', () => {
  const match = ready(
    { race: 'undead', levels: [1, 3, 1], field: '2 melee', flank: '2 ranged' },
    { race: 'human', field: '3 melee', flank: '3 melee' },
  )
  engage(match, [1, 1])
  expect(match.asked?.decision).toBe('raiseDead')
  expect([habitOf(match, 'raiseAll'), habitOf(match, 'raiseNone')]).toEqual(['raise 2', 'pass'])
})

test('WC-B-CAS-01 WC-X-HER-07 a loss says what it is: a unit, a wound, or the last one; none of them is careless', () => {
  const wounded = (wounds: number) => {
    const hero = withHero('orc', 'blademaster', 1, { hero: { name: 'blademaster', wounds } })
    const match = at('roundStart', hero, { race: 'undead', field: '2 ranged' })
    passTo(match, 'takeLoss', [1, 6])
    expect(helpFor(match).losses).toEqual([])
    const { view, options } = match.seen(0)
    return (['en', 'de', 'fr'] as const).map(language =>
      options.map(option => choiceInWords(warcraft, language, view, 'takeLoss', option, 0)),
    )
  }
  const [en, de, fr] = wounded(1)
  expect(en.find(words => words.includes('Grunt'))).toMatch(/is lost$/)
  expect(en.join()).toMatch(/takes wound 2 of 3/)
  expect(de.join()).toMatch(/: Wunde 2 von 3/)
  expect(fr.join()).toMatch(/blessure 2 sur 3/)
  expect(wounded(2)[0].join()).toMatch(/takes his last wound and dies/)
})

test('WC-B-CAS-03 who chooses losses is told how many are still to come', () => {
  const match = at('roundStart', withHero('orc', 'blademaster', 1), { race: 'undead', field: '3 ranged' })
  passTo(match, 'takeLoss', [1, 1, 6])
  const asks = (language: 'en' | 'de' | 'fr') => askedInWords(warcraft, language, match.seen(0).view, 'takeLoss', 0, [])
  expect(asks('en')).toMatch(/: choose what is lost \(2 to go\)$/)
  expect(asks('de')).toMatch(/: wähle den Verlust \(noch 2\)$/)
  expect(asks('fr')).toMatch(/choisissez la perte \(encore 2\)$/)
  choose(match, 'piece melee D4')
  expect(asks('en')).toMatch(/: choose what is lost$/)
})

test('WC-B-SPE-01 who can buy no more is not asked to train, construct or upgrade more', () => {
  const match = table([{ race: 'human', gold: 1, wood: 0, units: { E1: 'melee, worker' } }, foe], { step: 'spend' })
  passTo(match, 'spend')
  const asks = () => askedInWords(warcraft, 'en', match.seen(0).view, 'spend', 0, match.seen(0).options)
  expect(asks()).toMatch(/^Train, construct or upgrade/)
  choose(match, 'worker')
  expect(asks()).toBe('Nothing more can be bought, so end your Spend Step: you have no gold and no wood')
})

test('WC-B-MOV-10 a Town that was taken once is told beside the points, one’s own as a danger', () => {
  const match = table([{ race: 'human', captured: true }, { race: 'orc' }])
  const standing = (seat: number, language: 'en' | 'fr' = 'en') =>
    warcraft.almanac!.standing!(language, warcraft.view(stateOf(match), seat), seat).slice(2)
  expect(standing(0)).toEqual([
    expect.stringMatching(/Town of the Humans\) was taken once: a second time, and your side is out$/),
  ])
  expect(standing(1)).toEqual([expect.stringMatching(/Town of the Humans\) was taken once$/)])
  expect(standing(0, 'fr')[0]).toMatch(/prise une fois.; la deuxième élimine votre camp$/)
})

test('WC-X-HER-22 an ability says what mana it costs', () => {
  const match = at('roundStart', withHero('undead', 'death-knight', 1), { race: 'human', field: '3 melee' })
  const { view, options } = match.seen(0)
  const words = options.map(option => choiceInWords(warcraft, 'en', view, 'roundStart', option, 0))
  expect(words).toContain('Use Death Coil (1 mana in cards)')
})
