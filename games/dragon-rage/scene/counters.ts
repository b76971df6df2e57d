import type { Counter } from '@hexarium/kernel'
import { AREAS, HEAD } from '../content/monsters.ts'
import { FIRST_MONSTER, isMajor, isMonster, typeOf, types, UNITS } from '../content/types.ts'
import { ATTACKED, CAPTIVE, type DragonRage, KILLER, MOVE_ENDED, SHOT, type Unit, WILD, WOUNDED } from '../state.ts'
import type { DragonText, UnitFacts, UnitState } from '../text/words.ts'
import type { View } from '../view.ts'
import { DEGREES } from './compass.ts'
import { areaLeft, minorLeft, mpOfMonster } from './health.ts'

/** By type: a glyph of game-icons. */
export const glyphs: readonly string[] = [
  'pitchfork',
  'swordman',
  'bowman',
  'cavalry',
  'visored-helm',
  'wizard-face',
  'queen-crown',
  'ballista',
  'catapult',
  'orc-head',
  'goblin-head',
  'troll',
  'wolf-head',
  'brute',
  'totem-mask',
  'rock-golem',
  'fire-silhouette',
  'giant',
  'sea-serpent',
  'dinosaur-rex',
  'dragon-head',
  'spiked-dragon-head',
  'eagle-head',
  'worm-mouth',
]

/** Everybody on the map. */
export function counters(view: View, text: DragonText): Counter[] {
  const found: Counter[] = []
  for (let unit = 0; unit < UNITS; unit++) if (view.at[unit] >= 0) found.push(counter(view, unit, text))
  return found
}

/** The seat that owns a unit, or -1. */
export function seatOf(view: Pick<DragonRage, 'owner' | 'seatOf'>, unit: Unit): number {
  return view.seatOf[view.owner[unit]] ?? -1
}

function counter(view: View, unit: Unit, text: DragonText): Counter {
  const facts = factsOf(view, unit)
  const kind = typeOf[unit]
  return {
    id: `unit:${unit}`,
    at: `hex:${view.at[unit]}`,
    owner: seatOf(view, unit),
    glyph: glyphs[kind],
    short: text.names.types[kind][2],
    ...(facts.isMajor ? { facing: DEGREES[view.facing[unit]] } : {}),
    values: facts.isMajor ? majorFigures(view, unit) : figures(facts),
    badges: badgesOf(facts.states),
    say: text.words.unit(facts),
  }
}

type Corner = NonNullable<Counter['values']>[number]

/** DR-2.2.1: strength, escape number, MP, and the points a minor monster has left. */
function figures({ attack, defence, escape: escapes, mp, whole, left }: UnitFacts): Corner[] {
  const strength = attack === defence ? `${attack}` : attack === 0 ? `(${defence})` : `${attack}/${defence}`
  return [
    { corner: 'nw', text: strength },
    ...(escapes > 0 ? [{ corner: 'ne' as const, text: `${escapes}` }] : []),
    { corner: 'se', text: mp > 0 ? `${mp}` : '–' },
    ...(whole > 0 ? [{ corner: 'sw' as const, text: `${left}` }] : []),
  ]
}

/** DR-2.2.3: a major monster shows what its legs and its belly have left. */
function majorFigures(view: View, unit: Unit): Corner[] {
  const hurt = damageOf(view, unit)
  return [
    { corner: 'se', text: `${mpOfMonster(view, unit)}` },
    { corner: 'sw', text: `${areaLeft(view, unit, 3)}` },
    ...(hurt > 0 ? [{ corner: 'ne' as const, text: `−${hurt}`, tone: 'bad' as const }] : []),
  ]
}

/** DR-2.7.4: all points a major monster has lost. */
function damageOf(view: View, unit: Unit): number {
  let sum = 0
  for (let area = 0; area < AREAS; area++) sum += view.damage[(unit - FIRST_MONSTER) * AREAS + area]
  return sum
}

/** What is said of a unit on the map. */
export function factsOf(view: View, unit: Unit): UnitFacts {
  const { attack, defence, escape: escapes, mp, roadMp, hitPoints } = types[typeOf[unit]]
  const major = isMajor(unit)
  return {
    unit,
    owner: view.owner[unit],
    hex: view.at[unit],
    attack,
    defence,
    escape: escapes,
    roadMp,
    isMajor: major,
    mp: major ? mpOfMonster(view, unit) : mp,
    facing: view.facing[unit],
    whole: major ? 0 : hitPoints,
    left: isMonster(unit) && !major ? minorLeft(view, unit) : 0,
    states: statesOf(view, unit),
  }
}

function statesOf(view: View, unit: Unit): UnitState[] {
  const states: UnitState[] = []
  const [deeds, marks] = [view.deeds[unit], view.marks[unit]]
  if (view.flying[unit]) states.push('flying')
  if (marks & WOUNDED) states.push('wounded')
  if (marks & KILLER) states.push('killer')
  if (isMajor(unit) && areaLeft(view, unit, HEAD) === 0) states.push('amok')
  if (view.owner[unit] === WILD) states.push('wild')
  if (view.owner[unit] === CAPTIVE) states.push('captive')
  if (view.owner[unit] !== view.side) return states
  if (deeds & MOVE_ENDED) states.push('moved')
  if (deeds & ATTACKED) states.push('attacked')
  if (deeds & SHOT) states.push('shot')
  return states
}

/** Badges everybody knows: who attacked or shot has struck. */
function badgesOf(states: readonly UnitState[]): string[] {
  return states.map(state => (state === 'attacked' || state === 'shot' ? 'struck' : state))
}
