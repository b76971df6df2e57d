import { LARGE } from '../content/armies/cards.ts'
import { SIDES } from '../content/tables.ts'
import { crewOf, hitPoints, isDoomed } from '../elements.ts'
import { attacksOf } from '../rules/large/attacks.ts'
import { attackTargets, bigMeleeBase } from '../rules/large/melee.ts'
import { meleeBase, momentaryInitiative, strikeTargets } from '../rules/melee/strike.ts'
import type { BaseNumber } from '../rules/shooting/range.ts'
import type { Demonworld, Element, Unit } from '../state.ts'

/** What one side of a melee can do. */
export interface ClashSide {
  /** How many of its elements could strike. */
  readonly strikers: number
  /** DW-VI.7: the initiative of the quickest of them. */
  readonly initiative: number
  /** The hits to be expected of all of them. */
  readonly hits: number
  /** The easiest blow, with what its number is made of. */
  readonly best: BaseNumber | null
}

interface Blow {
  striker: Element
  target: Element
  number: BaseNumber
}

/**
 * DW-VI.8 … DW-VI.13: what the first melee phase would bring both sides if it were fought as all stand: everybody at his easiest
 * target and without support, in the order of initiative, so that who falls first strikes no more.
 */
export function clashOf(g: Demonworld, own: readonly Unit[], foes: readonly Unit[]): [ClashSide, ClashSide] {
  const sides = [blowsBetween(g, own, foes), blowsBetween(g, foes, own)]
  const hits = [0, 0]
  const standing = new Map<Element, Standing>()
  const of = (element: Element) => {
    let found = standing.get(element)
    if (!found) standing.set(element, (found = new Standing(hitPoints(g, element) - g.hits[element])))
    return found
  }
  const steps = new Set(sides.flat().map(({ striker }) => momentaryInitiative(g, striker)))
  for (const step of [...steps].sort((a, b) => b - a)) {
    const now = sides.map(blows => blows.filter(({ striker }) => momentaryInitiative(g, striker) === step))
    // equal values strike at the same time: who falls in this step has struck
    const chances = now.map(blows => blows.map(({ striker, number }) => of(striker).share * chanceOf(number)))
    now.forEach((blows, side) => {
      blows.forEach(({ target }, i) => {
        hits[side] += of(target).struck(chances[side][i])
      })
    })
  }
  return [summed(g, sides[0], hits[0]), summed(g, sides[1], hits[1])]
}

const chanceOf = ({ base }: BaseNumber) => Math.max(0, Math.min(SIDES, base)) / SIDES

function summed(g: Demonworld, blows: readonly Blow[], hits: number): ClashSide {
  const strikers = new Set(blows.map(({ striker }) => striker))
  const best = blows.reduce<BaseNumber | null>(
    (most, { number }) => (most === null || number.base > most.base ? number : most),
    null,
  )
  return {
    strikers: strikers.size,
    initiative: Math.max(...[...strikers].map(striker => momentaryInitiative(g, striker))),
    hits,
    best,
  }
}

/** Everything some units could strike others with. */
function blowsBetween(g: Demonworld, own: readonly Unit[], foes: readonly Unit[]): Blow[] {
  const isMeant = (target: Element) => foes.includes(g.unit[target]) && !isDoomed(g, target)
  return own.flatMap(unit =>
    crewOf(g, unit).flatMap(striker => {
      if (!LARGE[g.type[striker]])
        return easiest(
          strikeTargets(g, striker)
            .filter(isMeant)
            .map(target => ({ striker, target, number: meleeBase(g, striker, target, 0) })),
        )
      return attacksOf(g, striker).flatMap(attack =>
        easiest(
          attackTargets(g, striker, attack)
            .filter(isMeant)
            .map(target => ({ striker, target, number: bigMeleeBase(g, striker, target, 0, attack) })),
        ),
      )
    }),
  )
}

function easiest(blows: readonly Blow[]): Blow[] {
  return blows.length === 0 ? [] : [blows.reduce((a, b) => (b.number.base > a.number.base ? b : a))]
}

/** How likely an element still stands: by hits it has taken, up to those that fell it. */
class Standing {
  private readonly byHits: number[]

  constructor(points: number) {
    this.byHits = [1, ...new Array<number>(Math.max(0, points)).fill(0)]
  }

  /** The chance that it stands. */
  get share(): number {
    return 1 - this.byHits[this.byHits.length - 1]
  }

  /** It is struck at, and hit with a chance: the hits to be expected of that. Nobody hits the fallen. */
  struck(chance: number): number {
    const hits = chance * this.share
    for (let taken = this.byHits.length - 2; taken >= 0; taken--) {
      this.byHits[taken + 1] += this.byHits[taken] * chance
      this.byHits[taken] *= 1 - chance
    }
    return hits
  }
}
