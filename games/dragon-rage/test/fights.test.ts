import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { AREAS } from '../content/monsters.ts'
import { FIRST_MONSTER } from '../content/types.ts'
import { GRUDGE } from '../state.ts'
import { offered, passTo, play, refusal, stateOf, table, unitAt } from './table.ts'

const damage = (match: Parameters<typeof stateOf>[0], unit: number) =>
  stateOf(match).damage.slice((unit - FIRST_MONSTER) * AREAS, (unit - FIRST_MONSTER + 1) * AREAS)

/** Areas of a monster that a unit may strike at. */
function areas(monster: string, unit: string, ...more: (string | object)[]): string[] {
  const match = table('city melee', monster, `city ${unit}`, ...more)
  play(match, `monster @${monster.split(' ')[1]}`)
  play(match, offered(match, 'unit')[0])
  return match.asked!.decision === 'chooseArea' ? offered(match).map(choice => choice.slice(5)) : ['only one']
}

test('DR-2.12.1.7.1 without wings and legs the head is hit from all three front hexes', () => {
  expect(areas('DRG 1010 N wings=12 legs=12', 'INF 1009')).toEqual(['only one'])
  const side = (damaged: string) => {
    const match = table('city melee', `DRG 1010 N ${damaged}`, 'city INF 1110')
    return offered(match, 'monster').length
  }
  expect(side('wings=12 legs=12')).toBe(1)
  expect(side('wings=12 legs=11')).toBe(1)
  expect(areas('DRG 1010 N wings=11 legs=12', 'INF 1110')).toEqual(['only one'])
  const behind = table('city melee', 'DRG 1010 N wings=12 legs=12', 'ORC 0910', 'city INF 1011', 'city INF 0911')
  expect(offered(behind, 'monster')).toEqual([])
})

test('DR-2.12.1.7.2 DR-2.12.1.6 from a tower a monster is hit, and strikes, above', () => {
  const broken = { broken: ['0810-0710'] }
  expect(areas('DRG 0810 SE', 'INF 0710', broken)).toEqual(['head', 'wings'])
  const match = table('invader melee', 'DRG 0810 NW', 'city INF 0710', broken)
  play(match, 'hex 0710', 'beast @0810')
  expect(offered(match, 'limb')).toEqual(['limb head', 'limb wings'])
  const inside = table('invader melee', 'DRG 0710 SE', 'city INF 0810', broken)
  play(inside, 'hex 0810', 'beast @0710')
  expect(offered(inside, 'limb')).toEqual(['limb head', 'limb legs', 'limb wings'])
})

test('DR-2.12.3 a roc’s belly is hit from everywhere where the table has it so', () => {
  expect(areas('ROC 1010 N', 'INF 1011', { rulings: { rocBellyFrom: true } })).toEqual(['belly', 'legs'])
  expect(areas('ROC 1010 N', 'INF 1011')).toEqual(['only one'])
  expect(areas('DRG 1010 N', 'INF 1009', { rulings: { rocBellyFrom: true } })).toEqual(['head', 'legs'])
})

test('DR-2.12.3 a roc’s legs are 3 each when it has bounded or landed, else 1', () => {
  const attack = (...choices: string[]) => {
    const match = table('invader movement', 'ROC 1012 N', 'city INF 1009', 'city INF 1510')
    play(match, 'unit @1012', ...choices)
    if (match.asked!.decision === 'chooseMover') play(match, 'done')
    play(match, 'hex 1009', 'beast @1010', 'limb legs', 'limb legs')
    return told(play(match, 'strike =1'), 'struck')[0][2]
  }
  expect(attack('bound 1010')).toBe(6)
  const walked = table('invader melee', 'ROC 1010 N', 'city MIL 1009', 'city INF 1510')
  play(walked, 'hex 1009', 'beast @1010', 'limb legs', 'limb legs')
  expect(told(play(walked, 'strike =1'), 'struck')[0][2]).toBe(2)
})

test('DR-2.7.2c blows add up, overflow into the next group, and are lost beyond the last', () => {
  const match = table('city melee', 'DRG 1010 N legs=2 wings=11', 'city CAV 1011', 'city CAV 1111', 'city CAV 0911')
  const dragon = unitAt(match, '1010')
  play(match, 'monster @1010', 'unit @1011 =5')
  expect(damage(match, dragon)).toEqual([0, 11, 5, 0])
  const events = play(match, 'monster @1010', 'unit @1111', 'area wings =4')
  expect(damage(match, dragon)).toEqual([0, 12, 5, 0])
  expect(told(events, 'hurt')).toEqual([[dragon, 1, 1, 0]])
  const miss = play(match, 'monster @1010', 'unit @0911 =4')
  expect(told(miss, 'struckAt').map(args => args.slice(2))).toEqual([[2, 5, 0, 0]])
  expect(offered(match, 'monster')).toEqual([])
})

test('DR-2.7.1b two dice must reach eleven; a bonus counts there too', () => {
  const attack = (dice: string, more: object = {}) => {
    const match = table('city melee', 'TRL 1010', 'ORC 0403', 'city INF 1009', 'city WZD 1510', more)
    play(match, 'hex 1010', 'unit @1009')
    return told(play(match, `strike =${dice}`), 'attacked')[0].slice(1, 6)
  }
  expect(attack('5 5')).toEqual([2, 3, 11, 0, 0])
  expect(attack('5 6')).toEqual([2, 3, 11, 0, 1])
  expect(attack('5 5', { boost: { WZD_HUMAN: { hex: '1009', radius: 0 } } })).toEqual([2, 3, 11, 1, 1])
})

test('DR-2.7.1b certain and hopeless attacks take no dice', () => {
  const certain = table('invader melee', 'GNT 1010', 'city MIL 1009', 'city INF 1510')
  expect(told(play(certain, 'hex 1009', 'unit @1010', 'strike'), 'killed')).toHaveLength(1)
  const hopeless = table('city melee', 'GNT 0403', 'TRL 1010', 'city MIL 1009', 'city INF 1510')
  expect(told(play(hopeless, 'hex 1010', 'unit @1009', 'strike'), 'killed')).toEqual([])
})

test('DR-2.7.6.1c a volley kills everybody in the hex, or nobody; who shot shoots no more', () => {
  const begin = () =>
    table('city missiles', 'GOB 1010', 'WZD 1010', 'ORC 1011', 'city ARH 1009', 'city ARH 0910', 'city ARH 1110')
  const match = begin()
  play(match, 'hex 1010', 'unit @1009', 'unit @0910', 'unit @1110')
  const events = play(match, 'loose =6')
  expect(told(events, 'shot').map(args => args.slice(0, 6))).toEqual([[board.hex('1010'), 3, 3, 6, 0, 1]])
  expect(told(events, 'killed')).toHaveLength(2)
  expect(match.asked!.decision).not.toBe('nameShooters')
  const misses = begin()
  play(misses, 'hex 1010', 'unit @1009', 'unit @0910', 'unit @1110')
  expect(told(play(misses, 'loose =5'), 'killed')).toEqual([])
  const two = begin()
  play(two, 'hex 1010', 'unit @1009', 'unit @0910', 'loose')
  expect(two.asked!.decision).toBe('chooseTarget')
  play(two, 'hex 1010')
  expect(offered(two, 'unit')).toEqual(['unit @1110'])
  expect(refusal(two, 'unit @1009')).toBe('DR-2.7.6.1a')
})

test('DR-2.10.5.1 a hero doubles arrows too; DR-2.10.5.4 and helps them against monsters', () => {
  const match = table('city missiles', 'ORC 1010', 'city ARH 1009', 'city HERO 1009')
  play(match, 'hex 1010', 'unit @1009')
  expect(told(play(match, 'loose =6'), 'shot')[0].slice(1, 6)).toEqual([2, 2, 6, 0, 1])
  const monster = table('city missiles', 'GNT 1010', 'city ARH 1009', 'city HERO 1109')
  const giant = unitAt(monster, '1010')
  const events = play(monster, 'monster @1010', 'unit @1009 =5')
  expect(told(events, 'shotAt')).toEqual([[unitAt(monster, '1009'), giant, 0, 5, 1]])
  expect(damage(monster, giant)[0]).toBe(1)
})

test('DR-2.7.6.3 arrows at majors choose head, wings or legs; flyers take 2 in the belly, ballistae 2 anywhere', () => {
  const aim = (monster: string, shooter: string, ...more: string[]) => {
    const match = table('city missiles', monster, `city ${shooter}`, 'ORC 0403', ...more)
    play(match, 'monster @1010', `unit @${shooter.split(' ')[1]}`)
    return match
  }
  const match = aim('DRG 1010 N', 'ARH 1009', 'city ARH 1011')
  const dragon = unitAt(match, '1010')
  expect(offered(match)).toEqual(['area head', 'area legs', 'area wings'])
  play(match, 'area head =5')
  expect(damage(match, dragon)).toEqual([1, 0, 0, 0])
  const far = aim('DRG 1010 N head=8', 'ARH 1012', 'city ARH 1011')
  expect(offered(far)).toEqual(['area legs', 'area wings'])
  play(far, 'area legs =5')
  expect(damage(far, unitAt(far, '1010'))).toEqual([8, 0, 0, 0])
  const flyer = table('city missiles', 'DRG 1010 N flying', 'city ARH 1009', 'city ARH 1011', 'ORC 0403')
  play(flyer, 'monster @1010', 'unit @1009 =6')
  expect(damage(flyer, unitAt(flyer, '1010'))).toEqual([0, 0, 0, 2])
  const bolt = aim('DRG 1010 N', 'BAL 1008', 'city ARH 1011')
  play(bolt, 'area wings =5')
  expect(damage(bolt, unitAt(bolt, '1010'))).toEqual([0, 2, 0, 0])
  const serpent = table('city missiles', 'SER 1316', 'city ARH 1315', 'city ARH 1313', 'ORC 1312')
  play(serpent, 'monster @1316', 'unit @1315 =5')
  expect(damage(serpent, unitAt(serpent, '1316'))[0]).toBe(1)
})

test('DR-2.7.6.3 giants need a 6 unless the table says otherwise, T-rexes too', () => {
  const need = (monster: string, more: object = {}) => {
    const match = table('city missiles', `${monster} 1010`, 'city ARH 1009', more)
    return told(play(match, 'monster @1010', 'unit @1009 =1'), 'shotAt')[0][3]
  }
  expect([need('GNT'), need('TRX')]).toEqual([6, 6])
  expect(need('GNT', { rulings: { giantMissileNeed: 5 } })).toBe(5)
  expect(need('TRX', { rulings: { giantMissileNeed: 5 } })).toBe(5)
})

test('DR-2.7.6.1a who shot does not join a melee, who joined does not shoot again', () => {
  const match = table('city missiles', 'ORC 1010', 'city ARH 1009', 'city INF 1110')
  play(match, 'hex 1010', 'unit @1009', 'loose', 'done', 'hex 1010', 'unit @1110')
  expect(refusal(match, 'unit @1009')).toBe('DR-2.7.6.1a')
  const tower = table('city melee', 'ORC 0811', 'city ARH 0710', 'city INF 0810', 'city ARH 0812')
  play(tower, 'hex 0811', 'unit @0810')
  expect(offered(tower, 'unit')).toEqual(['unit @0710', 'unit @0812'])
})

test('DR-2.11.2.2 a serpent strikes at towers on the shore, and nobody strikes back from them', () => {
  const match = table('invader melee', 'SER 1409', 'city INF 1310', 'city INF 1510')
  expect(offered(match, 'hex')).toEqual(['hex 1310'])
  const back = table('city melee', 'SER 1409', 'ORC 1509', 'city INF 1310', 'city INF 1510')
  expect(offered(back, 'monster')).toEqual([])
})

test('DR-2.11.2.1 a serpent swims under a bridge with others on it, but not under another serpent', () => {
  const match = table('invader movement', 'SER 1411', 'city INF 1410', 'city INF 2010')
  play(match, 'unit @1411')
  expect(offered(match, 'hex')).toContain('hex 1410')
  const two = table('invader movement', 'SER 1411', 'SER 1410', 'city INF 2010')
  play(two, 'unit @1411')
  expect(refusal(two, 'hex 1410')).toBe('DR-2.11.2.1')
  const gone = table('invader movement', 'SER 1406', 'GNT 1407', 'city INF 2010', { bridgesGone: ['1407'] })
  play(gone, 'unit @1406')
  expect(refusal(gone, 'hex 1407')).toBe('DR-2.4.3a')
})

test('DR-2.11.3 a T-rex remembers who struck it, until its melee is over', () => {
  const match = table('city melee', 'TRX 1010', 'TRX 1013', 'city INF 1009', 'city INF 1012', { turn: 3 })
  play(match, 'monster @1010', 'unit @1009 =1')
  expect(stateOf(match).marks[unitAt(match, '1009')] & (GRUDGE | (GRUDGE << 1))).toBe(GRUDGE)
  passTo(match, 'invader', 'chooseFight')
  expect(offered(match)).toEqual(['hex 1009', 'hex 1012'])
  play(match, 'hex 1012')
  expect(refusal(match, 'unit @1010')).toBe('DR-2.7.1a')
  play(match, 'unit @1013', 'strike =1', 'unit @1010', 'strike =1')
  expect(stateOf(match).marks[unitAt(match, '1009')]).toBe(0)
})

test('DR-2.8.8d a bolt held back is gone when the melee is over', () => {
  const match = table('city magic', 'ORC 1010', 'city INF 1009', 'city WZD 0908', { turn: 2 })
  play(match, 'hold 1010')
  expect(stateOf(match).spellPoints[0]).toBe(7)
  passTo(match, 'invader', 'chooseMover')
  expect(stateOf(match).boltAt[0]).toBe(-1)
  const twice = table('city magic', 'TRL 1010', 'city INF 1009', 'city INF 1011', 'city WZD 0908')
  play(twice, 'hold 1010', 'done', 'hex 1010', 'unit @1009', 'bolt 0', 'strike =1', 'hex 1010', 'unit @1011')
  expect(refusal(twice, 'bolt 0')).toBe('DR-2.8.8d')
})

test('DR-2.4.7.2 an overrun kills, or the monster stands on the survivors and may go on', () => {
  const begin = () => table('invader movement', 'DRG 1010 N', 'city INF 1009', 'city HERO 1009', 'city INF 2010')
  const wins = begin()
  const events = play(wins, 'unit @1010', 'overrun 1009 =6')
  expect(told(events, 'overran')[0].slice(1)).toEqual([board.hex('1009'), 6, 5, 6, 1])
  expect([told(events, 'killed').length, told(events, 'wounded').length]).toEqual([1, 1])
  const loses = begin()
  const dragon = unitAt(loses, '1010')
  play(loses, 'unit @1010', 'overrun 1009 =5')
  expect(stateOf(loses).spent[dragon]).toBe(2)
  expect(offered(loses, 'step')).toEqual(['step 0909', 'step 1008', 'step 1109'])
  expect(offered(loses, 'rest', 'raze')).toEqual(['raze', 'rest'])
})

test('DR-2.12.1.6 each group strikes once a turn, over several hexes', () => {
  const match = table('invader melee', 'DRG 1010 N', 'city CAV 1009', 'city CAV 1011', 'city INF 1510')
  play(match, 'hex 1009', 'beast @1010', 'limb legs', 'limb legs', 'limb head', 'strike =1')
  play(match, 'hex 1011', 'beast @1010')
  expect(offered(match, 'limb')).toEqual(['limb legs'])
  play(match, 'limb legs', 'limb legs')
  expect(offered(match)).toEqual(['strike'])
})
