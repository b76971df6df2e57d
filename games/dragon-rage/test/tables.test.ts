import { told } from '@hexarium/laws/test-kit'
import { expect, test } from 'vitest'
import { board } from '../content/board.ts'
import { BELLY, HEAD, LEGS, WINGS } from '../content/monsters.ts'
import { typeOf, types } from '../content/types.ts'
import { cannotHit, limbsFor } from '../rules/blows.ts'
import { fireBonus } from '../rules/dragonfire.ts'
import { cannotShare } from '../rules/stacking.ts'
import { unitsOn } from '../units.ts'
import { offered, play, refusal, stateOf, table, unitAt } from './table.ts'

// The tables of the book, row by row, in play.

const far = 'ORC 0403'
const guard = 'city INF 2010'

/** The unit of a kind in a hex. */
function the(match: ReturnType<typeof table>, code: string, hex: string): number {
  return unitsOn(stateOf(match), board.hex(hex)).find(unit => types[typeOf[unit]].code.startsWith(code))!
}

/** DR-2.5.8: what climbing, a guarded door and a guarded gate need; 0 no dice, `-` impossible. */
const breaches: [code: string, hero: boolean, climb: number | string, door: number | string, gate: number | string][] =
  [
    ['MIL', false, '-', 10, '-'],
    ['INF', false, '-', 10, '-'],
    ['MIL', true, 5, 7, 10],
    ['INF', true, 5, 7, 10],
    ['ORC', false, 6, 10, '-'],
    ['ORC', true, 6, 10, '-'],
    ['WRG', false, 6, 10, '-'],
    ['TRL', false, 5, 7, 10],
    ['GNT', false, 4, 0, 9],
    ['HERO', false, '-', 10, '-'],
    ['WZD', false, '-', '-', '-'],
    ['ARH', false, '-', '-', '-'],
    ['ARH', true, '-', '-', '-'],
    ['CAV', false, '-', '-', '-'],
    ['CAV', true, '-', '-', '-'],
    ['GOB', true, 'DR-2.5.3.1f', '-', '-'],
  ]

/** What a try at a wall, a door or a gate needs, or why there is none. */
function needs(
  code: string,
  hero: boolean,
  from: string,
  city: string[],
  choice: string,
  event: string,
  more?: object,
) {
  const dice = event === 'climbed' ? ' =6' : ' =6 6'
  const units = [`${code} ${from}`, ...(hero && code !== 'HERO' ? [`HERO ${from}`] : [])]
  const match = table('invader movement', ...units, far, ...city, guard, more ?? {})
  play(match, `unit ${the(match, code, from)}`)
  const [kind, at] = choice.split(' ')
  const listed = offered(match, kind).some(option => option === choice)
  if (!listed) return refusal(match, `${kind} ${at}`)
  const isSure = event === 'rammed' && code === 'GNT' && from === '0710'
  const [args] = told(play(match, `${choice}${isSure ? '' : dice}`), event)
  return args.at(-2)
}

const orImpossible = (need: number | string) => (need === '-' ? 'DR-2.5.8' : need)

for (const [code, hero, climb, door, gate] of breaches)
  test(`DR-2.5.8 DR-2.5.3.1c what ${code}${hero ? ' with a hero' : ''} needs at walls, doors and gates`, () => {
    const wall = (...city: string[]) => needs(code, hero, '0607', city, 'climb 0708', 'climbed')
    expect(wall('city INF 0808')).toBe(orImpossible(climb))
    expect(wall()).toBe(typeof climb === 'number' ? climb - 1 : code === 'GOB' ? 5 : orImpossible(climb))
    expect(needs(code, hero, '0710', ['city INF 0810'], 'breach 0810-0710', 'rammed')).toBe(orImpossible(door))
    expect(needs(code, hero, '0606', ['city INF 0707'], 'breach 0707-0606', 'rammed')).toBe(orImpossible(gate))
  })

test('DR-2.5.8 DR-2.5.5.1c DR-2.5.5.2c DR-2.11.3 what nobody guards falls to any invader but a T-rex', () => {
  const breaks = (code: string, from: string, choice: string) => {
    const match = table('invader movement', `${code} ${from}`, far, guard)
    play(match, `unit ${unitAt(match, from)}`)
    if (!offered(match, 'breach').includes(choice)) return refusal(match, choice)
    const events = play(match, choice)
    return [told(events, 'rammed')[0].at(-2), told(events, 'broke').length]
  }
  for (const code of ['MIL', 'INF', 'ARH', 'CAV', 'HERO', 'WZD', 'ORC', 'GOB', 'WRG', 'TRL', 'GNT']) {
    expect([code, breaks(code, '0606', 'breach 0707-0606')]).toEqual([code, [0, 1]])
    expect([code, breaks(code, '0710', 'breach 0810-0710')]).toEqual([code, [0, 1]])
  }
  expect(breaks('TRX', '0606', 'breach 0707-0606')).toBe('DR-2.11.3')
  expect(breaks('TRX', '0710', 'breach 0810-0710')).toBe('DR-2.11.3')
})

/** DR-2.3c: who destroys the points of a hex by entering it, and who by staying there without an attack. */
const destroyers: [code: string, byEntering: boolean, byStaying: boolean][] = [
  ['GNT', true, false],
  ['TRX', true, false],
  ['TRL', true, false],
  ['ORC', false, true],
  ['GOB', false, true],
  ['WRG', false, true],
  ['MIL', false, true],
  ['INF', false, true],
  ['ARH', false, true],
  ['CAV', false, true],
  ['HERO', false, true],
  ['WZD', false, false],
]

for (const [code, byEntering, byStaying] of destroyers)
  test(`DR-2.3c how ${code} destroys points`, () => {
    const entering = table('invader movement', `${code} 1010`, far, guard)
    play(entering, 'unit @1010')
    expect(told(play(entering, 'hex 1009'), 'destroyed').length).toBe(byEntering ? 1 : 0)
    const staying = (...deeds: string[]) => {
      const match = table('invader melee', `${code} 1009`, 'ORC 1508', far, 'city INF 1509', 'city INF 1008')
      return told(play(match, ...deeds, 'done'), 'destroyed').length
    }
    expect(staying()).toBe(byStaying ? 1 : 0)
  })

test('DR-2.3c who has attacked destroys nothing by staying', () => {
  for (const code of ['ORC', 'WRG', 'MIL', 'INF', 'CAV', 'HERO']) {
    const match = table('invader melee', `${code} 1009`, 'ORC 1508', far, 'city BAL 1008', 'city INF 1509')
    const attack = play(match, 'hex 1008', 'unit @1009', 'strike =1')
    expect([code, told([...attack, ...play(match, 'done')], 'destroyed').length]).toEqual([code, 0])
  }
})

/** DR-2.12.1.6, DR-2.12.1.7: where areas strike, and from where they are hit, seen from a monster that faces north. */
const SIDES = { N: '1011', NE: '1112', SE: '1113', S: '1013', SW: '0913', NW: '0912' }
const FRONT = ['N', 'NE', 'NW']
const FOUR = ['NE', 'SE', 'SW', 'NW']
const ROUND = ['N', 'NE', 'SE', 'S', 'SW', 'NW']
const BUT_BEHIND = ['N', 'NE', 'SE', 'SW', 'NW']
const arcs: [code: string, area: number, strikes: string[], isHitFrom: string[]][] = [
  ['DRG', HEAD, [...FRONT, 'under', 'above'], ['N', 'above']],
  ['DRG', WINGS, [...FRONT, 'above'], [...FOUR, 'above']],
  ['DRG', LEGS, [...ROUND, 'under'], [...ROUND, 'under']],
  ['DRG', BELLY, [], ['under']],
  ['YDR', HEAD, [...FRONT, 'under', 'above'], ['N', 'above']],
  ['YDR', WINGS, [...FRONT, 'above'], [...FOUR, 'above']],
  ['YDR', LEGS, [...ROUND, 'under'], [...ROUND, 'under']],
  ['YDR', BELLY, [], ['under']],
  ['WRM', HEAD, [...FRONT, 'under', 'above'], ['N', 'above']],
  ['WRM', LEGS, [...ROUND, 'under'], [...ROUND, 'under']],
  ['WRM', BELLY, [], ['under']],
  ['ROC', HEAD, [...BUT_BEHIND, 'under', 'above'], ['N', 'above']],
  ['ROC', WINGS, [...BUT_BEHIND, 'above'], [...FOUR, 'above']],
  ['ROC', LEGS, [...ROUND, 'under', 'above'], [...ROUND, 'under']],
  ['ROC', BELLY, [], ['under']],
]

for (const [code, area, strikes, isHitFrom] of arcs)
  test(`DR-2.12.1.6 DR-2.12.1.7 ${code}, area ${area}: where it strikes and from where it is hit`, () => {
    const found: Record<'strikes' | 'isHitFrom', string[]> = { strikes: [], isHitFrom: [] }
    const look = (place: string, at: string, to: string) => {
      const match = table('invader melee', `${code} ${at} N`, far, guard)
      const monster = unitAt(match, at)
      if (limbsFor(stateOf(match), monster, area, board.hex(to)) > 0) found.strikes.push(place)
      if (cannotHit(stateOf(match), board.hex(to), monster, area) === undefined) found.isHitFrom.push(place)
    }
    for (const [place, hex] of Object.entries(SIDES)) look(place, '1012', hex)
    look('under', '1012', '1012')
    look('above', '1311', '1310') // a tower stands to the north
    expect(found).toEqual({ strikes, isHitFrom })
  })

test('DR-2.12.1.5c DR-2.12.2 DR-2.12.2.3 DR-2.8.5d what is added to the roll to escape from fire', () => {
  const bonus = (dragon: string, hex: string, isKiller: boolean, isBoosted: boolean) => {
    const boost = isBoosted ? { boost: { WZD_HUMAN: { hex: hex, radius: 0 } }, fallen: { WZD_HUMAN: 'city' } } : {}
    const match = table(
      'invader missiles',
      `${dragon} 1010 N`,
      far,
      `city INF ${hex}${isKiller ? ' killer' : ''}`,
      boost,
    )
    return fireBonus(stateOf(match), unitAt(match, '1010'), unitAt(match, hex), board.hex(hex))
  }
  const all = (dragon: string) =>
    [false, true].flatMap(isKiller =>
      ['1009', '1310'].flatMap(hex => [false, true].map(isBoosted => bonus(dragon, hex, isKiller, isBoosted))),
    )
  expect(all('DRG')).toEqual([0, 1, 2, 3, -2, -1, 0, 1])
  expect(all('YDR')).toEqual([2, 3, 4, 5, 2, 3, 4, 5])
})

/** DR-2.4.3a, DR-2.4.4a, DR-2.4.4b, DR-2.4.7.1: who may come to whom, on open ground; `-` nobody minds. */
const guests = ['INF', 'HERO', 'WZD', 'GNT', 'TRX', 'ELM', 'DRG', 'YDR'] as const
const hosts: [who: string[], ...rules: string[]][] = [
  [[], '-', '-', '-', '-', '-', '-', '-', '-'],
  [['TRL 1010'], '3a', '-', '-', '3a', '3a', '-', '3a', '3a'],
  [['HERO_ORC 1010'], '-', '-', '-', '-', '-', '-', '3a', '3a'],
  [['WZD_ORC 1010'], '-', '-', '-', '-', '-', '-', '3a', '3a'],
  [['TRL 1010', 'WZD_ORC 1010'], '3a', '4a', '4a', '3a', '3a', '-', '3a', '3a'],
  [['HERO_ORC 1010', 'WZD_ORC 1010'], '3a', '4a', '4a', '3a', '3a', '-', '3a', '3a'],
  [['ROC 1010 N'], '3a', '-', '4b', '3a', '3a', '-', '3a', '3a'],
  [['ROC 1010 N flying'], '-', '-', '-', '-', '-', '-', '-', '-'],
  [['ROC 1010 N', 'TRL 1010'], '3a', '-', '4a', '3a', '3a', '-', '3a', '3a'],
  [['city MIL 1010'], '3a', '3a', '3a', '-', '-', '-', '-', '3a'],
  [['city MIL 1010', 'city WZD_ORC 1010'], '3a', '4a', '4a', '-', '-', '-', '-', '3a'],
  [['city HERO_ORC 1010'], '3a', '3a', '3a', '-', '-', '-', '-', '3a'],
]

test('DR-2.4.3a DR-2.4.3b DR-2.4.4a DR-2.4.4b DR-2.4.7.1 who may enter whose hex', () => {
  for (const [who, ...rules] of hosts)
    guests.forEach((code, i) => {
      const isMajor = code === 'DRG' || code === 'YDR'
      const guest = `${code}${code === 'HERO' || code === 'WZD' ? '_HUMAN' : ''} 1012${isMajor ? ' N' : ''}`
      const summoner = code === 'ELM' ? ['WZD_HUMAN 1013'] : []
      const match = table('invader movement', guest, ...summoner, ...who, far, guard)
      const rule = cannotShare(stateOf(match), unitAt(match, '1012'), board.hex('1010'))
      expect([code, who, rule]).toEqual([code, who, rules[i] === '-' ? undefined : `DR-2.4.${rules[i]}`])
    })
})
