import { OFF_BOARD } from '@hexarium/hex'
import { d20, roll } from '@hexarium/kernel'
import { FOR_GOOD, GONE_WRONG, POINTS_PER_HIT, STUNNED_ROUNDS, type WrongFate } from '../../content/expert/spells.ts'
import { ground, placeOf, rides, sideOf, stir } from '../../elements.ts'
import { tell } from '../../events.ts'
import { mayGo } from '../../rules/movement/passage.ts'
import { fall } from '../../rules/shooting/casualties.ts'
import { type Demonworld, type Element, NONE } from '../../state.ts'

/** DW-XX.4: the table of spells gone wrong; `spent` are all spell points paid for the spell. */
export function goneWrong(g: Demonworld, wizard: Element, spent: number): void {
  const die = roll(g, sideOf(g, wizard), d20, 'high')
  const line = GONE_WRONG.findIndex(({ upTo }) => die <= upTo)
  tell(g, 'goesWrong', wizard, die, line)
  consequences[GONE_WRONG[line].fate](g, wizard, spent)
}

const consequences: Readonly<Record<WrongFate, (g: Demonworld, wizard: Element, spent: number) => void>> = {
  vanishes(g, wizard) {
    fall(g, wizard)
  },
  recoils(g, wizard, spent) {
    g.hits[wizard] += recoil(spent)
  },
  bursts(g, wizard, spent) {
    for (const element of [wizard, ...touching(g, wizard)]) burst(g, element, spent)
  },
  drainedForGood(g, wizard) {
    g.power[wizard] = 0
    g.silence[wizard] = FOR_GOOD
  },
  drained(g, wizard) {
    g.power[wizard] = 0
  },
  stunned(g, wizard) {
    g.silence[wizard] = g.round + STUNNED_ROUNDS
  },
}

/** DW-XX.4, DW-EX2-42: a hit for every five spell points, or part of five. */
export function recoil(spent: number): number {
  return Math.ceil(spent / POINTS_PER_HIT)
}

function burst(g: Demonworld, element: Element, spent: number): void {
  const die = roll(g, sideOf(g, element), d20, 'high')
  const hit = die <= spent ? 1 : 0
  stir(g, element)
  tell(g, 'bursts', element, spent, die, hit)
  g.hits[element] += hit
}

/** AMB2-24: who is beside the wizard, not cut off by ground neither could cross; on a mount the mount itself, too. */
function touching(g: Demonworld, wizard: Element): Element[] {
  const land = ground(g)
  const from = placeOf(g, wizard)
  const found = new Set<Element>(rides(g, wizard) ? [g.mount[wizard]] : [])
  for (let direction = 0; direction < 6; direction++) {
    const beside = land.board.neighbour[from * 6 + direction]
    const other = beside === OFF_BOARD ? NONE : g.on[beside]
    if (other === NONE || found.has(other)) continue
    if (mayGo(g, land, g.type[wizard], from, beside) || mayGo(g, land, g.type[other], beside, from)) found.add(other)
  }
  return [...found]
}
