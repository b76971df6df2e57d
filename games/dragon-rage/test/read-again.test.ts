import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { maps, NURKOTT } from '../content/maps.ts'
import { areaNames, sheets } from '../content/monsters.ts'
import { EARTH_UNIT, FIRST_MAJOR, firstOf, typeOf, types } from '../content/types.ts'
import { offered, passTo, play, refusal, stateOf, table } from './table.ts'

// Sections 2.7 to 2.12 and 3 of the manuals, read sentence by sentence once more.

const foe = 'city INF 2010'
const razed = (match: ReturnType<typeof table>) => stateOf(match).destroyed.filter(points => points > 0)

test('DR-2.3c a turn or a blow at a gate leaves the points of the hex standing, unless the table counts every MP spent there', () => {
  const after = (monster: string, choice: string, rulings: object = {}) => {
    const match = table('invader movement', monster, 'ORC 0403', foe, { rulings })
    play(match, `unit @${monster.split(' ')[1]}`, choice)
    return razed(match)
  }
  const any = { anyMpRazes: true }
  expect([after('DRG 1009 N', 'turn NE'), after('DRG 1009 N', 'turn NE', any)]).toEqual([[], [2]])
  const inTower = (rulings: object) => after('DRG 1310 SE', 'ram 1', rulings)
  expect([inTower({}), inTower(any)].map(points => points.length)).toEqual([0, 1])
  // slithering takes no MP, nor does the free turn before a step
  expect(after('DRG 1009 N', 'coil NE', any)).toEqual([])
  expect(after('DRG 1009 N', 'step 1109', any)).toEqual([])
})

test('DR-2.12.2.3 killers are worse off against the fire of full dragons alone', () => {
  const need = (dragon: string, killer: string) => {
    const match = table('invader missiles', `${dragon} 1010 N`, 'ORC 0403', `city INF 1009${killer}`, foe)
    return told(play(match, 'breathe @1010', 'hex 1009 =6'), 'escaped')[0][1]
  }
  expect([need('DRG', ''), need('DRG', ' killer')]).toEqual([5, 7])
  expect([need('YDR', ''), need('YDR', ' killer')]).toEqual([3, 3])
})

test('DR-2.12.1.5b fire that enters a tower goes no further, though the way out behind it stands open', () => {
  const burnt = (dragon: string, first: string) => {
    const units = [`DRG ${dragon} S`, 'ORC 0403', 'city INF 0914', 'city INF 0915', foe]
    const match = table('invader missiles', ...units, { broken: ['0913-0914', '0915-0914'] })
    return told(play(match, `breathe @${dragon}`, `hex ${first}`), 'breathed')[0].slice(1)
  }
  expect(burnt('0913', '0914')).toEqual([board.hex('0914')])
  expect(burnt('0912', '0913')).toEqual(['0913', '0914'].map(label => board.hex(label)))
})

test('DR-2.7.6.1b from a tower three hexes far only by itself, not as part of a melee', () => {
  const units = ['ORC 1010', 'ORC 0403', 'city ARH 1310', 'city INF 1011']
  expect(offered(table('city missiles', ...units), 'hex')).toEqual(['hex 1010'])
  const match = table('city melee', ...units)
  play(match, 'hex 1010', 'unit @1011')
  expect(refusal(match, 'unit @1310')).toBe('DR-2.7.6.1b')
  const near = table('city melee', 'ORC 1110', 'ORC 0403', 'city ARH 1310', 'city INF 1111')
  play(near, 'hex 1110', 'unit @1111')
  expect(offered(near)).toEqual(['strike', 'unit @1310'])
})

test('DR-2.7.6.1b from tower to tower two hexes far, and three at what stands elsewhere', () => {
  const shot = (at: string, hex: string) =>
    offered(table('city missiles', `ORC ${at}`, 'ORC 0403', `city ARH ${hex}`, foe), 'hex')
  expect([shot('1806', '1507'), shot('1807', '1507'), shot('1310', '1511')]).toEqual([[], ['hex 1807'], ['hex 1310']])
})

test('DR-2.8.9h whose elemental has got out of control pays for its dismissal like anybody', () => {
  const asked = (...attack: string[]) => {
    const match = table('invader melee', 'ORC 1009', 'ORC 0403', 'city ELM 1013', 'city WZD 1010', foe)
    play(match, ...attack)
    passTo(match, 'city', 'castSpell')
    play(match, `dismiss ${EARTH_UNIT}${attack.length > 0 ? ' =4' : ''}`)
    return match.asked?.decision === 'payForDismissal'
  }
  expect([asked(), asked('hex 1010', 'unit @1009', 'strike =1')]).toEqual([false, true])
})

test('DR-2.11.2.2 points destroyed from the water cost the serpent its attack', () => {
  const match = table('invader melee', 'SER 1014', 'ORC 0403', foe)
  expect(offered(match, 'raze')).toEqual(['raze 0914', 'raze 1115'])
  play(match, 'raze 1115')
  expect([razed(match), offered(match)]).toEqual([[1], ['done']])
})

test('DR-2.9e Nurkott is reinforced by goblins where no orcs are left', () => {
  const orcs = maps[NURKOTT].cityZone.slice(0, 10).map(hex => `city ORC ${board.labels[hex]}`)
  const match = table('city reinforcements', 'INF 0202', ...orcs, { map: 'nurkott', turn: 10 })
  const came: string[] = []
  while (match.asked?.decision === 'reinforce')
    for (const [unit] of told(play(match, offered(match)[0]), 'reinforced')) came.push(types[typeOf[unit]].code)
  expect(came).toEqual(['ORC', 'ORC', 'GOB', 'GOB'])
})

test('DR-3.3.3 what units cost: heroes and wizards more when they attack', () => {
  const points = '45 WRM 40 DRG 25 ROC 16 YDR 13 GNT 13 TRX 13 SER 5 WRG 4 TRL 4 CAV 3 BAL 3 CAT 2.5 INF 2.5 ORC'
  const cost = (code: string) => types.find(type => type.code === code)!.halfPoints.map(half => half / 2)
  for (const [, number, code] of `${points} 2 ARH 2 GOB 1 MIL`.matchAll(/(\S+) (\S+)/g))
    expect([code, ...cost(code)]).toEqual([code, Number(number), Number(number)])
  for (const race of ['HUMAN', 'ORC'])
    expect([cost(`HERO_${race}`), cost(`WZD_${race}`)]).toEqual([
      [17, 15],
      [18, 14],
    ])
})

/** Where hexes lie around a monster, as bits of its sheet: six hexes from the faced one on, its own, a tower beside it. */
const bits = { ahead: 1, front: 0b100011, sides: 0b110110, around: 0b111111, under: 64, above: 128 }
const where = (words: string) =>
  words.split(' ').reduce((sum, word) => (word ? sum | bits[word as keyof typeof bits] : sum), 0)

test.each<[string, string, number, number, string, string, number, number]>([
  ['DRG', 'head', 1, 3, 'front under above', 'ahead above', 6, 8],
  ['DRG', 'wings', 2, 2, 'front above', 'sides above', 4, 6],
  ['DRG', 'legs', 4, 1, 'around under', 'around under', 5, 3],
  ['DRG', 'belly', 1, 0, '', 'under', 4, 6],
  ['YDR', 'head', 1, 2, 'front under above', 'ahead above', 6, 3],
  ['YDR', 'wings', 2, 1, 'front above', 'sides above', 4, 3],
  ['YDR', 'legs', 2, 1, 'around under', 'around under', 5, 4],
  ['YDR', 'belly', 1, 0, '', 'under', 4, 3],
  ['WRM', 'head', 1, 8, 'front under above', 'ahead above', 6, 8],
  ['WRM', 'legs', 6, 1, 'around under', 'around under', 5, 3],
  ['WRM', 'belly', 1, 0, '', 'under', 4, 4],
  ['ROC', 'head', 1, 2, 'front sides under above', 'ahead above', 6, 6],
  ['ROC', 'wings', 2, 2, 'front sides above', 'sides above', 4, 8],
  ['ROC', 'legs', 2, 1, 'around under above', 'around under', 5, 4],
  ['ROC', 'belly', 1, 0, '', 'under', 5, 12],
])(
  'DR-2.12.1.6 DR-2.12.1.7 DR-2.12.2 DR-2.12.3 DR-2.12.4 the summary of major monsters: %s, its %s',
  (code, name, groups, attack, strikes, hitFrom, toHit, hitPoints) => {
    const { areas } = sheets[firstOf[types.findIndex(type => type.code === code)] - FIRST_MAJOR]
    expect(areas[areaNames.indexOf(name as 'head')]).toEqual({
      groups,
      attack,
      strikes: where(strikes),
      hitFrom: where(hitFrom),
      toHit,
      hitPoints,
    })
  },
)
