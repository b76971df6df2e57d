import { grammar, type Phrase } from '@hexarium/kernel'
import { cards } from '../../content/armies/cards.ts'
import { TESTS } from '../../rules/morale/tests.ts'
import type { View } from '../../view.ts'
import {
  ARROWS,
  accountOf,
  deploysSingle,
  isOnlyDone,
  isOwnField,
  isSetUp,
  pairs,
  placedOn,
  turnShort,
  WAYS,
  WEDGE_WIDTH,
} from '../asking.ts'
import type { Attack, DemonworldText } from '../words.ts'
import { aid } from './aid.ts'
import { flyersAsk, flyersChoice, flyersEvent } from './flyers.ts'
import { askGuns, choiceGuns, eventGuns } from './guns.ts'
import { askLarge, choiceLarge, eventLarge, mover } from './large.ts'
import { askMagic, choiceMagic, eventMagic, resultMagic } from './magic.ts'
import { names } from './names.ts'
import { settings } from './settings.ts'
import { turn } from './turn.ts'
import { words } from './words.ts'

const { capital, count } = grammar('en')
const { unit, element, elementAt, focus, order, facing, direction, field } = names
const side = (seat: number) => capital(names.side(seat))
const verb = (seat: number, one: string, many: string) => (seat === 0 ? one : many)
const hit = (value: number) => (value ? 'a hit' : 'a miss')
const inFocus = (view: View) => unit(view, view.focus.unit)
const lastRanks = ['', ', last rank to the left', ', last rank to the right', ', last rank in the middle']
const backing = (number: number) => (number === 0 ? '' : `, ${count(number, 'supporter', 'supporters')}`)

/** What a unit can still use in its move. */
const left = ({ focus: { points, manoeuvres } }: View) =>
  ` — left: ${count(points, 'point', 'points')}, ${count(manoeuvres, 'manoeuvre', 'manoeuvres')}`

const go = (view: View, hex: number) => (isOwnField(view, hex) ? 'Stay' : field(view, hex))

const block: Phrase<View, Record<string, number>> = (view, { hex, width, variant }) =>
  width === WEDGE_WIDTH
    ? `A wedge with its point on ${field(view, hex)}`
    : `${width} wide from ${field(view, hex)}${lastRanks[variant] ?? ''}`

const attack =
  (what: string): Phrase<View, Attack> =>
  (view, { element: by, target, supports, base, die, hit: struck }) =>
    `${what}: ${element(view, by)} against ${element(view, target)} (${base} or less${backing(supports)}): ${die}, ${hit(struck)}`

/** English. */
export const text: DemonworldText = {
  ...aid,
  names,
  words,
  title: 'Demonworld',
  turn,
  blurb:
    'Ranks and files, hidden orders, charges, routs: fantasy battles of the old school.\nThe Empire against the Orcs.',
  seats: names.seats,
  settings,
  ask: {
    ...askLarge,
    ...askMagic,
    ...askGuns,
    ...flyersAsk,
    raiseArmy(view, _args, seat) {
      const { spent, most } = accountOf(view, seat)
      return `Raise an army of ${view.points} points, unseen by the other side: ${spent} are spent, at most ${most - spent} are left`
    },
    laySheet: 'Lay out the next map sheet',
    placeObjective: 'Place an objective',
    valueObjective: 'How many points is it worth?',
    chooseEdge: 'Choose your side of the board',
    planMarches: 'Who marches round the flanks? The other side will not know',
    chooseVanguard: 'Which unit of the flank march comes in first?',
    chooseEntry: 'Where does the flank march come in?',
    divertEntry: 'The enemy bars the way in: where do the others come in?',
    deploy(view, _args, _seat, offered) {
      if (view.focus.unit < 0)
        return offered.includes('ready')
          ? 'Your army stands: say that you are ready, or set a unit up elsewhere'
          : 'Deploy your army: choose a unit; the other side does so unseen'
      return `Deploy: ${focus(view)}${offered.includes('shape') ? '. Choose a place in your zone, or a shape first' : ''}`
    },
    chooseCommanded: 'Which units does your commander give orders to?',
    giveOrders: 'Place order markers face down, then confirm',
    keepOrder: 'Keep one of the markers of each unit',
    obeyOrRage: view => `${inFocus(view)}: obey, or rush ahead?`,
    choosePrey: view => `${inFocus(view)}: rush at whom?`,
    chooseVolley: 'Which unit shoots?',
    declareShots: view => `${inFocus(view)}: who shoots?`,
    aimAt: view => `Whom does ${focus(view)} shoot at?`,
    supportShot: view => `Who supports the shot of ${focus(view)}?`,
    saveFigure: view => `${focus(view)}, about to be lost: demand the saving roll?`,
    sacrifice: view => `Who falls in place of ${focus(view)}?`,
    closeUp: view => `${inFocus(view)}: close up?`,
    closeUpTo: view => `Where does ${focus(view)} move up to?`,
    fleeNext: view => `${inFocus(view)}, routing: who runs next?`,
    fleeTo: view => `Where does ${focus(view)} flee to?`,
    fleeFacing: view => `Which way does ${focus(view)} face after the flight?`,
    chooseSequence: view => `${order(view.section)} section: will your units move first or second?`,
    chooseMover: (view, _args, _seat, offered) =>
      `${order(view.section)} section: ${isOnlyDone(offered) ? 'no other unit moves' : 'which unit moves?'}`,
    moveUnit: (view, _args, _seat, offered) =>
      `${mover(view)}: ${isOnlyDone(offered) ? 'nothing more to do' : 'what next?'}${left(view)}`,
    endRage: view => `${inFocus(view)}: the rush ahead is over`,
    shiftElement: view => `${inFocus(view)}, single elements shift by one field: who steps?`,
    shiftTo: view => `Where does ${focus(view)} step?`,
    turnElement: view => `${inFocus(view)}, single elements turn: who?`,
    turnTo: view => `Which way does ${focus(view)} turn?`,
    reform: (view, _args, _seat, offered) =>
      `${inFocus(view)}: ${offered.join() === 'cancel' ? 'no formation within one field. Do all face the same way?' : 'which formation? Choose one, or a field it shall reach'}`,
    regroupAfterTurn: view => `${inFocus(view)}: form up again after the turn? It is free`,
    completeAttack: view => `${inFocus(view)}: who moves on into the melee?`,
    completeTo: view => `Where does ${focus(view)} move on to?`,
    chooseFigure: view => `${inFocus(view)}: who comes to the front?`,
    exchangeFigure: view => `Who leaves the front rank to ${focus(view)}?`,
    smallElement: view => `${inFocus(view)}: which element moves?`,
    smallTo: view => `Where does ${focus(view)} go?`,
    smallFacing: view => `Which way does ${focus(view)} face?`,
    chooseCaptains: 'Will your commanders move first or second?',
    chooseCaptain: view => `${order(view.section)} section: which commander moves?`,
    captainTo: view => `Where does ${focus(view)} go?`,
    captainContact: view => `Does ${focus(view)} make contact?`,
    captainFacing: view => `Which way does ${focus(view)} face?`,
    joinUnit: view => `Does ${focus(view)} join a unit?`,
    makeRoom: 'How does the unit make room for its commander?',
    chooseTurns: 'Will your commanders turn first or second?',
    turnCaptain: 'Which commander turns?',
    turnCaptainTo: view => `Which way does ${focus(view)} turn?`,
    declareContacts: 'Declare contact with enemies who cannot come to you?',
    endContacts: 'End contact with enemies who cannot come to you?',
    declareStrikes: (view, _args, _seat, offered) =>
      `Melee of ${inFocus(view)}: ${isOnlyDone(offered) ? 'nobody else strikes' : 'who strikes?'}`,
    strikeAt: view => `Whom does ${focus(view)} strike?`,
    supportStrike: view => `Who supports ${focus(view)}?`,
    secondAttack: view => `${focus(view)}: second attack`,
    chooseRegroup: 'Will your elements regroup first or second?',
    regroupElement: view => `Melee of ${inFocus(view)}: who regroups?`,
    regroupTo: view => `Where does ${focus(view)} regroup to?`,
    regroupFacing: view => `Which way does ${focus(view)} face?`,
    rallyUnit: 'Which routing unit tries to rally?',
  },
  amount: {
    'deploy.shape': (_view, { width }) => `${width} wide`,
    'giveOrders.order': (view, { unit: of }) => [unit(view, of), ...placedOn(view, of).map(order)].join(' · '),
    'giveOrders.everyone': 'All without an order',
    'keepOrder.order': (view, { unit: of }) => unit(view, of),
    'moveUnit.step': 'All step (manoeuvre)',
    'moveUnit.wheel': 'Wheel',
    'moveUnit.turn': 'All turn',
  },
  each: {
    'deploy.shape': (_view, { facing: towards }) => ARROWS[towards],
    'giveOrders.order': (_view, { order: marker }) => order(marker),
    'giveOrders.everyone': (_view, { everyone: marker }) => order(marker),
    'keepOrder.order': (_view, { order: marker }) => order(marker),
    'moveUnit.step': (_view, { step: of }) => WAYS[of],
    'moveUnit.wheel': (_view, { right, twice }) => turnShort(right ? (twice ? 4 : 5) : twice ? 2 : 1),
    'moveUnit.turn': (_view, { turn: sixths }) => turnShort(sixths),
  },
  choice: {
    ...choiceLarge,
    ...choiceMagic,
    ...choiceGuns,
    ...flyersChoice,
    unit: (view, { unit: of }) => unit(view, of),
    element: (view, { element: of }) => elementAt(view, of),
    captain: (view, { captain }) => elementAt(view, captain),
    shooter: (view, { shooter }) => elementAt(view, shooter),
    attacker: (view, { attacker }) => elementAt(view, attacker),
    supporter: (view, { supporter }) => elementAt(view, supporter),
    target: (view, { target }) => elementAt(view, target),
    hex: (view, { hex }) => go(view, hex),
    'deploy.unit': (view, { unit: of }) => `${unit(view, of)}${isSetUp(view, of) ? ' (already set up)' : ''}`,
    'deploy.hex': (view, { hex }) => (deploysSingle(view) ? go(view, hex) : `Left end on ${field(view, hex)}`),
    facing: (_view, { facing: of }) => capital(facing(of)),
    shape: (_view, { width, facing: towards }) => `${width} wide, facing ${facing(towards)}`,
    block,
    hire: (_view, { hire: card }) => `Hire ${names.card(card)} (${cards[card]?.points ?? 0})`,
    dismiss: (_view, { dismiss: card }) => `Dismiss ${names.card(card)}`,
    'raiseArmy.automatic': 'The strongest army by the army lists',
    sheet: (_view, { sheet, turned }) => `Sheet ${sheet}${turned ? ', turned round' : ''}`,
    value: (_view, { value: points }) => count(points, 'point', 'points'),
    north: 'North',
    south: 'South',
    left: (view, { left: of }) => `${unit(view, of)} round the left`,
    right: (view, { right: of }) => `${unit(view, of)} round the right`,
    recall: (view, { recall: of }) => `${unit(view, of)}: no flank march`,
    follow: (view, { unit: of, captain }) => `${unit(view, of)} under ${unit(view, captain)}`,
    ride: (view, { unit: of, captain }) => `${unit(view, captain)} on ${unit(view, of)}`,
    automatic: 'Deploy the rest in plain battle lines',
    scatter: 'Wherever there is room',
    join: (view, { captain, unit: of }) => `${unit(view, captain)} joins ${unit(view, of)}`,
    back: 'Back',
    ready: 'Ready',
    order: (view, { unit: of, order: marker }) => `${unit(view, of)}: ${order(marker)}`,
    everyone: 'Everyone',
    'giveOrders.everyone': (_view, { everyone: marker }) => `Everyone: ${order(marker)}`,
    'declareShots.everyone': 'Everyone at the nearest',
    'declareStrikes.everyone': 'Everyone at the easiest',
    'fleeNext.everyone': 'All run',
    'supportShot.ready': 'No more support',
    'supportStrike.ready': 'No more support',
    obey: 'Obey',
    rage: 'Rush ahead',
    done: 'Done',
    'endRage.done': 'Continue',
    cancel: 'Cancel',
    stay: 'Stay as they are',
    later: 'Later in this move',
    fire: 'Fire',
    demand: 'Demand the saving roll',
    accept: 'Accept the loss',
    restore: 'Restore the formation',
    giveUp: 'Give it up as lost',
    first: 'First',
    second: 'Second',
    advance: (view, { advance: hex }) => `Advance to ${field(view, hex)}`,
    march: (_view, { direction: towards, facing: faces }) => `March ${direction(towards)}, facing ${facing(faces)}`,
    file: (_view, { direction: towards, facing: faces }) =>
      `March ${direction(towards)}, facing ${facing(faces)} (manoeuvre)`,
    face: (view, { element: of, facing: towards }) => `${elementAt(view, of)}: facing ${facing(towards)}`,
    step: (_view, { step: of }) => `All step ${direction(of)} (manoeuvre)`,
    wheel: (_view, { right, twice }) => `Wheel ${right ? 'right' : 'left'} by ${twice ? 120 : 60}°`,
    turn: (_view, { turn: sixths }) =>
      `All turn ${sixths <= 3 ? 'left' : 'right'} by ${60 * Math.min(sixths, 6 - sixths)}°`,
    shift: 'Shift single elements',
    turnEach: 'Turn single elements',
    reform: 'Change the formation',
    dissolve: 'Dissolve the wedge',
    skirmish: view => (view.skirmish[view.focus.unit] ? 'Leave the skirmish formation' : 'Take up skirmish formation'),
    charge: (view, { charge: foe }) => `Charge test against ${unit(view, foe)}`,
    faceFoes: 'Face the enemies in contact',
    faceAll: 'No more moves: all others turn to their enemies',
    'regroupElement.done': 'No more moves: all others stay as they are',
    'completeTo.hex': (view, { hex }) => `To ${field(view, hex)}, for movement points`,
    manoeuvre: (view, { manoeuvre: hex }) => `To ${field(view, hex)}, as manoeuvres (one a field)`,
    alone: 'Stay alone',
    pair: (view, { element: of, other }) => `${elementAt(view, of)} with ${elementAt(view, other)}`,
    declare: (view, { element: of, other }) => `Declare contact: ${elementAt(view, of)} with ${elementAt(view, other)}`,
    press: 'Move onto the field of the fallen',
    pass: 'Pass',
  },
  event: {
    ...eventLarge,
    ...eventMagic,
    ...eventGuns,
    ...flyersEvent,
    laid: (_view, { seat, sheet, turned }) =>
      `${side(seat)} ${verb(seat, 'lays', 'lay')} out sheet ${sheet}${turned ? ', turned round' : ''}`,
    objective: (view, { hex, value }) => `An objective of ${count(value, 'point', 'points')} on ${field(view, hex)}`,
    edge: (_view, { seat, edge }) =>
      `${side(seat)} ${verb(seat, 'takes', 'take')} the ${edge === 0 ? 'north' : 'south'}`,
    scouted: (_view, { factors }) => `Scouting factors ${factors.join(' : ')}`,
    enlisted: (_view, { seat, cards: hired }) => `${side(seat)}: ${hired.map(names.card).join(', ')}`,
    deployed: 'The armies are deployed',
    round: (_view, { round }) => `Round ${round}`,
    phase: (_view, { phase }) => names.phases[phase],
    marchesOn: (view, { unit: of, mount }) => `${unit(view, of)}: entry mounted, ${unit(view, mount)}`,
    arrives: (view, { unit: of, arrived }) =>
      `The flank march of ${unit(view, of)} ${arrived ? 'arrives' : 'does not arrive yet'}`,
    enters: (view, { element: of, hex }) => `${element(view, of)}: entry on ${field(view, hex)}`,
    diverts: (view, { unit: of, hex }) => `${unit(view, of)}: entry over ${field(view, hex)}`,
    commands: (view, { captain, unit: of }) => `${unit(view, captain)} commands ${unit(view, of)}`,
    ownWill: (view, { unit: of, die, order: marker }) =>
      `${unit(view, of)}, under nobody’s command: ${die}, ${marker >= 0 ? order(marker) : 'the owner chooses'}`,
    markers: 'All markers are placed',
    orders: (view, { unitsAndOrders: list }) =>
      pairs(list)
        .map(([of, marker]) => `${unit(view, of)}: ${order(marker)}`)
        .join('; '),
    test: (view, { kind, unit: of, factors, die, value, passed }) =>
      `${unit(view, of)}, ${names.tests[TESTS[kind]]}: ${die} + ${factors} against ${value}, ${passed ? 'passed' : 'failed'}`,
    impetuous: (view, { unit: of, prey }) => `Impetuous: ${unit(view, of)}, against ${unit(view, prey)}`,
    routs: (view, { unit: of }) => `Rout: ${unit(view, of)}`,
    rallies: (view, { unit: of }) => `Rallied: ${unit(view, of)}`,
    section: (_view, { order: marker }) => `${order(marker)} section`,
    sequence: (_view, { first: seat }) => `${side(seat)} ${verb(seat, 'moves', 'move')} first`,
    shoots: attack('Shot'),
    wasted: (view, { element: by, target }) => `${element(view, by)}: the attack on ${element(view, target)} is wasted`,
    strays: (view, { element: by, target, struck }) =>
      `${element(view, by)}: target ${element(view, target)}, the shot strays to ${element(view, struck)}`,
    saved: (view, { figure, victim }) => `Saved: ${element(view, figure)}; lost instead: ${element(view, victim)}`,
    falls: (view, { element: of, hex }) => `Lost: ${element(view, of)} on ${field(view, hex)}`,
    flees: (view, { element: of }) => `${element(view, of)}: flight from the field`,
    caught: (view, { element: of, hex }) => `Cut down in flight: ${element(view, of)} on ${field(view, hex)}`,
    given: (view, { element: of }) => `Given up as lost: ${element(view, of)}`,
    moves: (view, { unit: of, from, to }) => `${unit(view, of)}: from ${field(view, from)} to ${field(view, to)}`,
    wheels: (view, { unit: of, left, turns: sixths }) =>
      `${unit(view, of)}: wheel ${left ? 'left' : 'right'} by ${60 * sixths}°`,
    turns: (view, { unit: of, turns: sixths }) =>
      `${unit(view, of)}: turn ${sixths <= 3 ? 'left' : 'right'} by ${60 * Math.min(sixths, 6 - sixths)}°`,
    faces: (view, { element: of, facing: towards }) => `${element(view, of)}: facing ${facing(towards)}`,
    steps: (view, { element: of, from, to }) => `${element(view, of)}: from ${field(view, from)} to ${field(view, to)}`,
    reforms: (view, { unit: of }) => `${unit(view, of)}: new formation`,
    loosens: (view, { unit: of, skirmish: loose }) =>
      `${unit(view, of)}: ${loose ? 'skirmish formation' : 'no skirmish formation any more'}`,
    exchanges: (view, { figure, element: of }) => `To the front: ${element(view, figure)}; back: ${element(view, of)}`,
    joins: (view, { captain, unit: of }) => `${element(view, captain)} joins ${unit(view, of)}`,
    leaves: (view, { captain, unit: of }) => `${element(view, captain)} leaves ${unit(view, of)}`,
    contact: (view, { unit: of, foe }) => `Contact: ${unit(view, of)} with ${unit(view, foe)}`,
    optional: (view, { element: of, other, holds }) =>
      `Contact ${holds ? 'declared' : 'ended'}: ${element(view, of)} with ${element(view, other)}`,
    strikes: attack('Melee'),
    presses: (view, { element: of, hex }) => `${element(view, of)}: onto ${field(view, hex)}`,
    heals: (view, { element: of }) => `${element(view, of)}: healed`,
    out: (view, { unit: of }) => `${unit(view, of)}: out of the melee`,
    holds: (_view, { held }) => (held ? 'The Orcs hold the mound alone' : 'The Orcs do not hold the mound alone'),
  },
  result: {
    ...resultMagic,
    'DW-VII.1': 'the enemy is destroyed to the last element.',
    'DW-XVI.1': 'the last stand is decided.',
    'DW-XVI.2': 'the fight for the mound is decided.',
    'DW-XVI.10': 'the field is empty.',
    'DW-XVI.13': (_view, scores) => `the battle is broken off at ${scores.join(' : ')} points destroyed.`,
    'DW-XVI.14': (_view, scores) => `${scores.join(' : ')} points.`,
    resigned: 'the other side gave up.',
    agreed: 'the players have agreed on it.',
  },
}
