import { aid, choiceInWords, type Match, type Odds, readOption, writeOption } from '@hexarium/kernel'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { dragonRage } from '../index.ts'
import { offered, play, stateOf, table } from './table.ts'

/** The odds shown for the options of a kind that is offered now: what they come to, and the rule. */
function odds(match: Match, choice: string, place = 0): [chance: number, rule: string, ...args: number[]][] {
  const { decision, seats } = match.asked!
  const spec = dragonRage.decisions.get(decision)!
  const [kind, hex] = choice.split(' ')
  const choices = match.choices(seats[0]).filter(option => option.split(' ')[0] === kind)
  const value = hex ? board.hex(hex) : Number(choices[place].split(' ')[1] ?? 0)
  const found: Odds[] = dragonRage.odds!(stateOf(match), seats[0], spec, spec.kinds.indexOf(kind) * 2 ** 24 + value)
  return found.map(({ chance, rule, args }) => [Math.round(chance * 36), rule, ...args])
}

const chosen = (match: Match, ...choices: string[]): Match => {
  play(match, ...choices)
  return match
}

test('DR-2.7.1b the chance of a melee, in 36ths: doubled by a hero, helped by morale and lightning', () => {
  const melee = (...units: (string | object)[]) =>
    chosen(table('city melee', 'ORC 1010', 'city INF 1009', ...units), 'hex 1010', 'unit @1009')
  expect(odds(melee(), 'strike')).toEqual([[6, 'DR-2.7.1b', 2, 2, 0]])
  expect(odds(melee('city HERO 1009'), 'strike')).toEqual([[12, 'DR-2.7.1b', 4, 2, 0]])
  const boosted = melee('city WZD 0908', { boost: { WZD_HUMAN: { hex: '0908', radius: 2 } } })
  expect(odds(boosted, 'strike')).toEqual([[12, 'DR-2.7.1b', 2, 2, 1]])
  const match = table('city magic', 'ORC 1010', 'city INF 1009', 'city WZD 0908')
  play(match, 'hold 1010', 'done', 'hex 1010', 'unit @1009')
  expect(offered(match, 'bolt')).toEqual(['bolt 0'])
  expect(odds(chosen(match, 'bolt 0'), 'strike')).toEqual([[12, 'DR-2.7.1b', 4, 2, 0]])
})

test('DR-2.12.1.6 the chance of a monster’s blows, and DR-2.12.2.3 three times that against killers', () => {
  const maul = (foe: string) =>
    chosen(table('invader melee', 'DRG 1010 N', foe), 'hex 1009', 'beast @1010', 'limb head', 'limb wings')
  expect(odds(maul('city TRL 1009'), 'strike')).toEqual([[6, 'DR-2.12.1.6', 5, 3, 0]])
  expect(odds(maul('city TRL 1009 killer'), 'strike')).toEqual([[30, 'DR-2.12.1.6', 15, 3, 0]])
})

test('DR-2.7.6.1c DR-2.7.6.3 the chance of arrows', () => {
  const volley = table('city missiles', 'ORC 1010', 'city ARH 1009', 'city ARH 1008')
  expect(odds(chosen(volley, 'hex 1010', 'unit @1009', 'unit @1008'), 'loose')).toEqual([[6, 'DR-2.7.6.1c', 2, 2, 0]])
  const shot = (...units: string[]) =>
    chosen(table('city missiles', 'DRG 1010 N', 'city ARH 1009', ...units), 'monster @1010', 'unit @1009')
  expect(odds(shot(), 'area')).toEqual([[12, 'DR-2.7.6.3', 5]])
  expect(odds(shot('city HERO 1008'), 'area')).toEqual([[18, 'DR-2.7.6.3', 4]])
})

test('DR-2.7.2b DR-2.7.3 DR-2.10.5.5 the chance of a blow at a monster, and of the morale check before it', () => {
  const blow = (monster: string, ...more: (string | object)[]) =>
    chosen(table('city melee', monster, 'city INF 1009', ...more), 'monster @1010', 'unit @1009')
  expect(odds(blow('DRG 1010 SW'), 'area', 0)).toEqual([[18, 'DR-2.7.2b', 4]])
  expect(odds(blow('DRG 1010 SW'), 'area', 1)).toEqual([[12, 'DR-2.7.2b', 5]])
  const shaken = blow('DRG 1010 SW', { fallen: { HERO_HUMAN: 'city' } })
  expect(odds(shaken, 'area')).toEqual([
    [18, 'DR-2.10.5.5', 4],
    [18, 'DR-2.7.2b', 4],
  ])
})

test('DR-2.7.2b DR-2.7.6.3 where one area alone can be hit the odds are shown with the striker or marksman', () => {
  const melee = chosen(table('city melee', 'DRG 1010 N', 'city INF 1011', 'city INF 1009'), 'monster @1010')
  expect(odds(melee, 'unit', 0)).toEqual([[12, 'DR-2.7.2b', 5]])
  expect(odds(melee, 'unit', 1)).toEqual([])
  const giant = chosen(table('city melee', 'GNT 1010', 'city INF 1009'), 'monster @1010')
  expect(odds(giant, 'unit')).toEqual([[6, 'DR-2.7.3', 6]])
  const shots = (monster: string) =>
    odds(chosen(table('city missiles', monster, 'city ARH 1009'), 'monster @1010'), 'unit')
  expect(shots('DRG 1010 N flying')).toEqual([[6, 'DR-2.7.6.3', 6]])
  expect(shots('DRG 1010 N')).toEqual([])
  expect(shots('DRG 1010 N head=8 wings=12')).toEqual([[12, 'DR-2.7.6.3', 5]])
})

test('DR-2.12.1.5c the chance that fire destroys each unit: towers and killers, engines never escape', () => {
  const fire = (dragon: string, foe: string, ...units: (string | object)[]) =>
    odds(
      chosen(table('invader missiles', dragon, foe, ...units), `breathe @${dragon.split(' ')[1]}`),
      `hex ${foe.split(' ')[2]}`,
    ).flatMap(([chance, rule]) => (rule === 'DR-2.12.1.5d' ? [] : [[chance, rule]]))
  expect(fire('DRG 1010 N', 'city INF 1009', 'city MIL 1008')).toEqual([
    [24, 'DR-2.12.1.5c'],
    [30, 'DR-2.12.1.5c'],
  ])
  expect(fire('DRG 1010 N', 'city INF 1009 killer', 'city BAL 1008')).toEqual([
    [36, 'DR-2.12.1.5c'],
    [36, 'DR-2.12.1.5c'],
  ])
  expect(fire('YDR 1010 N', 'city INF 1009 killer', 'city BAL 1008')).toEqual([[12, 'DR-2.12.1.5c']])
  expect(fire('DRG 0810 NW', 'city INF 0710', { broken: ['0810-0710'] })).toEqual([[12, 'DR-2.12.1.5c']])
})

test('DR-2.4.7.2 the chance of an overrun', () => {
  const match = chosen(table('invader movement', 'DRG 1010 N', 'city INF 1009'), 'unit @1010')
  expect(odds(match, 'overrun')).toEqual([[18, 'DR-2.4.7.2', 6, 2, 0]])
  const killer = chosen(table('invader movement', 'DRG 1010 N', 'city INF 1009 killer'), 'unit @1010')
  expect(odds(killer, 'overrun')).toEqual([[36, 'DR-2.4.7.2', 18, 2, 0]])
})

test('DR-2.5.8 the chance to climb and to break; nothing is shown for what needs no roll', () => {
  const at = (position: string, ...units: (string | object)[]) =>
    chosen(table('invader movement', position, ...units), `unit @${position.split(' ')[1]}`)
  expect(odds(at('TRL 0608', 'city INF 0707'), 'climb 0708')).toEqual([[12, 'DR-2.5.8', 5]])
  expect(odds(at('TRL 0608', 'city INF 2010'), 'climb 0708')).toEqual([[18, 'DR-2.5.8', 4]])
  expect(odds(at('TRL 0606', 'city INF 0707'), 'breach')).toEqual([[6, 'DR-2.5.8', 10]])
  expect(odds(at('TRL 0606', 'city INF 2010'), 'breach')).toEqual([])
  expect(odds(at('WRM 0606 SE', 'city INF 0707'), 'breach')).toEqual([[10, 'DR-2.5.8', 9]])
})

test('DR-2.5.5.2a DR-2.5.5.2b the chance to ram a gate', () => {
  const ram = (dragon: string, guard: string) => chosen(table('invader movement', dragon, guard), 'unit @0606')
  expect(odds(ram('DRG 0606 SE', 'city INF 0707'), 'ram', 2)).toEqual([[18, 'DR-2.5.5.2a', 3]])
  expect(odds(ram('DRG 0606 SE', 'city INF 2010'), 'ram')).toEqual([])
  expect(odds(ram('DRG 0606 SE legs=12', 'city INF 0707'), 'ram')).toEqual([[3, 'DR-2.5.5.2b', 11]])
  expect(odds(ram('DRG 0606 SE legs=12', 'city INF 2010'), 'ram')).toEqual([[6, 'DR-2.5.5.2b', 6]])
})

test('DR-2.8.8d the chance of lightning alone', () => {
  const match = table('city magic', 'ORC 1010', 'city WZD 1009')
  expect(odds(match, 'lightning')).toEqual([[12, 'DR-2.8.8d', 4, 2, 0]])
  const dragon = table('city magic', 'DRG 1010 N', 'city WZD 1009')
  expect(odds(dragon, 'lightning')).toEqual([])
})

test('DR-2.11.2.2 the chance of a serpent at a guarded palisade', () => {
  const match = chosen(table('invader movement', 'SER 2109', 'city ORC 2009', { map: 'nurkott' }), 'unit @2109')
  expect(odds(match, 'pierce 2009')).toEqual([[10, 'DR-2.11.2.2', 9]])
  expect(odds(match, 'pierce 2010')).toEqual([])
})

/** What the odds of a choice are made of. */
function madeOf(match: Match, kind: string, value = 0): [key: string, value: number][] {
  const { decision, seats } = match.asked!
  const spec = dragonRage.decisions.get(decision)!
  const [found] = dragonRage.odds!(stateOf(match), seats[0], spec, spec.kinds.indexOf(kind) * 2 ** 24 + value)
  return found.factors!.map(factor => [factor.key, factor.value])
}

test('DR-2.7.5 an attack is said with attackers, defenders, column and help', () => {
  const match = table('city melee', 'ORC 1010', 'city INF 1009', 'city WZD 0908', {
    boost: { WZD_HUMAN: { hex: '0908', radius: 2 } },
  })
  play(match, 'hex 1010', 'unit @1009')
  expect(madeOf(match, 'strike')).toEqual([
    ['attacker', 2],
    ['defender', 2],
    ['column', 6],
    ['morale', -1],
  ])
})

test('DR-2.12.1.6 blows of a monster are said limb by limb', () => {
  const match = chosen(
    table('invader melee', 'DRG 1010 N', 'city TRL 1009'),
    'hex 1009',
    'beast @1010',
    'limb head',
    'limb wings',
  )
  expect(madeOf(match, 'strike').filter(([key]) => key === 'limb')).toHaveLength(2)
  expect(madeOf(match, 'strike').reduce((sum, [key, value]) => sum + (key === 'limb' ? value : 0), 0)).toBe(5)
})

test('DR-2.12.1.5d fire says which points burn for certain, and where it would burn nothing', () => {
  const match = chosen(table('invader missiles', 'DRG 1012 N', 'city INF 1009'), 'breathe @1012')
  const burns = match.choices(match.asked!.seats[0]).flatMap((option, place) => {
    const [, hex] = option.split(' ')
    return hex === undefined ? [] : odds(match, 'hex', place).filter(([, rule]) => rule === 'DR-2.12.1.5d')
  })
  expect(burns.length).toBeGreaterThan(0)
  for (const [chance, , ...args] of burns) expect(args.length).toBe(chance === 36 ? 2 : 0)
})

test('DR-2.12.1.5e how many breaths a dragon has left stands beside the choice, and whether one could burn anything at all', () => {
  const facingNothing = table('invader missiles', 'DRG 2410 NE')
  expect(odds(facingNothing, 'breathe')).toEqual([[0, 'DR-2.12.1.5d']])
  const match = table('invader missiles', 'DRG 1012 N', 'city INF 1009')
  expect(odds(match, 'breathe')).toEqual([])
  const { decision, seats } = match.asked!
  const spec = dragonRage.decisions.get(decision)!
  const option = readOption(spec, match.choices(seats[0]).find(choice => choice.startsWith('breathe'))!)!
  const inWords = (['en', 'de', 'fr'] as const).map(language =>
    choiceInWords(dragonRage, language, dragonRage.view(stateOf(match), seats[0]), decision, option, seats[0]),
  )
  expect(inWords).toEqual([
    'Dragon 1 on 1012 breathes fire (2 left)',
    'Drachenfeuer: Drache 1 auf 1012 (noch 2)',
    expect.stringMatching(/^Souffle\s: Dragon 1 en 1012 \(encore 2\)$/),
  ])
})

test('DR-2.12.1.6 who wishes it strikes with every group of a monster: the table names them one by one', () => {
  const match = chosen(table('invader melee', 'DRG 1010 N', 'city TRL 1009'), 'hex 1009', 'beast @1010')
  const named: string[] = []
  while (match.asked?.decision === 'chooseLimbs' && named.at(-1) !== 'strike') {
    const decision = dragonRage.decisions.get('chooseLimbs')!
    const seat = match.asked.seats[0]
    named.push(writeOption(decision, aid(dragonRage, match.state, seat, 'limbs').habits['allLimbs']))
    if (named.at(-1) !== 'strike') match.play(seat, named.at(-1)!)
  }
  expect(named.length).toBeGreaterThan(3)
  expect(offered(match, 'limb')).toEqual([])
})
