import { expect, test } from 'vitest'
import { answer } from '../answers/index.ts'
import { board } from '../content/board.ts'
import { offered, passTo, play, refusal, stateOf, table, unitAt } from './table.ts'

type Ends = Record<string, string[]>

/** Where a monster's move can end. */
function moves(question: object, key: 'hexes' | 'landings' = 'hexes'): Ends {
  const outcome = answer({ ask: 'monsterMoves', map: 'esirien', unit: 0, ...question })!
  if (!outcome.ok) throw new Error(outcome.problem.text)
  return (outcome.value as Record<string, Ends>)[key]
}

const dragon = (hex: string, more: object = {}) => ({ code: 'DRG', hex, facing: 'N', ...more })

test('DR-2.12.1.1.1 DR-2.4.1c a whole dragon walks 4 MP; a step has a free turn, other turns cost 1', () => {
  const ends = moves({ units: [dragon('0410')], mode: 'walk' })
  expect(ends['0406']).toEqual(['N'])
  expect(ends['0410']).toContain('SE')
  expect(ends['0413']).toBeUndefined()
  expect(ends['0411']).toEqual(['SE', 'SW', 'S'])
  expect(ends['0405']).toBeUndefined()
})

test('DR-2.12.1.7.3 each leg group lost costs an MP, and without legs there is no walking', () => {
  expect(moves({ units: [dragon('0410')], mode: 'walk', damage: { legs: 3 } })['0406']).toBeUndefined()
  expect(moves({ units: [dragon('0410')], mode: 'walk', damage: { legs: 2 } })['0406']).toBeDefined()
  expect(moves({ units: [dragon('0410')], mode: 'walk', damage: { legs: 12 } })).toEqual({})
})

test('DR-2.12.1.1.2 slithering is one hex straight ahead or one turn', () => {
  expect(moves({ units: [dragon('0410')], mode: 'slither' })).toEqual({ '0409': ['N'], '0410': ['NE', 'NW'] })
  expect(moves({ units: [dragon('0410'), { code: 'INF', hex: '0409', side: 'city' }], mode: 'slither' })).toEqual({
    '0410': ['NE', 'NW'],
  })
})

test('DR-2.12.1.1.2 a monster that slithered does not attack', () => {
  const match = table('invader movement', 'DRG 0410 N', 'city INF 0408', 'city MIL 1010')
  play(match, 'unit @0410', 'slither 0409', 'done')
  expect(match.asked!.seats).toEqual([1])
})

test('DR-2.12.1.1.3 a bound reaches nine hexes, over anything, but lands on nobody', () => {
  const ends = moves({ units: [dragon('1009')], mode: 'bound' })
  expect(Object.keys(ends)).toHaveLength(9)
  expect(ends['1006']).toEqual(['N'])
  const blocked = moves({ units: [dragon('1009'), { code: 'INF', hex: '1008', side: 'city' }], mode: 'bound' })
  expect(Object.keys(blocked)).not.toContain('1008')
  expect(Object.keys(blocked)).toContain('1007')
  expect(
    moves({ units: [dragon('1009'), { code: 'HERO', hex: '1008', side: 'city' }], mode: 'bound' })['1008'],
  ).toBeDefined()
})

test('DR-2.12.1.1.3 DR-2.12.1.1.6 bounding needs every wing group and more than half the leg groups, but for towers', () => {
  expect(moves({ units: [dragon('1009')], mode: 'bound', damage: { wings: 6 } })).toEqual({})
  expect(moves({ units: [dragon('1009')], mode: 'bound', damage: { legs: 6 } })).toEqual({})
  expect(moves({ units: [dragon('1009')], mode: 'bound', damage: { legs: 5 } })).not.toEqual({})
  expect(moves({ units: [dragon('1310')], mode: 'bound', damage: { legs: 12 } })).not.toEqual({})
})

test('DR-2.12.1.1.4 a flight: two hexes straight, a turn after every second, six at most', () => {
  const ends = moves({ units: [dragon('0512')], mode: 'fly' })
  expect(ends['0511']).toBeUndefined()
  expect(ends['0510']).toEqual(['NE', 'N', 'NW'])
  expect(ends['0509']).toEqual(['N'])
  expect(ends['0506']).toBeDefined()
  expect(ends['0505']).toBeUndefined()
})

test('DR-2.12.1.1.4 taking off and landing do not go together, and landing where it hovers is a flight', () => {
  expect(moves({ units: [dragon('0512')], mode: 'fly' }, 'landings')).toEqual({})
  expect(moves({ units: [dragon('0512')], mode: 'fly', flying: true }, 'landings')['0512']).toEqual(['N'])
  const match = table('invader movement', 'DRG 0512 N flying', 'city INF 0511', 'city MIL 1010')
  play(match, 'unit @0512', 'land', 'done')
  expect(match.asked!.seats).toEqual([1])
})

test('DR-2.12.1.1.4 a flyer that the rim leaves no flight turns and hovers', () => {
  const match = table('invader movement', 'DRG 0403 N flying', 'city INF 1010')
  play(match, 'unit @0403')
  expect(offered(match)).toEqual(['land', 'rest', 'veer NE', 'veer NW'])
})

test('DR-2.12.1.1.1 DR-2.12.1.1.2 DR-2.12.1.1.3 DR-2.12.1.1.4 one way of moving a turn', () => {
  const match = table('invader movement', 'DRG 0512 N', 'city INF 1010')
  play(match, 'unit @0512', 'step 0511')
  expect(offered(match, 'bound', 'fly', 'slither')).toEqual([])
  expect(refusal(match, 'bound 0510')).toBe('DR-2.12.1.1')
})

test('DR-2.12.1.2 dragons stay out of rivers and the ford', () => {
  const ends = moves({ units: [dragon('1405', { hex: '1305', facing: 'NE' })], mode: 'walk' })
  expect(ends['1404']).toBeUndefined()
})

test('DR-2.4.7.1 DR-2.4.7.2 a dragon walks over enemies, or overruns them with strength 6 for 1 MP more', () => {
  const match = table('invader movement', 'DRG 1010 N', 'city INF 1009', 'city MIL 0707')
  play(match, 'unit @1010')
  expect(offered(match, 'step', 'overrun')).toContain('overrun 1009')
  play(match, 'overrun 1009 =3')
  expect(stateOf(match).at[unitAt(match, '1009')]).toBe(board.hex('1009'))
  expect(offered(match)).toContain('rest')
  play(match, 'step 1008', 'step 1007')
  expect(offered(match, 'step')).toEqual([])
})

test('DR-2.4.7.1 who only walks over enemies must have the MP to get on', () => {
  const match = table('invader movement', 'DRG 1010 N legs=9', 'city INF 1009', 'city MIL 0707')
  play(match, 'unit @1010')
  expect(offered(match, 'step')).not.toContain('step 1009')
  expect(refusal(match, 'step 1009')).toBe('DR-2.4.7.1')
  const whole = table('invader movement', 'DRG 1010 N', 'city INF 1009', 'city MIL 0707')
  play(whole, 'unit @1010', 'step 1009')
  expect(offered(whole)).not.toContain('rest')
})

test('DR-2.5.5.1a a major monster breaks the door it faces, and goes in', () => {
  const broken = (match: Parameters<typeof stateOf>[0]) => stateOf(match).entrance.filter(state => state === 1).length
  const match = table('invader movement', 'DRG 0910 NW', 'city MIL 2010')
  play(match, 'unit @0910', 'step 0810')
  expect(broken(match)).toBe(0)
  play(match, 'turn NW')
  expect(broken(match)).toBe(1)
  const through = table('invader movement', 'DRG 0811 N', 'city MIL 2010')
  play(through, 'unit @0811', 'step 0810', 'step 0710')
  expect(broken(through)).toBe(1)
})

test('DR-2.5.5.2a a gate: 1 MP if nobody guards it, else a die no higher than the MP spent', () => {
  const match = table('invader movement', 'DRG 0606 SE', 'city INF 0707')
  play(match, 'unit @0606')
  expect(offered(match, 'ram')).toEqual(['ram 1', 'ram 2', 'ram 3', 'ram 4'])
  play(match, 'ram 3 =4')
  expect(offered(match, 'ram')).toEqual(['ram 1'])
  play(match, 'ram 1 =1')
  expect(stateOf(match).entrance[0]).toBe(1)
  const free = table('invader movement', 'DRG 0606 SE', 'city INF 1010')
  play(free, 'unit @0606')
  expect(offered(free, 'ram')).toEqual(['ram 1'])
  play(free, 'ram 1', 'step 0707')
})

test('DR-2.5.5.2b without legs it may try once a turn: 6, or 11 against a guard', () => {
  const match = table('invader movement', 'DRG 0606 SE legs=12', 'city INF 0707')
  play(match, 'unit @0606')
  expect(offered(match, 'ram')).toEqual(['ram 0'])
  play(match, 'ram 0 =6 5')
  expect(stateOf(match).entrance[0]).toBe(1)
})

test('DR-2.3c a walking monster spends 1 MP on the points of its hex', () => {
  const match = table('invader movement', 'DRG 1010 N', 'city INF 2010')
  play(match, 'unit @1010', 'step 1009', 'raze')
  expect(stateOf(match).destroyed.reduce((a, b) => a + b)).toBe(2)
})

test('DR-2.3c a bound into an undefended victory hex destroys it', () => {
  const match = table('invader movement', 'DRG 1012 N', 'city INF 2010')
  play(match, 'unit @1012', 'bound 1011')
  expect(stateOf(match).destroyed.reduce((a, b) => a + b)).toBe(3)
})

test('DR-2.5.7.2 a flyer that bounds onto a wooden bridge wrecks it; it falls if it stays', () => {
  const match = table('invader movement', 'DRG 1307 SE', 'ORC 0403', 'city INF 2010')
  play(match, 'unit @1307', 'bound 1407', 'done')
  expect(stateOf(match).bridge[0]).toBe(1)
  passTo(match, 'city', 'chooseMover')
  passTo(match, 'invader', 'chooseMover')
  play(match, 'done')
  expect(stateOf(match).bridge[0]).toBe(2)
  expect(unitAt(match, '1407')).toBeUndefined()
  expect(stateOf(match).carcasses).toEqual([])
})

test('DR-2.12.1.1.5 falling from a tower is a crash: 2d6 spread by the owner', () => {
  const match = table('invader movement', 'DRG 1310 N legs=12', 'city INF 2010')
  play(match, 'unit @1310', 'fall 1309 =1 2')
  expect(match.asked).toEqual({ decision: 'spread', seats: [0] })
  play(match, 'area head', 'area wings', 'area belly')
  expect(unitAt(match, '1309')).toBeDefined()
  const river = table('invader movement', 'DRG 1310 N legs=12', 'ORC 0403', 'city INF 2010')
  play(river, 'unit @1310', 'fall 1409')
  expect(unitAt(river, '1409')).toBeUndefined()
})

test('DR-2.12.1.7.2 a flyer that loses a wing group crashes', () => {
  const match = table('city missiles', 'DRG 1009 N flying belly=3', 'city ARH 1010')
  play(match, 'monster @1009', 'unit @1010 =6')
  expect(stateOf(match).damage.filter(points => points > 0)).toEqual([5])
})

test('DR-2.12.1.7.1 amok: it turns to the nearest enemy, must attack, and dies on 5+', () => {
  const match = table('invader movement', 'DRG 1010 S head=8', 'city INF 1009')
  expect(offered(match)).toEqual(['turn SE', 'turn SW'])
  play(match, 'turn SE', 'done') // the rest is forced: it turns on to face the enemy, and must attack it
  expect(offered(match)).toEqual(['beast @1010'])
  play(match, 'beast @1010', 'limb wings', 'limb wings', 'limb legs', 'strike =1', 'done =5')
  expect(stateOf(match).carcasses).toEqual([board.hex('1010')])
})

test('DR-2.12.1.8 a dead monster closes its hex and destroys its points', () => {
  const match = table('city melee', 'DRG 1009 N belly=5', 'ORC 0403', 'city HERO 1009', 'city INF 2010')
  play(match, 'monster @1009#1', 'unit @1009', 'area belly =4 1')
  expect(stateOf(match).carcasses).toEqual([board.hex('1009')])
  expect(stateOf(match).destroyed.reduce((a, b) => a + b)).toBe(2)
  expect(stateOf(match).marks[unitAt(match, '1009')]).toBe(1)
})

test('DR-2.12.3 a roc walks 2, bounds 4, flies 8, and may attack after landing', () => {
  const roc = { code: 'ROC', hex: '0512', facing: 'N' }
  expect(moves({ units: [roc], mode: 'walk' })['0510']).toBeDefined()
  expect(moves({ units: [roc], mode: 'walk' })['0509']).toBeUndefined()
  expect(moves({ units: [roc], mode: 'bound' })['0508']).toBeDefined()
  expect(moves({ units: [roc], mode: 'fly' })['0504']).toBeDefined()
  expect(moves({ units: [roc], mode: 'slither' })).toEqual({})
  const match = table('invader movement', 'ROC 0512 N flying', 'city INF 0511')
  play(match, 'unit @0512', 'land', 'done')
  play(match, 'hex 0511', 'beast @0512', 'limb legs', 'limb legs', 'strike =4')
  expect(unitAt(match, '0511')).toBeUndefined()
})

test('DR-2.12.4 a wurm walks 6, slithers, climbs on 4+ and overruns with 9', () => {
  const wurm = { code: 'WRM', hex: '0512', facing: 'N' }
  expect(moves({ units: [wurm], mode: 'walk' })['0506']).toBeDefined()
  expect(moves({ units: [wurm], mode: 'bound' })).toEqual({})
  expect(moves({ units: [wurm], mode: 'fly' })).toEqual({})
  const match = table('invader movement', 'WRM 0608 SE', 'city INF 2010')
  play(match, 'unit @0608')
  expect(offered(match, 'climb')).toEqual(['climb 0708', 'climb 0709'])
  play(match, 'climb 0709 =3')
  expect(unitAt(match, '0709')).toBeDefined()
})

test('DR-2.12.2 a young dragon walks 2, flies 4, bounds 3 and overruns nobody', () => {
  const young = { code: 'YDR', hex: '0512', facing: 'N' }
  expect(moves({ units: [young], mode: 'walk' })['0510']).toBeDefined()
  expect(moves({ units: [young], mode: 'walk' })['0509']).toBeUndefined()
  expect(moves({ units: [young], mode: 'fly' })['0508']).toBeDefined()
  expect(moves({ units: [young], mode: 'fly' })['0507']).toBeUndefined()
  const match = table('invader movement', 'YDR 1010 N', 'city INF 1009')
  play(match, 'unit @1010')
  expect(offered(match, 'overrun')).toEqual([])
})

test('DR-2.12.1.8 the last invader may still reach the goal with the points it falls on', () => {
  const fall = (goal: number) => {
    const match = table('city melee', 'DRG 1009 N belly=5', 'city HERO 1009', { goal, turn: 3 })
    play(match, 'monster @1009#1', 'unit @1009', 'area belly =4 6')
    return stateOf(match).core.result
  }
  expect(fall(2)).toMatchObject({ by: 'DR-2.3a', places: [1, 2] })
  expect(fall(3)).toMatchObject({ by: 'DR-2.6b', places: [2, 1] })
})

test('DR-2.5.5b a monster that crashes on the inner side of a gate holds it', () => {
  const match = table('invader movement', 'DRG 0707 N flying head=8', 'city INF 2010')
  expect(offered(match)).toEqual(['crash', 'land'])
  play(match, 'crash =1 1')
  expect(stateOf(match).holder[0]).toBe(0)
})
