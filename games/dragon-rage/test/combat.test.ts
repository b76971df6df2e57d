import { expect, test } from 'vitest'
import { answer } from '../answers/index.ts'
import { offered, passTo, play, refusal, stateOf, table, unitAt } from './table.ts'

function ask(question: object): Record<string, unknown> {
  const outcome = answer({ map: 'esirien', unit: 0, ...question })!
  if (!outcome.ok) throw new Error(outcome.problem.text)
  return outcome.value as Record<string, unknown>
}

const sight = (from: string, to: string, more: object = {}) =>
  ask({ ask: 'sight', units: [{ code: 'ARH', hex: from, side: 'city' }], hex: to, ...more })

test('DR-2.7.1a DR-2.7.1b DR-2.7.1d units combine on one hex; a group falls together', () => {
  const match = table('city melee', 'ORC 1010', 'GOB 1012', 'city INF 1009', 'city CAV 1110')
  play(match, 'hex 1010', 'unit @1009', 'unit @1110')
  const told = play(match, 'strike =5').find(({ kind }) => kind === 'attacked')!
  expect(told.args.slice(1, 6)).toEqual([5, 2, 5, 0, 1])
  expect(unitAt(match, '1010')).toBeUndefined()
})

test('DR-2.7.1c each unit attacks once a turn, in the order its player likes', () => {
  const match = table('city melee', 'ORC 1010', 'ORC 1008', 'city INF 1009', 'city CAV 0908')
  play(match, 'hex 1010', 'unit @1009', 'strike =1')
  expect(offered(match)).toEqual(['done', 'hex 1008'])
  play(match, 'hex 1008')
  expect(refusal(match, 'unit @1009')).toBe('DR-2.7.1d')
})

test('DR-2.7.1.3 no melee across walls or into towers, but through a broken entrance', () => {
  const shut = table('invader melee', 'ORC 0606', 'city INF 0707')
  expect(shut.asked!.seats).toEqual([1])
  const open = table('invader melee', 'ORC 0606', 'city INF 0707', { broken: ['0707-0606'] })
  expect(offered(open)).toEqual(['done', 'hex 0707'])
})

test('DR-2.7.1f major monsters never combine with others', () => {
  const match = table('invader melee', 'DRG 1010 N', 'ORC 0909', 'city INF 1009')
  play(match, 'hex 1009', 'unit @0909')
  expect(offered(match, 'beast')).toEqual([])
  expect(refusal(match, 'beast @1010')).toBe('DR-2.7.1f')
})

test('DR-2.12.1.6 arcs: eleven ahead, six at a front side without… legs all round', () => {
  const strike = (target: string) =>
    (ask({ ask: 'strike', units: [{ code: 'DRG', hex: '1010', facing: 'N' }] })['hexes'] as Record<string, object>)[
      target
    ]
  expect(strike('1009')).toEqual({ head: 3, wings: 4, legs: 4 })
  expect(strike('1110')).toEqual({ head: 3, wings: 4, legs: 4 })
  expect(strike('1011')).toEqual({ legs: 4 })
  expect(strike('1010')).toEqual({ head: 3, legs: 4 })
})

test('DR-2.12.1.6 each group attacks once a turn; two monsters attack different hexes', () => {
  const match = table('invader melee', 'DRG 1010 N', 'DRG 1008 S', 'city INF 1009', 'city INF 1110')
  play(match, 'hex 1009', 'beast @1010', 'limb head', 'limb wings', 'strike =1')
  play(match, 'hex 1009')
  expect(offered(match, 'beast')).toEqual(['beast @1010'])
  play(match, 'beast @1010')
  expect(offered(match, 'limb')).toEqual(['limb legs', 'limb wings'])
})

test('DR-2.7.2a DR-2.7.2b DR-2.12.1.7.1 DR-2.12.1.7.2 DR-2.12.1.7.4 where a dragon is hit, and on what', () => {
  const hit = (hex: string, code = 'INF') =>
    ask({
      ask: 'strike',
      units: [
        { code, hex, side: 'city' },
        { code: 'DRG', hex: '1010', facing: 'N' },
      ],
      target: 1,
    })['areas']
  expect(hit('1009')).toEqual({ head: { need: '6', damage: 2 }, legs: { need: '5', damage: 2 } })
  expect(hit('1110')).toEqual({ wings: { need: '4', damage: 2 }, legs: { need: '5', damage: 2 } })
  expect(hit('1011')).toEqual({ legs: { need: '5', damage: 2 } })
  expect(hit('1010', 'HERO')).toEqual({ legs: { need: '4', damage: 3 }, belly: { need: '3', damage: 3 } })
})

test('DR-2.7.2a flying monsters are not struck at', () => {
  const units = [
    { code: 'INF', hex: '1009', side: 'city' },
    { code: 'DRG', hex: '1010', flying: true },
  ]
  expect(ask({ ask: 'strike', units, target: 1 })).toMatchObject({ may: false, rule: 'DR-2.7.2a' })
})

test('DR-2.7.2c damage fills group after group and is lost beyond the last', () => {
  const match = table('city melee', 'DRG 1010 N legs=11', 'city INF 1009', 'city CAV 1011')
  play(match, 'monster @1010', 'unit @1011 =5')
  expect(stateOf(match).damage.filter(points => points > 0)).toEqual([12])
})

test('DR-2.7.3 DR-2.11.1 minor monsters: 5+, giants only on 6; damage is the strength', () => {
  const need = (code: string) => {
    const units = [
      { code: 'INF', hex: '1009', side: 'city' },
      { code, hex: '1010' },
    ]
    return ask({ ask: 'strike', units, target: 1 })['areas']
  }
  expect(need('GNT')).toEqual({ body: { need: '6', damage: 2 } })
  expect(need('TRX')).toEqual({ body: { need: '6', damage: 2 } })
  const match = table('city melee', 'GNT 1010 hits=8', 'ORC 0403', 'city INF 1009')
  play(match, 'monster @1010', 'unit @1009 =6')
  expect(unitAt(match, '1010')).toBeUndefined()
})

test('DR-2.11.3 a T-rex that was attacked must attack an attacker', () => {
  const match = table('city melee', 'TRX 1010', 'city INF 1009', 'city MIL 1011', 'city HERO 1012', { turn: 2 })
  play(match, 'monster @1010', 'unit @1009 =1', 'done')
  passTo(match, 'invader', 'chooseMover')
  play(match, 'done')
  expect(offered(match)).toEqual(['unit @1010'])
})

test('DR-2.10.1 militia strikes at monsters only under a hero or boosted', () => {
  const alone = [
    { code: 'MIL', hex: '1009', side: 'city' },
    { code: 'DRG', hex: '1010', facing: 'N' },
  ]
  expect(ask({ ask: 'strike', units: alone, target: 1 })).toMatchObject({ may: false, rule: 'DR-2.10.1' })
  const led = [...alone, { code: 'HERO', hex: '1008', side: 'city' }]
  expect(ask({ ask: 'strike', units: led, target: 1 })['areas']).toMatchObject({ head: { need: '5' } })
  const wounded = [...alone, { code: 'HERO', hex: '1008', side: 'city', wounded: true }]
  expect(ask({ ask: 'strike', units: wounded, target: 1 })['areas']).toMatchObject({ head: { need: '6' } })
})

test('DR-2.10.5.1 an unwounded hero doubles the unit in his hex, not against major monsters', () => {
  const match = table('city melee', 'ORC 1010', 'city INF 1009', 'city HERO 1009')
  play(match, 'hex 1010', 'unit @1009', 'unit @1009#1')
  expect(play(match, 'strike =1').find(({ kind }) => kind === 'attacked')!.args[1]).toBe(7)
})

test('DR-2.10.5.3 the first kill wounds a hero, the second kills him', () => {
  const match = table('invader melee', 'DRG 1010 N', 'city HERO 1009', 'city INF 2010')
  play(match, 'hex 1009', 'beast @1010', 'limb head', 'limb wings', 'limb wings', 'strike =5')
  expect(stateOf(match).marks[unitAt(match, '1009')]).toBe(1)
  play(match, 'hex 1009', 'beast @1010', 'limb legs', 'limb legs', 'limb legs', 'limb legs', 'strike =6')
  expect(unitAt(match, '1009')).toBeUndefined()
})

test('DR-2.10.5.4 +1 beside a hero; the hero himself only against major monsters', () => {
  const hero = [
    { code: 'HERO', hex: '1009', side: 'city' },
    { code: 'GNT', hex: '1010' },
  ]
  expect(ask({ ask: 'strike', units: hero, target: 1 })['areas']).toMatchObject({ body: { need: '6' } })
  const beside = [
    { code: 'INF', hex: '1009', side: 'city' },
    { code: 'GNT', hex: '1010' },
    { code: 'HERO', hex: '0909', side: 'city' },
  ]
  expect(ask({ ask: 'strike', units: beside, target: 1 })['areas']).toMatchObject({ body: { need: '5' } })
})

test('DR-2.10.6 a wizard counts in defence only', () => {
  const match = table('city melee', 'ORC 1010', 'city WZD 1009', 'city INF 0910')
  play(match, 'hex 1010')
  expect(offered(match, 'unit')).toEqual(['unit @0910'])
})

test('DR-2.7.6.1b range 2; 3 from a tower, but not at towers or flyers', () => {
  expect(sight('1010', '1008')).toMatchObject({ may: true, range: 2 })
  expect(sight('1010', '1007')).toMatchObject({ may: false, rule: 'DR-2.7.6.1b' })
  expect(sight('0710', '0810')).toMatchObject({ may: true, range: 3 })
  expect(sight('0710', '1009')).toMatchObject({ may: true, distance: 3 })
  const flyer = {
    hex: undefined,
    units: [
      { code: 'ARH', hex: '0710', side: 'city' },
      { code: 'DRG', hex: '1009', flying: true },
    ],
    target: 1,
  }
  expect(ask({ ask: 'sight', ...flyer })).toMatchObject({ may: false, range: 2 })
})

test('DR-2.7.6.2a DR-2.7.6.2b walls stop arrows; from towers, at towers and at flyers they do not', () => {
  expect(sight('0708', '0608')).toMatchObject({ may: false, rule: 'DR-2.7.6.2b' })
  expect(sight('0710', '0610')).toMatchObject({ may: true })
  expect(sight('0712', '0710')).toMatchObject({ may: true })
  expect(sight('0708', '0607')).toMatchObject({ may: false })
})

test('DR-2.7.6.2c DR-2.7.6.2f through an open entrance only the hex behind it is shot at', () => {
  expect(sight('0707', '0606')).toMatchObject({ may: false })
  expect(sight('0707', '0606', { broken: ['0707-0606'] })).toMatchObject({ may: true })
  expect(sight('0707', '0506', { broken: ['0707-0606'] })).toMatchObject({ may: false })
})

test('DR-2.7.6.2d DR-2.7.6.2e houses do not stop arrows; lines along and through corners follow the walls', () => {
  expect(sight('1009', '1011')).toMatchObject({ may: true })
  expect(sight('0709', '0711')).toMatchObject({ may: false })
})

test('DR-2.1.2e DR-2.7.6.2g on Nurkott archers shoot through the planks of their own hex', () => {
  const goblin = (from: string, to: string) =>
    ask({ ask: 'sight', map: 'nurkott', units: [{ code: 'GOB', hex: from, side: 'city' }], hex: to })
  expect(goblin('1206', '1106')).toMatchObject({ may: true })
  expect(goblin('1206', '1006')).toMatchObject({ may: true })
  expect(goblin('1306', '1106')).toMatchObject({ may: false })
})

test('DR-2.7.6.1a DR-2.7.6.1c archers shoot together as a separate attack, or join a melee', () => {
  const match = table('city missiles', 'ORC 1010', 'city ARH 1008', 'city ARH 1012', 'city INF 1009')
  play(match, 'hex 1010', 'unit @1008', 'unit @1012')
  expect(
    play(match, 'loose =1')
      .find(({ kind }) => kind === 'shot')!
      .args.slice(1, 4),
  ).toEqual([2, 2, 6])
  const joined = table('city melee', 'ORC 1010', 'city ARH 1008', 'city INF 1009')
  play(joined, 'hex 1010')
  expect(refusal(joined, 'unit @1008')).toBe('DR-2.7.6.1a')
  play(joined, 'unit @1009', 'unit @1008')
  expect(play(joined, 'strike =1').find(({ kind }) => kind === 'attacked')!.args[1]).toBe(3)
})

test('DR-2.7.6.3 arrows at monsters: 5+ next to them, else 6; flyers take 2 in the belly', () => {
  const need = (hex: string, more: object = {}) => {
    const units = [
      { code: 'ARH', hex, side: 'city' },
      { code: 'DRG', hex: '1010', facing: 'N', ...more },
    ]
    return ask({ ask: 'sight', units, target: 1 })['need']
  }
  expect([need('1009'), need('1008'), need('1009', { flying: true })]).toEqual(['5', '6', '6'])
  const units = [
    { code: 'ARH', hex: '1009', side: 'city' },
    { code: 'GNT', hex: '1010' },
  ]
  expect(ask({ ask: 'sight', units, target: 1 })['need']).toBe('6')
  expect(ask({ ask: 'sight', units, target: 1, rulings: { giantMissileNeed: 5 } })['need']).toBe('5')
})

test('DR-2.10.8 ballistae hit on 4+, 5+ and 6; catapults shoot indirectly from range 2', () => {
  const engine = (code: string, hex: string) => {
    const units = [
      { code, hex, side: 'city' },
      { code: 'DRG', hex: '1010', facing: 'N' },
    ]
    return ask({ ask: 'sight', units, target: 1 })
  }
  expect(['1009', '1008', '1007'].map(hex => engine('BAL', hex)['need'])).toEqual(['4', '5', '6'])
  expect(engine('CAT', '1009')).toMatchObject({ may: false })
  expect(engine('CAT', '0709')).toMatchObject({ may: true, need: '6' })
})

test('DR-2.11.2.3 serpents are shot at only near the shore', () => {
  const units = (hex: string) => [
    { code: 'ARH', hex: '1315', side: 'city' },
    { code: 'SER', hex },
  ]
  expect(ask({ ask: 'sight', units: units('1316'), target: 1 })).toMatchObject({ may: true, need: '5' })
  expect(ask({ ask: 'sight', units: units('1317'), target: 1 })).toMatchObject({ may: false, rule: 'DR-2.11.2.3' })
})

test('DR-2.12.1.5b DR-2.12.1.5c DR-2.12.1.5d fire: two hexes in line, everybody escapes or dies, points burn', () => {
  const match = table('invader missiles', 'DRG 1010 N', 'city INF 1009', 'city MIL 1008', 'city INF 2010')
  play(match, 'breathe @1010')
  expect(offered(match, 'hex')).toEqual(['hex 0910', 'hex 1009', 'hex 1110'])
  play(match, 'hex 1009 =5 5')
  expect(unitAt(match, '1009')).toBeDefined()
  expect(unitAt(match, '1008')).toBeUndefined()
  expect(stateOf(match).destroyed.reduce((a, b) => a + b)).toBe(2)
})

test('DR-2.12.1.5a DR-2.12.1.5e fire twice a game, not with the head afterwards, in flight only at towers', () => {
  const spent = table('invader missiles', 'DRG 1010 N fires=2', 'city INF 1009')
  expect(spent.asked!.decision).toBe('chooseFight')
  const aloft = table('invader missiles', 'DRG 1309 S flying', 'city INF 1310')
  play(aloft, 'breathe @1309')
  expect(offered(aloft, 'hex')).toEqual(['hex 1310'])
  const fired = table('invader missiles', 'DRG 1010 N', 'city INF 1110')
  play(fired, 'breathe @1010', 'hex 1009', 'done', 'hex 1110', 'beast @1010')
  expect(offered(fired, 'limb')).toEqual(['limb legs', 'limb wings'])
})

test('DR-2.12.2.3 who kills a young dragon is a killer: tripled attacks, −2 against fire', () => {
  const match = table('city melee', 'YDR 1009 N belly=2', 'DRG 1011 N', 'city HERO 1009', 'city INF 2010', { turn: 2 })
  play(match, 'monster @1009#1', 'unit @1009', 'area belly =3 6')
  expect(stateOf(match).marks[unitAt(match, '1009')] & 4).toBe(4)
  const fire = table('invader melee', 'DRG 1010 N', 'city CAV 1009 killer', 'city INF 2010')
  play(fire, 'hex 1009', 'beast @1010', 'limb head')
  expect(play(fire, 'strike =1').find(({ kind }) => kind === 'struck')!.args[2]).toBe(9)
})
