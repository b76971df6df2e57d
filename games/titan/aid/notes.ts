import { forDecision, type Note, type Seat } from '@hexarium/kernel'
import { TERRAIN_OF } from '../content/masterboard.ts'
import { countsOf, enemyIn, legionsOf } from '../legions.ts'
import { attackChance } from '../odds.ts'
import { endsOf, manoeuvreTo } from '../rules/battle.ts'
import { foes, hexesIn } from '../rules/battlefield.ts'
import { cannotMove, moveTo, nextMove, walksOf } from '../rules/movement.ts'
import { cannotMuster, muster, recruitsOf } from '../rules/mustering.ts'
import { musterable } from '../rules/qualify.ts'
import { rangestrike, rangestrikeTargets } from '../rules/rangestrike.ts'
import { strikeDice, strikeNumber, strikeTargets } from '../rules/strike.ts'
import { carry, chooseStriker, chooseTarget, strikers } from '../rules/striking.ts'
import { characterGlyphs } from '../scene/glyphs.ts'
import { type Fighter, FULL, type Hex, type Land, type Marker, NONE, type Titan, type Type } from '../state.ts'

/** A strike: dice, and what each must show. */
type Blow = { target: Fighter; dice: number; number: number }

/** What matters for the question asked: musters and odds where a legion could go, dice and number on every target. */
export const notes = [
  forDecision(nextMove, {
    notes: (g, _here, seat) => legionsOf(g, seat).flatMap(of => (cannotMove(g, of) ? [] : bestMuster(g, of))),
  }),
  forDecision(moveTo, {
    notes: (g, { legion }, seat) => walksOf(g, legion).flatMap(land => destination(g, seat, legion, land)),
  }),
  forDecision(muster, {
    notes: (g, _here, seat) =>
      legionsOf(g, seat).flatMap(of => (cannotMuster(g, of) ? [] : [mustersAt(`legion:${of}`, recruitsOf(g, of))])),
  }),
  forDecision(manoeuvreTo, {
    notes: (g, { fighter }) => hexesIn(endsOf(g.battle!, fighter)).flatMap(hex => fromHex(g, fighter, hex)),
  }),
  forDecision(chooseStriker, { notes: (g, { side }) => strikers(g, side).flatMap(striker => easiest(g, striker)) }),
  forDecision(chooseTarget, { notes: (g, { striker }) => blows(g, striker).map(blow => onTarget(g, blow)) }),
  forDecision(carry, {
    notes: (g, { carryTo }) => carryTo.filter(target => roomOf(g, target) > 0).map(target => roomNote(g, target)),
  }),
]

function onTarget(g: Titan, { target, dice, number }: Blow): Note {
  const args = [dice, number, roomOf(g, target)]
  return { at: `fighter:${target}`, short: figures(dice, number), key: 'target', args }
}

function roomNote(g: Titan, target: Fighter): Note {
  const room = roomOf(g, target)
  return { at: `fighter:${target}`, short: `${room}`, key: 'room', args: [room] }
}

/** `5×3`: five dice that hit with a three or more. */
function figures(dice: number, number: number): string {
  return `${dice}×${number}`
}

/** The hits a fighter can still take. */
function roomOf({ battle }: Titan, fighter: Fighter): number {
  return battle!.power[fighter] - battle!.hits[fighter]
}

/** TI-18: what a legion could muster in a land, the strongest last as in the recruit chart; nothing without room. */
export function mustersIn(g: Titan, legion: Marker, land: Land): Type[] {
  if (g.height[legion] >= FULL) return []
  return musterable(TERRAIN_OF[land], countsOf(g, legion), g.stock, g.rulings.variantShort)
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
function blows(g: Titan, striker: Fighter): Blow[] {
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
function easiest(g: Titan, striker: Fighter): Note[] {
  const list = blows(g, striker).sort(byHits)
  if (list.length === 0) return []
  const args = list.flatMap(({ target, dice, number }) => [target, dice, number])
  return [{ at: `fighter:${striker}`, short: figures(list[0].dice, list[0].number), key: 'strikes', args }]
}

/** On a hex a fighter can go to: what it could strike from there, as everybody stands now. */
function fromHex(g: Titan, fighter: Fighter, hex: Hex): Note[] {
  const { hex: places } = g.battle!
  const before = places[fighter]
  places[fighter] = hex
  const list = blows(g, fighter).sort(byHits)
  places[fighter] = before
  if (list.length === 0) return []
  const args = list.flatMap(({ target, dice, number }) => [target, dice, number])
  return [{ at: `hex:${hex}`, short: figures(list[0].dice, list[0].number), key: 'strikes', args }]
}
