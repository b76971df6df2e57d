import { Match, must } from '@hexarium/kernel'
import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { answer } from '../answers/index.ts'
import { board } from '../content/board.ts'
import { ELOWYN_UNIT } from '../content/types.ts'
import { dragonRage } from '../index.ts'
import { AWAY, CAPTIVE, DEAD_AT_START, INVADER, SAFE } from '../state.ts'
import { offered, passTo, play, refusal, stateOf, table, unitAt } from './table.ts'

const elowynAt = (match: Match) => board.labels[stateOf(match).at[ELOWYN_UNIT]]

test('DR-1.1 a unit’s own rule overrides the general one: minor monsters are hit on 5+, giants only on 6', () => {
  const ask = (code: string, hex: string, from: string) =>
    answer({
      ask: 'strike',
      map: 'esirien',
      units: [
        { code: 'INF', hex: from, side: 'city' },
        { code, hex },
      ],
      unit: 0,
      target: 1,
    })
  expect(ask('SER', '1316', '1315')).toMatchObject({ value: { areas: { body: { need: '5' } } } })
  expect(ask('GNT', '1010', '1009')).toMatchObject({ value: { areas: { body: { need: '6' } } } })
})

test('DR-2.10.2 infantry has no special rules: it strikes at a dragon without a hero', () => {
  const match = table('city melee', 'DRG 1010 N', 'city INF 1009', 'city MIL 1011')
  play(match, 'monster @1010')
  expect(offered(match)).toEqual(['unit @1009'])
})

test('DR-2.10.4 archers need no morale check to shoot, though all heroes are dead', () => {
  const match = table('invader melee', 'GNT 1010', 'city HERO 1009 wounded', 'city ARH 1011')
  play(match, 'hex 1009', 'unit @1010', 'strike =6')
  passTo(match, 'city', 'chooseTarget')
  expect(told(play(match, 'monster @1010', 'unit @1011 =6'), 'morale')).toEqual([])
})

test('DR-2.10.5.5 DR-2.8.5d without heroes a unit checks morale before it strikes at a monster; boosted it has +1', () => {
  const match = table('invader melee', 'GNT 1010', 'city HERO 1009 wounded', 'city INF 1011', 'city WZD 1212')
  play(match, 'hex 1009', 'unit @1010', 'strike =6')
  passTo(match, 'city', 'chooseFight')
  expect(told(play(match, 'monster @1010', 'unit @1011 =3'), 'morale')).toEqual([[unitAt(match, '1011'), 4, 0]])
  expect(match.asked!.seats).toEqual([0])
  const boosted = table('invader melee', 'GNT 1010', 'city HERO 1009 wounded', 'city INF 1011', 'city WZD 1212', {
    boost: { WZD_HUMAN: { hex: '1212', radius: 2 } },
  })
  play(boosted, 'hex 1009', 'unit @1010', 'strike =6')
  passTo(boosted, 'city', 'castSpell')
  play(boosted, 'boost 2')
  passTo(boosted, 'city', 'chooseFight')
  expect(told(play(boosted, 'monster @1010', 'unit @1011 =3 1'), 'morale')).toEqual([[unitAt(boosted, '1011'), 3, 1]])
})

test('DR-2.10.7b Elowyn on a road that leaves the map is saved: the invader loses 3', () => {
  const match = table('city movement', 'ORC 2010', 'city ELOWYN 0504')
  play(match, `unit ${ELOWYN_UNIT}`, 'hex 0403')
  expect(stateOf(match)).toMatchObject({ bonus: -3, elowyn: SAFE })
})

test('DR-2.10.7b on the pier at the start of a turn with reinforcements she takes ship', () => {
  const match = table('city melee', 'ORC 2010', 'city ELOWYN 1516', 'city INF 1710', { turn: 9 })
  passTo(match, 'invader', 'chooseMover')
  expect(stateOf(match)).toMatchObject({ turn: 10, bonus: -3, elowyn: SAFE })
})

test('DR-2.10.7a killed she is worth 2; once she has left the citadel it is worth 4', () => {
  const match = table('invader movement', 'DRG 1908 S', 'city ELOWYN 1911', 'city INF 0808')
  expect(stateOf(match).elowyn).toBe(AWAY)
  play(match, 'unit @1908', 'bound 1910')
  expect(stateOf(match).destroyed[0]).toBe(4)
  const dead = table('invader melee', 'DRG 1009 S', 'city ELOWYN 1010 wounded', 'city INF 0808')
  play(dead, 'hex 1010', 'beast @1009', 'limb head', 'limb wings', 'limb wings', 'limb legs', 'strike =4')
  expect(stateOf(dead).bonus).toBe(2)
})

test('DR-2.10.7a killed in the citadel she has not left it', () => {
  const match = table('invader missiles', 'DRG 1909 S', 'city ELOWYN 1910 wounded', 'city INF 0808', {
    broken: ['1910-1911'],
  })
  const inside = table('invader missiles', 'DRG 1911 N', 'city ELOWYN 1910 wounded', 'city INF 0808', {
    broken: ['1910-1911'],
  })
  expect(offered(match, 'breathe')).toHaveLength(1)
  play(inside, 'breathe @1911', 'hex 1910 =1')
  expect(stateOf(inside)).toMatchObject({ bonus: 2, elowyn: DEAD_AT_START })
  expect(stateOf(inside).destroyed[0]).toBe(5)
})

test('DR-2.10.7d in her cage her death is worth nothing to anybody', () => {
  const match = table('invader missiles', 'DRG 1407 S', 'captive ELOWYN 1408 wounded', 'city ORC 2006', {
    map: 'nurkott',
  })
  play(match, 'breathe @1407', 'hex 1408 =1')
  expect(stateOf(match)).toMatchObject({ bonus: 0, elowyn: DEAD_AT_START })
})

test('DR-2.10.7d DR-2.6f on Nurkott a human in her hex frees her; the invader wins if she leaves by a road', () => {
  const match = table('invader movement', 'INF 1407', 'captive ELOWYN 1408', 'city ORC 2006', { map: 'nurkott' })
  expect(stateOf(match).owner[ELOWYN_UNIT]).toBe(CAPTIVE)
  play(match, 'unit @1407', 'hex 1408')
  expect(stateOf(match).owner[ELOWYN_UNIT]).toBe(INVADER)
  const exit = table('invader movement', 'INF 1407', 'ELOWYN 0302', 'city ORC 2006', { map: 'nurkott' })
  play(exit, `unit ${ELOWYN_UNIT}`, 'hex 0202')
  expect(stateOf(exit).core.result).toMatchObject({ by: 'DR-2.10.7d', places: [1, 2] })
})

test('DR-2.10.7d killed after being freed she costs the invader 2', () => {
  const match = table('city melee', 'ELOWYN 1010 wounded', 'INF 0202', 'city TRL 0910', 'city TRL 1009', {
    map: 'nurkott',
    goal: 30,
  })
  const [hex] = offered(match, 'hex')
  play(match, hex, 'unit @0910', 'unit @1009', 'strike =4')
  expect(stateOf(match).bonus).toBe(-2)
})

test('DR-2.10.7e led by an orc she follows him; alone she runs for an exit', () => {
  const match = table('city movement', 'DRG 0202 SE', 'city ELOWYN 1408', 'city ORC 1408', 'city ORC 2006', {
    map: 'nurkott',
  })
  expect(refusal(match, `unit ${ELOWYN_UNIT}`)).toBe('DR-2.10.7e')
  const [orc] = match.choices(1).filter(choice => choice.startsWith('unit'))
  play(match, orc)
  expect(offered(match, 'lead')).toContain('lead 1407')
  play(match, 'lead 1307')
  expect(elowynAt(match)).toBe('1307')
  const alone = table('city movement', 'DRG 0705 SE', 'city ELOWYN 1304', 'city ORC 2006', { map: 'nurkott' })
  expect(elowynAt(alone)).toBe('0902')
})

test('DR-2.11.4 DR-2.8.9b an elemental fights and is fought on the table, and rolls to hit monsters', () => {
  const match = table('city melee', 'ORC 1010', 'GNT 1111', 'city ELM 1110', 'city WZD 1109')
  expect(offered(match)).toEqual(['done', 'hex 1010', 'monster @1111'])
  play(match, 'monster @1111', 'unit @1110 =6')
  expect(stateOf(match).damage.filter(points => points > 0)).toEqual([5])
  const fought = table('invader melee', 'GNT 1111', 'city ELM 1110', 'city WZD 1109')
  expect(offered(fought)).toContain('hex 1110')
})

test('DR-2.8.9 five points, and the elemental stands 1–2 hexes away', () => {
  const match = table('city magic', 'ORC 0403', 'city WZD 1010')
  expect(refusal(match, 'summon 1010')).toBe('DR-2.8.9a')
  expect(refusal(match, 'summon 1007')).toBe('DR-2.8.9a')
  play(match, 'summon 1008')
  expect(stateOf(match).spellPoints[0]).toBe(5)
})

test('DR-2.8.8a lightning hits one unit of the hex, as the caster likes', () => {
  const match = table('city magic', 'GNT 1010', 'WZD 1010', 'city WZD 1011')
  expect(offered(match, 'lightning')).toEqual(['lightning @1010', 'lightning @1010'])
})

test('DR-2.8.7e nobody lands on a dock in a whirlwind', () => {
  const match = table('city reinforcements', 'ORC 0403', 'city WZD 1009', {
    turn: 10,
    whirlwind: { WZD_HUMAN: '0815' },
  })
  expect(offered(match)).not.toContain('hex 0815')
  expect(refusal(match, 'hex 0815')).toBe('DR-2.8.7e')
})

test('DR-2.11 DR-2.11.2 a serpent has 15 points and one area; dead it leaves nothing behind', () => {
  const match = table('city missiles', 'SER 1316 hits=14', 'ORC 0403', 'city ARH 1315')
  play(match, 'monster @1316', 'unit @1315 =5')
  expect(unitAt(match, '1316')).toBeUndefined()
  expect(stateOf(match).carcasses).toEqual([])
})

test('DR-2.9f a table may agree on another rhythm of reinforcements', () => {
  const settings = { reinforceFirst: 3, reinforceEvery: 2 }
  const match = must(Match.open(dragonRage, { seats: ['Ann', 'Ben'], dice: { seed: 'test' }, settings }))
  expect(stateOf(match)).toMatchObject(settings)
})
