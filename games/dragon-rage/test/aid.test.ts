import {
  type Aid,
  aid,
  askedInWords,
  choiceInWords,
  copy,
  fallenInWords,
  lostOnTheWay,
  type Match,
  plan,
  proposal,
  threats,
  wayTo,
  writeOption,
} from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { beside, board } from '../content/board.ts'
import { dragonRage } from '../index.ts'
import { play, stateOf, table, unitAt } from './table.ts'

const helpFor = (match: Match): Aid => aid(dragonRage, stateOf(match), match.asked!.seats[0], 'aid')

/** The figures written on a hex or on who stands there. */
function noteAt(match: Match, hex: string, of: 'hex' | 'unit' = 'hex'): string | undefined {
  const at = of === 'hex' ? `hex:${board.hex(hex)}` : `unit:${unitAt(match, hex)}`
  return helpFor(match).notes.find(note => note.at === at)?.short
}

test('DR-2.6c who shoots or fights after his own movement is shown no ways, his enemy those of his next turn', () => {
  for (const phase of ['missiles', 'melee']) {
    const match = table(`invader ${phase}`, 'DRG 1010 N', 'city INF 1009')
    expect(planOf(match, '1010'), phase).toEqual({})
    expect(plan(dragonRage, match.state, 1, `unit:${unitAt(match, '1010')}`, 'plan').length, phase).toBeGreaterThan(12)
  }
})

/** Who would be forgotten by an option, by where he stands. */
function forgottenBy(match: Match, choice: string): string[] {
  const decision = dragonRage.decisions.get(match.asked!.decision)!
  const found = helpFor(match).forgotten.find(({ option }) => writeOption(decision, option) === choice)
  return (found?.ids ?? []).map(id => board.labels[stateOf(match).at[Number(id.split(':')[1])]]).sort()
}

function habitOf(match: Match, habit: string): string | undefined {
  const option = helpFor(match).habits[habit]
  return option === undefined ? undefined : writeOption(dragonRage.decisions.get(match.asked!.decision)!, option)
}

/** Where a unit could come to, by hex: the figures written there. */
function planOf(match: Match, hex: string): Record<string, string | undefined> {
  const notes = plan(dragonRage, match.state, 0, `unit:${unitAt(match, hex)}`, 'plan')
  return Object.fromEntries(notes.map(({ at, short }) => [board.labels[Number(at.split(':')[1])], short]))
}

test('DR-2.4.1a DR-2.3a where the chosen unit can go stands what it costs, and the points that stand there', () => {
  const match = table('invader movement', 'ORC 1010', 'city INF 0505')
  play(match, 'unit @1010')
  expect(noteAt(match, '1009')).toBe('1 (+2)')
  const guard = table('city movement', 'ORC 1010', 'city INF 0909')
  play(guard, 'unit @0909')
  expect(noteAt(guard, '0908')).toBe('1')
})

test('DR-2.7.6.1c DR-2.7.6.3 targets show what all shooters together can do', () => {
  const match = table('city missiles', 'ORC 1010', 'DRG 1108 N', 'city ARH 1009', 'city ARH 1008')
  expect(noteAt(match, '1010')).toBe('17 %')
  expect(noteAt(match, '1108', 'unit')).toMatch(/^2×\d$/)
})

test('DR-2.7.1d what can be attacked shows the odds if everybody joins, and how many can strike at a monster', () => {
  const match = table('city melee', 'ORC 1010', 'city INF 1009', 'city HERO 1009')
  expect(noteAt(match, '1010')).toMatch(/^\d+ %$/)
  const monster = table('city melee', 'DRG 1010 SW', 'city INF 1009')
  expect(noteAt(monster, '1010', 'unit')).toBe('1×')
})

test('DR-2.6.1.2 DR-2.6.1.3 DR-2.6.1.4 ending a step names those who could still act', () => {
  expect(forgottenBy(table('invader movement', 'ORC 1010', 'ORC 1109', 'city INF 0505'), 'done')).toEqual([
    '1010',
    '1109',
  ])
  expect(forgottenBy(table('city movement', 'ORC 1010', 'city INF 0505'), 'done')).toEqual([])
  const shooting = table('city missiles', 'ORC 1010', 'city ARH 1009', 'city ARH 0503')
  expect(forgottenBy(shooting, 'done')).toEqual(['1009'])
  expect(forgottenBy(table('city melee', 'ORC 1010', 'city INF 1009', 'city INF 0505'), 'done')).toEqual(['1009'])
})

test('DR-2.7.6.1c DR-2.7.1d habits name everybody who can join', () => {
  const shooting = table('city missiles', 'ORC 1010', 'city ARH 1009', 'city ARH 1008')
  play(shooting, 'hex 1010')
  expect(habitOf(shooting, 'everyoneShoots')).toMatch(/^unit/)
  play(shooting, 'unit @1009', 'unit @1008')
  expect(habitOf(shooting, 'everyoneShoots')).toBe('loose')
  const melee = table('city melee', 'ORC 1010', 'city INF 1009', 'city ARH 1008')
  play(melee, 'hex 1010')
  expect(habitOf(melee, 'everyoneStrikes')).toBe(`unit ${unitAt(melee, '1009')}`)
  play(melee, 'unit @1009')
  expect(habitOf(melee, 'everyoneStrikes')).toBeUndefined()
})

test('DR-2.7.6.3 DR-2.7.2a DR-2.7.1f DR-2.12.1.6 habits name who shoots or strikes wherever that is asked', () => {
  const marksmen = table('city missiles', 'GNT 1010', 'city ARH 1009', 'city ARH 1008')
  play(marksmen, 'monster @1010')
  expect([marksmen.asked!.decision, habitOf(marksmen, 'everyoneStrikes')]).toEqual(['chooseMarksman', undefined])
  expect(habitOf(marksmen, 'everyoneShoots')).toMatch(/^unit/)
  const strikers = table('city melee', 'GNT 1010', 'city INF 1009')
  play(strikers, 'monster @1010')
  expect([strikers.asked!.decision, habitOf(strikers, 'everyoneShoots')]).toEqual(['chooseStriker', undefined])
  expect(habitOf(strikers, 'everyoneStrikes')).toBe(`unit ${unitAt(strikers, '1009')}`)
  const dragon = table('invader melee', 'DRG 1010 N', 'city INF 1009')
  play(dragon, 'hex 1009')
  expect(habitOf(dragon, 'everyoneStrikes')).toBe(`beast ${unitAt(dragon, '1010')}`)
  play(dragon, 'beast @1010')
  expect([dragon.asked!.decision, habitOf(dragon, 'everyoneStrikes')]).toEqual(['chooseLimbs', undefined])
})

test('DR-2.12.1.6 every limb it takes is proposed at once; to strike is left to the player', () => {
  const dragon = table('invader melee', 'DRG 1010 N', 'city INF 1009')
  play(dragon, 'hex 1009')
  expect(helpFor(dragon).proposes).toBeUndefined()
  play(dragon, 'beast @1010')
  expect(helpFor(dragon).proposes).toBe('limbs')
  const way = proposal(dragonRage, stateOf(dragon), 0, 'limbs')!.options
  expect(way.length).toBeGreaterThan(1)
  const { decisions } = dragonRage
  play(dragon, ...way.map(option => writeOption(decisions.get('chooseLimbs')!, option)))
  expect([dragon.asked!.decision, helpFor(dragon).proposes]).toEqual(['chooseLimbs', undefined])
})

test('DR-2.12.1.1.5 what a crash does is spread in one step, to its last point', () => {
  const match = table('invader movement', 'DRG 1310 N legs=12', 'city INF 2010')
  play(match, 'unit @1310', 'fall 1309 =1 2')
  expect(helpFor(match).proposes).toBe('damage')
  const way = proposal(dragonRage, stateOf(match), 0, 'damage')!.options
  expect(way).toHaveLength(3)
  play(match, ...way.map(option => writeOption(dragonRage.decisions.get('spread')!, option)))
  expect(match.asked!.decision).not.toBe('spread')
})

test('DR-2.7.1c an attack names whom it strikes, not one’s own dragon with a hero beneath it', () => {
  const match = table('invader melee', 'DRG 1010 N', 'city HERO 1010', 'city INF 1009')
  const { view, options } = match.seen(0)
  const said = options.map(option => choiceInWords(dragonRage, 'en', view, 'chooseFight', option, 0))
  expect(said.filter(words => words.startsWith('Attack'))).toEqual([
    'Attack 1009 (Market): infantry 1',
    'Attack 1010: hero',
  ])
})

test('DR-2.4.5 who can go nowhere is marked before he is chosen', () => {
  const free = table('city movement', 'ORC 1010', 'city INF 0505')
  expect(noteAt(free, '0505', 'unit')).toBeUndefined()
  const ring = [0, 1, 2, 3, 4, 5].map(d => `ORC ${board.labels[beside(board.hex('1010'), d)]}`)
  const held = table('city movement', ...ring, 'city INF 1010', 'city INF 0505')
  expect(noteAt(held, '1010', 'unit')).toBe('✗')
  expect(noteAt(held, '0505', 'unit')).toBeUndefined()
  play(held, 'unit @1010')
  const { view, options } = held.seen(held.asked!.seats[0])
  expect(askedInWords(dragonRage, 'en', view, 'march', held.asked!.seats[0], options)).toMatch(/cannot go anywhere$/)
  play(free, 'unit @0505')
  const at = free.seen(free.asked!.seats[0])
  expect(askedInWords(dragonRage, 'en', at.view, 'march', free.asked!.seats[0], at.options)).toMatch(
    /choose where it goes$/,
  )
})

test('DR-2.12.1.1 a monster’s ways: on foot with its turns, or in the air; a unit’s by its MP', () => {
  const ways = planOf(table('invader movement', 'DRG 1010 N', 'city INF 0505'), '1010')
  expect(ways['1009']).toMatch(/^1/)
  expect(Object.values(ways)).toContain('✈')
  const wurm = planOf(table('invader movement', 'WRM 1010 N', 'city INF 0505'), '1010')
  expect(Object.values(wurm)).not.toContain('✈')
  const match = table('invader movement', 'ORC 1010', 'city CAV 0505')
  expect(Object.keys(planOf(match, '0505')).length).toBeGreaterThan(6)
  expect(Object.keys(threats(dragonRage, match.state, 0, 'threat')).length).toBeGreaterThan(6)
})

test('DR-2.12.1.1.4 who is in the air is shown what is left of this flight, and nothing more once it hovers', () => {
  const match = table('invader movement', 'DRG 1010 N', 'ORC 1515', 'city INF 0505')
  const flights = (hex: string) =>
    Object.entries(planOf(match, hex)).flatMap(([to, sign]) => (sign === '✈' ? [to] : []))
  const farthest = (from: string) =>
    Math.max(...flights(from).map(to => board.distance(board.hex(from), board.hex(to))))
  expect(farthest('1010')).toBe(6)
  play(match, 'unit @1010', 'fly', 'ahead', 'ahead')
  expect(farthest('1008')).toBe(4)
  play(match, 'ahead', 'ahead', 'ahead')
  expect(flights('1005')).toEqual(['1004'])
  play(match, 'ahead')
  expect(flights('1004')).toEqual([])
  play(match, 'hover')
  expect(flights('1004')).toEqual([])
})

test('DR-2.12.1.1.4 wherever a dragon is said to come by flying, a way of choices leads, though it stands on the ground', () => {
  const match = table('invader movement', 'DRG 2411 SW', 'city INF 1010')
  const dragon = `unit:${unitAt(match, '2411')}`
  play(match, 'unit @2411')
  const flights = plan(dragonRage, stateOf(match), 0, dragon, 'reach').filter(({ key }) => key === 'flight')
  expect(flights.length).toBeGreaterThan(12)
  for (const { at } of flights.filter((_, one) => one % 6 === 0))
    expect(wayTo(dragonRage, stateOf(match), 0, dragon, at, 'way')?.options.length, at).toBeGreaterThan(2)
})

test('DR-2.3a DR-2.12.1.5d what burns is among the losses of the city, by its name and its points, and of nobody else’s', () => {
  const match = table('invader missiles', 'DRG 1010 N', 'city INF 1009', 'city INF 1510')
  const before = copy(match.state)
  play(match, 'breathe @1010', 'hex 1009 =1')
  const lost = (seat: number) => lostOnTheWay(dragonRage, [before, match.state], seat)
  expect(lost(0)).toEqual([])
  const told = (language: 'en' | 'de' | 'fr') =>
    fallenInWords(dragonRage, language, dragonRage.view(stateOf(match), 0), lost(1))
  expect(told('en')).toEqual(['1009 (Market) ★2', 'infantry 1'])
  expect(told('de')[0]).toMatch(/^1009 \(.+\) ★2$/)
  expect(told('fr')[0]).toMatch(/^1009 \(.+\) ★2$/)
})

test('DR-2.8.7d the city’s wizard is told what his whirlwind would tear down; the invader’s has nothing to lose there', () => {
  const lossesOf = (side: 'city' | 'invader') => {
    const own = side === 'city' ? 'city ' : ''
    const foe = side === 'city' ? 'DRG 1610 N' : 'city INF 1610'
    const match = table(`${side} magic`, `${own}WZD 1011`, foe)
    const decision = dragonRage.decisions.get(match.asked!.decision)!
    return helpFor(match).losses.map(({ option, stakes }) => [writeOption(decision, option), stakes])
  }
  const market = board.hex('1009')
  expect(lossesOf('city')).toContainEqual([`whirlwind ${market}`, [{ key: 'landmark', args: [market] }]])
  expect(lossesOf('invader')).toEqual([])
})
