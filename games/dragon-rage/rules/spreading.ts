import { AREAS, everyArea } from '../content/monsters.ts'
import { ask, decision, loop, procedure } from '../events.ts'
import { type Area, type DragonRage, INVADER, NONE, type Unit } from '../state.ts'
import { damageTo, hurt, pointsLeft } from './damage.ts'

/** `given` counts the points of this bolt by area, `fresh` tells the areas that were whole before it. */
type Here = { unit: Unit; given: number[]; fresh: boolean[] }

/** DR-2.12.1.1.5, DR-2.8.8b: the owner says which area takes the next point of a crash or of lightning. */
export const spread = decision({
  name: 'spread',
  rule: ['DR-2.12.1.1.5', 'DR-2.8.8b'],
  auto: true,
  seat: (g, _here: Here) => g.seatOf[INVADER],
  offer(g, here, can) {
    const monster = g.pending[0]
    for (const area of everyArea) if (isOpenTo(g, here, monster, area)) can.area(area)
  },
  gives: ['area'], // the belly, or the last point of all
  take: {
    area(g, here, area) {
      const monster = g.pending[0]
      begin(g, here, monster)
      here.given[area]++
      g.pending[1]--
      hurt(g, monster, area, 1, NONE)
      // the monster may have died, and what was left for it with it: then another one is next
      if (g.pending[1] > 0) return
      g.pending.splice(0, 3)
      here.unit = NONE
    },
  },
  cannot: { area: (g, here, area) => (isOpenTo(g, here, g.pending[0], area) ? undefined : 'DR-2.8.8b') },
})

/** What still has to be spread is spread, monster after monster. */
export const aftermath = procedure<Here>('aftermath', 'DR-2.12.1.1.5', loop(damageIsPending, ask(spread)))

function damageIsPending(g: DragonRage): boolean {
  return g.pending.length > 0
}

/** Starts the tally of a monster, if it is not the one under way. */
function begin(g: DragonRage, here: Here, monster: Unit): void {
  if (here.unit === monster && here.given !== undefined) return
  here.unit = monster
  here.given = [0, 0, 0, 0]
  here.fresh = [0, 1, 2, 3].map(area => damageTo(g, monster, area) === 0)
}

/** DR-2.8.8b: lightning gives no area a second point before each has one, and whole areas come first. */
function isOpenTo(g: DragonRage, here: Here, monster: Unit, area: Area): boolean {
  if (!isAlive(g, monster, area)) return false
  if (g.pending[2] === 0) return true
  const mine = order(g, here, monster, area)
  for (const other of everyArea) if (isAlive(g, monster, other) && order(g, here, monster, other) < mine) return false
  return true
}

function order(g: DragonRage, here: Here, monster: Unit, area: Area): number {
  const isUnderWay = here.unit === monster && here.given !== undefined
  const given = isUnderWay ? here.given[area] : 0
  const isFresh = isUnderWay ? here.fresh[area] : damageTo(g, monster, area) === 0
  if (given > 0 && !g.rulings.beforeFive) return 1 + given // no area is undamaged any more
  return 2 * given + (isFresh ? 0 : 1)
}

function isAlive(g: DragonRage, monster: Unit, area: Area): boolean {
  return area < AREAS && pointsLeft(g, monster, area) > 0
}
