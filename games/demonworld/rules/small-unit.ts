import type { RuleId } from '@hexarium/kernel'
import { isPresent, members, shift } from '../elements.ts'
import { act, ask, call, decision, each, loop, procedure, tell, when } from '../events.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../state.ts'
import { captainsBeside, joining, joiningOf } from './attachment.ts'
import { cannotTestCharge, testCharge } from './charge.ts'
import { lastFacing } from './common-questions.ts'
import { groupsOf, hasFoe } from './contact.ts'
import { distanceTo, HOLDING, type Move, noteDistances, pointsAllowed, RAGING } from './moving.ts'
import { preyOf } from './rage.ts'
import { isBold, walksOf } from './singly.ts'
import { type Contact, finishMove, hasNewContact, reactions } from './unit-move.ts'
import { manoeuvresOf } from './units.ts'
import { watchMound } from './victory.ts'

type Small = Contact

/** DW-V.23: each element of a small unit moves on its own. */
const smallElement = decision({
  name: 'smallElement',
  rule: 'DW-V.23',
  seat: (_g, here: Small) => here.side,
  offer(g, here, can) {
    const left = unmoved(g, here)
    for (const element of left) can.element(element)
    for (let foe = 0; foe < g.card.length; foe++) if (!cannotTestCharge(g, here, foe)) can.charge(foe)
    if (mayStop(g, here, left)) can.done()
  },
  take: {
    element(_g, here, element) {
      here.element = element
    },
    charge(g, here, foe) {
      testCharge(g, here, foe)
    },
    done(_g, here) {
      here.over = 1
    },
  },
  cannot: { charge: (g, here, foe) => cannotTestCharge(g, here, foe) },
  points: { charge: 'unit' },
})

const smallTo = decision({
  name: 'smallTo',
  rule: 'DW-V.23',
  seat: (_g, here: Small) => here.side,
  offer(g, here, can) {
    for (const hex of smallEnds(g, here, here.element)) can.hex(hex)
  },
  take: {
    hex(g, here, hex) {
      if (hex !== g.at[here.element]) {
        tell(g, 'steps', here.element, g.at[here.element], hex)
        shift(g, here.element, hex)
      }
      here.spent = 1
    },
  },
  cannot: {
    hex: (g, here, hex): RuleId | undefined => (smallEnds(g, here, here.element).includes(hex) ? undefined : 'DW-V.23'),
  },
})

const smallFacing = lastFacing<Small>('smallFacing', 'DW-V.23')

/** DW-V.23: the move of a unit of three elements or fewer. */
export const smallMove = procedure<Small>(
  'smallMove',
  'DW-V.23',
  loop(
    isMoving,
    ask(smallElement),
    when(
      isChosen,
      ask(smallTo),
      ask(smallFacing),
      act(noteDistances),
      act(watchMound),
      when(hasNewContact, ...reactions),
    ),
  ),
  each(
    'captain',
    (g, { unit }) => captainsBeside(g, unit),
    call(joining, { with: (_g, here) => joiningOf(here.captain, here.unit) }),
  ),
  act(finishMove),
)

function isMoving(g: Demonworld, here: Small): boolean {
  return !here.over && isPresent(g, here.unit) && unmoved(g, here).length > 0
}

function isChosen(_g: Demonworld, here: Small): boolean {
  return here.element !== NONE
}

function unmoved(g: Demonworld, here: Move): Element[] {
  return members(g, here.unit).filter(e => !g.acted[e] && !g.routs[e] && !hasFoe(g, e))
}

/** DW-XV.71: impetuous ones must all move; AMB-35: the others must end as one group if they can. */
function mayStop(g: Demonworld, here: Small, left: readonly Element[]): boolean {
  if (here.mode === RAGING && left.some(e => nearer(g, here, e).length > 0)) return false
  if (groupsOf(g, here.unit).length === 1) return true
  return !left.some(e => smallEnds(g, here, e).some(hex => keepsTogether(g, here, e, hex)))
}

/** Where an element may go: as far as its own points carry it; the last one to move rejoins the others if it can. */
function smallEnds(g: Demonworld, here: Small, element: Element): Hex[] {
  const ends = allEnds(g, here, element)
  if (here.mode === RAGING) {
    const best = nearer(g, here, element)
    if (best.length > 0) return best
  }
  if (unmoved(g, here).length > 1) return ends
  const together = ends.filter(hex => keepsTogether(g, here, element, hex))
  return together.length > 0 ? together : ends
}

function allEnds(g: Demonworld, here: Small, element: Element): Hex[] {
  const holding = here.mode === HOLDING
  const budget = holding ? manoeuvresOf(g, here.unit) : pointsAllowed(g, here, 0)
  const loose = g.skirmish[here.unit] === 1
  return walksOf(g, here, element, { budget, byField: holding, loose, mayAttack: !holding && isBold(g, here) })
}

/** The ends nearest to the prey of an impetuous unit, if any is nearer than where the element stands. */
function nearer(g: Demonworld, here: Small, element: Element): Hex[] {
  const prey = preyOf(g, here.unit)
  if (prey === NONE) return []
  const ends = allEnds(g, here, element)
  const distances = ends.map(hex => distanceTo(g, hex, prey))
  const least = Math.min(...distances)
  return least < distanceTo(g, g.at[element], prey) ? ends.filter((_, i) => distances[i] === least) : []
}

function keepsTogether(g: Demonworld, here: Small, element: Element, hex: Hex): boolean {
  const own = g.at[element]
  if (hex === own) return groupsOf(g, here.unit).length === 1
  shift(g, element, hex)
  const groups = groupsOf(g, here.unit).length
  shift(g, element, own)
  return groups === 1
}
