import { BLOCKED } from '@hexarium/hex'
import { mayTakeBack, type RuleId, type Seat } from '@hexarium/kernel'
import { FORWARD_RIGHT, MOVES } from '../../bases.ts'
import { LARGE } from '../../content/armies/cards.ts'
import { NEAR_COMMANDERS } from '../../content/tables.ts'
import { ground, put, sideOf, stands } from '../../elements.ts'
import { act, ask, call, decision, each, give, procedure, repeat, tell, when } from '../../events.ts'
import { type Demonworld, type Element, NONE } from '../../state.ts'
import { expert } from '../expert.ts'
import { type Flying, flightMode, flightSteps, grounded } from '../flyers/flying.ts'
import { mayFly, WALK } from '../flyers/modes.ts'
import { firstOrSecond } from '../movement/common-questions.ts'
import { hasFoe } from '../movement/contact.ts'
import { face } from '../movement/manoeuvres.ts'
import { HOLDING, moveOf } from '../movement/move.ts'
import { quickerSide } from './captains.ts'

type Turning = { side: Seat; captain: Element; turned: Element[]; flown: boolean }

/** DW-X.11: at the end of the H section single commanders may turn, even if they have moved. */
export const turnCaptain = decision({
  name: 'turnCaptain',
  rule: 'DW-X.11',
  gives: ['done'], // DW-XXII.6: who stands in the flames at the end of the movement
  seat: (_g, here: Turning) => here.side,
  offer(g, here, can) {
    for (const captain of turners(g, here)) can.captain(captain)
    can.done()
  },
  take: {
    captain(_g, here, captain) {
      here.captain = captain
      here.turned.push(captain)
    },
    done() {},
  },
  ends: ['done'],
  cannot: { captain: (g, here, captain) => cannotTurnNow(g, here, captain) },
  points: { captain: 'element' },
  default: () => ['done'],
})

export const turnCaptainTo = decision({
  name: 'turnCaptainTo',
  rule: 'DW-X.11',
  seat: (_g, here: Turning) => here.side,
  about: (_g, { captain }) => ({ element: captain }),
  offer(_g, _here, can) {
    for (let facing = 0; facing < 6; facing++) can.facing(facing)
  },
  take: {
    facing(g, here, facing) {
      face(g, here.captain, facing)
      here.captain = NONE
    },
  },
  cannot: { facing: (_g, _here, facing) => (facing < 6 ? undefined : 'DW-X.11') },
})

/** DW-XVII.32, AMB2-82: a giant who commands makes one of his turns, over free fields and into no contact. */
export const turnChief = decision({
  name: 'turnChief',
  rule: ['DW-X.11', 'DW-XVII.32'],
  seat: (_g, here: Turning) => here.side,
  about: (_g, { captain }) => ({ element: captain }),
  offer(g, here, can) {
    for (let move = FORWARD_RIGHT; move < MOVES; move++) if (!cannotTurnChief(g, here.captain, move)) can.tread(move)
    can.stay()
  },
  take: {
    tread(g, here, move) {
      turnLarge(g, here.captain, move)
    },
    stay() {},
  },
  cannot: { tread: (g, here, move) => cannotTurnChief(g, here.captain, move) },
  default: () => ['stay'],
})

/** DW-XXIII.4: with the Hold orders a commander who flies goes straight up or down, or turns like the others. */
const captainHovers = procedure<Flying>(
  'captainHovers',
  'DW-XXIII.4',
  flightMode,
  when((_g, here) => here.way !== WALK, ...flightSteps),
  give((_g, here) => here.way !== WALK),
)

const turnSide = procedure<Turning>(
  'turnSide',
  'DW-X.11',
  repeat(
    turnersAreLeft,
    ask(turnCaptain),
    act(stayDown),
    when(mayHover, call(captainHovers, { with: hoverOf, into: 'flown' })),
    when(isToTurn, ask(turnCaptainTo)),
    when(isChiefToTurn, ask(turnChief)),
    act(forget),
  ),
)

type Turns = { side: Seat; chooser: Seat; first: Seat }

/** DW-X.6: the higher roll decides whose commanders turn first. */
export const chooseTurns = firstOrSecond<Turns>('chooseTurns', 'DW-X.6')

/** DW-X.11, DW-X.6: both sides turn their single commanders. */
export const captainTurns = procedure<Turns>(
  'captainTurns',
  'DW-X.11',
  act(rollForTurns),
  when((_g, here) => here.chooser !== NONE, ask(chooseTurns)),
  each('side', (_g, here) => [here.first, 1 - here.first], call(turnSide, { with: (_g, { side }) => turningOf(side) })),
)

function turningOf(side: Seat): Turning {
  return { side, captain: NONE, turned: [], flown: false }
}

/** DW-X.6: who turns first matters where single commanders of both sides are near each other or fight each other. */
function rollForTurns(g: Demonworld, here: Turns): void {
  here.chooser = NONE
  here.first = 0
  if (g.rules.asBefore) return
  const near = [0, 1].map(side => {
    const others = turners(g, turningOf(1 - side))
    return turners(g, turningOf(side)).filter(e => others.some(other => areNear(g, e, other)))
  })
  if (near[0].length === 0) return
  here.chooser = quickerSide(g, near)
}

function areNear(g: Demonworld, a: Element, b: Element): boolean {
  return ground(g).board.distance(g.at[a], g.at[b]) <= NEAR_COMMANDERS
}

function turners(g: Demonworld, here: Turning): Element[] {
  return g.captains.filter(captain => !cannotTurnNow(g, here, captain))
}

/** DW-X.11, DW-X.14: why a commander does not turn: he is not on his own, or has turned. */
function cannotTurnNow(g: Demonworld, here: Turning, captain: Element): RuleId | undefined {
  if (!g.captains.includes(captain) || !stands(g, captain) || sideOf(g, captain) !== here.side) return 'DW-X.11'
  if (g.unit[captain] !== g.origin[captain]) return 'DW-X.14'
  return here.turned.includes(captain) ? 'DW-X.11' : undefined
}

function turnersAreLeft(g: Demonworld, here: Turning): boolean {
  return turners(g, here).length > 0 || mayTakeBack(g, here.side)
}

function stayDown(_g: Demonworld, here: Turning): void {
  here.flown = false
}

function mayHover(g: Demonworld, here: Turning): boolean {
  return mayFly(g, g.origin[here.captain])
}

function hoverOf(g: Demonworld, here: Turning): Flying {
  return { ...moveOf(g, g.origin[here.captain], HOLDING), ...grounded }
}

function isToTurn(g: Demonworld, here: Turning): boolean {
  return !here.flown && !LARGE[g.type[here.captain]]
}

function isChiefToTurn(g: Demonworld, here: Turning): boolean {
  return !here.flown && here.captain !== NONE && LARGE[g.type[here.captain]]
}

function cannotTurnChief(g: Demonworld, chief: Element, move: number): RuleId | undefined {
  if (!(move >= FORWARD_RIGHT && move < MOVES)) return 'DW-XVII.9'
  const { cost, taken, anchor, facing } = expert.tryMove(g, ground(g), chief, g.at[chief], g.facing[chief], move)
  if (cost === BLOCKED) return 'DW-XVII.9'
  if (taken > 0) return 'DW-XVII.15'
  const before = [...expert.foesAround(g, ground(g), chief, g.at[chief], g.facing[chief])]
  if (before.length > 0 && !hasFoe(g, chief)) return 'DW-XVII.27' // he only brushes them
  const after = expert.foesAround(g, ground(g), chief, anchor, facing)
  return after.length === before.length && after.every(foe => before.includes(foe)) ? undefined : 'DW-XVII.23'
}

function turnLarge(g: Demonworld, chief: Element, move: number): void {
  const { anchor, facing } = expert.tryMove(g, ground(g), chief, g.at[chief], g.facing[chief], move)
  tell(g, 'treads', chief, g.at[chief], anchor, facing)
  put(g, chief, anchor, facing)
}

function forget(_g: Demonworld, here: Turning): void {
  here.captain = NONE
}
