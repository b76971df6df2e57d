import type { Decision, Note, Seat } from '@hexarium/kernel'
import { TERRAIN_OF } from '../content/masterboard.ts'
import { countsOf, enemyIn, legionsOf } from '../legions.ts'
import { attackChance } from '../odds.ts'
import { endsOf } from '../rules/battle.ts'
import { foes, hexesIn } from '../rules/battlefield.ts'
import { cannotMove, walksOf } from '../rules/movement.ts'
import { cannotMuster, recruitsOf } from '../rules/mustering.ts'
import { musterable } from '../rules/qualify.ts'
import { rangestrike, rangestrikeTargets } from '../rules/rangestrike.ts'
import { strikeDice, strikeNumber, strikeTargets } from '../rules/strike.ts'
import { strikers } from '../rules/striking.ts'
import { characterGlyphs } from '../scene/glyphs.ts'
import { FULL, type Land, type Marker, NONE, type Titan, type Type } from '../state.ts'

type Here = { legion: Marker; fighter: number; side: number; striker: number; carryTo: number[] }

/** A strike: dice, and what each must show. */
type Blow = { target: number; dice: number; number: number }

/** By question: what to write on the board. */
const tables: Readonly<Record<string, (g: Titan, seat: Seat, here: Here) => Note[]>> = {
  nextMove: (g, seat) => legionsOf(g, seat).flatMap(legion => (cannotMove(g, legion) ? [] : bestMuster(g, legion))),
  moveTo: (g, seat, { legion }) => walksOf(g, legion).flatMap(land => destination(g, seat, legion, land)),
  muster: (g, seat) =>
    legionsOf(g, seat).flatMap(legion =>
      cannotMuster(g, legion) ? [] : [mustersAt(`legion:${legion}`, recruitsOf(g, legion))],
    ),
  manoeuvreTo: (g, _seat, { fighter }) => hexesIn(endsOf(g.battle!, fighter)).flatMap(hex => fromHex(g, fighter, hex)),
  chooseStriker: (g, _seat, { side }) => strikers(g, side).flatMap(striker => easiest(g, striker)),
  chooseTarget: (g, _seat, { striker }) =>
    blows(g, striker).map(({ target, dice, number }) => ({
      at: `fighter:${target}`,
      short: figures(dice, number),
      key: 'target',
      args: [dice, number, roomOf(g, target)],
    })),
  carry: (g, _seat, { carryTo }) =>
    carryTo.flatMap(target =>
      roomOf(g, target) > 0
        ? [{ at: `fighter:${target}`, short: `${roomOf(g, target)}`, key: 'room', args: [roomOf(g, target)] }]
        : [],
    ),
}

/** What matters for the question asked: musters and odds where a legion could go, dice and number on every target. */
export function notes(g: Titan, seat: Seat, decision: Decision<Titan, never>): Note[] {
  return tables[decision.name]?.(g, seat, g.core.flow.at(-1)!.here as Here) ?? []
}

/** `5×3`: five dice that hit with a three or more. */
function figures(dice: number, number: number): string {
  return `${dice}×${number}`
}

/** The hits a fighter can still take. */
function roomOf({ battle }: Titan, fighter: number): number {
  return battle!.power[fighter] - battle!.hits[fighter]
}

/** TI-18: what a legion could muster in a land, the strongest last as in the recruit chart; nothing without room. */
export function mustersIn(g: Titan, legion: Marker, land: Land): Type[] {
  if (g.height[legion] >= FULL) return []
  return musterable(TERRAIN_OF[land], countsOf(g, legion), g.stock, g.rulings.variantShort === 1)
}

function mustersAt(at: string, types: readonly Type[]): Note {
  return { at, glyphs: types.map(type => characterGlyphs[type]), key: 'musters', args: [...types] }
}

/** The best muster a legion can walk to with this roll. */
function bestMuster(g: Titan, legion: Marker): Note[] {
  const ends = walksOf(g, legion).filter(land => enemyIn(g, land, g.mover) === NONE)
  const best = ends.flatMap(land => mustersIn(g, legion, land).slice(-1)).sort((a, b) => a - b)
  return best.length === 0 ? [] : [{ ...mustersAt(`legion:${legion}`, best.slice(-1)), key: 'bestMuster' }]
}

/** A land a legion can walk to: what it could muster, or how a battle would go. */
function destination(g: Titan, seat: Seat, legion: Marker, land: Land): Note[] {
  if (enemyIn(g, land, seat) !== NONE) {
    const percent = Math.round(100 * attackChance(g, legion, land, seat))
    return [{ at: `land:${land}`, short: `${percent} %`, key: 'attack', args: [percent] }]
  }
  const types = mustersIn(g, legion, land)
  return types.length === 0 ? [] : [mustersAt(`land:${land}`, types)]
}

/** What a fighter could strike, hand to hand or from afar. */
function blows(g: Titan, striker: number): Blow[] {
  const battle = g.battle!
  if (foes(battle, striker) !== 0)
    return strikeTargets(battle, striker).map(target => ({
      target,
      dice: strikeDice(battle, striker, target),
      number: strikeNumber(battle, striker, target, g.rulings),
    }))
  return rangestrikeTargets(battle, striker, g.rulings).map(target => ({
    target,
    ...rangestrike(battle, striker, target, g.rulings)!,
  }))
}

/** Most hits to be expected first. */
function byHits(a: Blow, b: Blow): number {
  return b.dice * (7 - b.number) - a.dice * (7 - a.number)
}

/** On a striker: its best strike; the sentence names them all. */
function easiest(g: Titan, striker: number): Note[] {
  const list = blows(g, striker).sort(byHits)
  if (list.length === 0) return []
  const args = list.flatMap(({ target, dice, number }) => [target, dice, number])
  return [{ at: `fighter:${striker}`, short: figures(list[0].dice, list[0].number), key: 'strikes', args }]
}

/** On a hex a fighter can go to: what it could strike from there, as everybody stands now. */
function fromHex(g: Titan, fighter: number, hex: number): Note[] {
  const { hex: places } = g.battle!
  const before = places[fighter]
  places[fighter] = hex
  const list = blows(g, fighter).sort(byHits)
  places[fighter] = before
  if (list.length === 0) return []
  const args = list.flatMap(({ target, dice, number }) => [target, dice, number])
  return [{ at: `hex:${hex}`, short: figures(list[0].dice, list[0].number), key: 'strikes', args }]
}
