import {
  askInstead,
  type Chance,
  type Decision,
  type DecisionHelp,
  flatCopy,
  forDecision,
  helpFrom,
  hereAt,
  type Seat,
  SPECTATOR,
  underWay,
} from '@hexarium/kernel'
import { certain, possible, redeal, survey } from './knowledge/index.ts'
import { piecesOf } from './legions.ts'
import { spoils, spoilsWay } from './rules/aftermath.ts'
import { manoeuvreTo } from './rules/battle.ts'
import { contested, offerLosses } from './rules/engagement.ts'
import { entrySide, mergeMarker, moveTo, nextMove, walksOf } from './rules/movement.ts'
import { muster, musterPiece, musterWay, recruitsOf } from './rules/mustering.ts'
import { reinforceWay } from './rules/newcomers.ts'
import { legionOf } from './rules/sides.ts'
import { leaving, splitMarker, splitOff } from './rules/splits.ts'
import { announce, carry, chooseTarget, strikes } from './rules/striking.ts'
import {
  type Battle,
  type Engagement,
  type Fighter,
  type Land,
  MARKERS,
  type Marker,
  NONE,
  type Side,
  type Titan,
  type Type,
} from './state.ts'

/** What a seat knows of a legion on the board. */
export interface LegionView {
  marker: Marker
  /** The characters it certainly holds, ascending; with `height` of them it is wholly known. */
  known: Type[]
  /** By type, how many it could hold at most: only of legions not wholly known. */
  possible: [type: Type, most: number][]
}

/** An engagement as a seat sees it: offers are for the two concerned (TI-K2). */
export type EngagementView = Omit<Engagement, 'offerWinner' | 'offerLosses' | 'offersMade'> & {
  offerWinner: number[] | null
  offerLosses: Type[][] | null
}

/** What the seat asked has chosen so far; what is not chosen, or not for this viewer to know, is absent. */
export interface Choice {
  legion?: Marker
  type?: Type
  to?: Land
  /** Where legions merge. */
  merging?: Land
  /** The types that leave a legion. */
  part?: Type[]
  fighter?: Fighter
  striker?: Fighter
  target?: Fighter
  /** Hits left over. */
  excess?: number
  /** Who wins by the offer being made, and the losses named so far. */
  winner?: Side
  losses?: Type[]
}

/** What a seat may know (TI-K1). */
export interface View
  extends Pick<
    Titan,
    | 'rulings'
    | 'turnLimit'
    | 'pointsTarget'
    | 'turn'
    | 'mover'
    | 'phase'
    | 'roll'
    | 'teleported'
    | 'summoned'
    | 'tower'
    | 'score'
    | 'alive'
    | 'place'
    | 'turnsTaken'
    | 'mulliganUsed'
    | 'stock'
    | 'dead'
    | 'slain'
    | 'holder'
    | 'at'
    | 'height'
    | 'moved'
    | 'entry'
    | 'origin'
    | 'mustered'
  > {
  /** The viewer. */
  seat: Seat
  legions: LegionView[]
  engagement: EngagementView | null
  battle: Battle | null
  /** The side that strikes now; NONE while somebody manoeuvres, and without a battle. */
  striking: Side
  /** The lands where an engagement waits (TI-6.3a). */
  contested: number[]
  /** The viewer's own half-made choice: what the question is about. Empty for everybody else. */
  choice: Choice
}

/** What a seat may know. Eliminated players have the public view (TI-K7). */
export function view(g: Titan, seat: Seat, before?: View): View {
  const viewer = seat !== SPECTATOR && g.alive[seat] ? seat : SPECTATOR
  const { core: _core, content: _content, known: _known, chanceMoves: _chance, engagement, battle, ...open } = g
  return {
    ...flatCopy(open, before),
    seat,
    legions: legionViews(g, viewer),
    engagement: engagement && seenEngagement(g, engagement, viewer),
    battle: battle && flatCopy(battle, before?.battle ?? undefined),
    striking: underWay(g, strikes)?.side ?? NONE,
    contested: contested(g),
    choice: halfMade(g, viewer),
  }
}

const { about } = helpFrom(
  chooses(splitOff, ({ legion, part }) => ({ legion, part: leaving(part) })),
  chooses(splitMarker, ({ legion, part }) => ({ legion, part: leaving(part) })),
  chooses(moveTo, ({ legion }) => ({ legion })),
  chooses(entrySide, ({ legion, to }) => ({ legion, to })),
  chooses(mergeMarker, ({ merging }) => ({ merging })),
  chooses(offerLosses, ({ winner, losses }) => ({ winner, losses: [...losses] })),
  chooses(reinforceWay, ({ type }) => ({ type })),
  chooses(manoeuvreTo, ({ fighter }) => ({ fighter })),
  chooses(chooseTarget, ({ striker }) => ({ striker })),
  chooses(announce, ({ striker, target }) => ({ striker, target })),
  chooses(carry, ({ excess }) => ({ excess })),
  chooses(spoilsWay, ({ type }) => ({ type })),
  chooses(musterPiece, ({ legion }) => ({ legion })),
  chooses(musterWay, ({ legion, type }) => ({ legion, type })),
)

/** What the seat that is asked has chosen before; nobody else knows. */
function chooses<H>(decision: Decision<Titan, H>, choice: (here: H) => Choice): DecisionHelp<Titan> {
  return forDecision(decision, {
    about: (g, here, seat) => (decision.spec.seat?.(g, here) === seat ? choice(here) : undefined),
  })
}

function halfMade(g: Titan, viewer: Seat): Choice {
  return viewer === SPECTATOR ? {} : ((about(g, viewer) ?? {}) as Choice)
}

function legionViews(g: Titan, viewer: Seat): LegionView[] {
  const legions: LegionView[] = []
  const facts = survey(g, viewer)
  for (let marker = 0; marker < MARKERS; marker++) {
    if (g.at[marker] === NONE) continue
    if (g.holder[marker] === viewer || g.height[marker] === 0) {
      legions.push({ marker, known: piecesOf(g, marker), possible: [] })
      continue
    }
    const known = certain(g, viewer, marker, facts).flatMap((count, type) => new Array<Type>(count).fill(type))
    const open = known.length < g.height[marker]
    const most = open ? possible(g, viewer, marker, facts) : []
    legions.push({ marker, known, possible: most.flatMap((count, type) => (count > 0 ? [[type, count]] : [])) })
  }
  return legions
}

function seenEngagement(g: Titan, engagement: Engagement, viewer: Seat): EngagementView {
  const { offerWinner, offerLosses, offersMade: _made, ...open } = engagement
  const isParty = viewer !== SPECTATOR && [engagement.attacker, engagement.defender].some(m => g.holder[m] === viewer)
  return {
    ...flatCopy(open),
    offerWinner: isParty ? [...offerWinner] : null,
    offerLosses: isParty ? offerLosses.map(list => [...list]) : null,
  }
}

/** TI-K: deals anew what a seat cannot know: contents, open offers, and the half-made choices of others. */
export function imagine(g: Titan, seat: Seat, chance: Chance): void {
  const viewer = seat !== SPECTATOR && g.alive[seat] ? seat : SPECTATOR
  redeal(g, viewer, chance)
  if (g.mover !== viewer) thinkAgain(g, chance)
  const { engagement } = g
  if (!engagement || [engagement.attacker, engagement.defender].some(legion => g.holder[legion] === viewer)) return
  engagement.offerWinner = [NONE, NONE]
  engagement.offerLosses = [[], []]
  engagement.offersMade = [0, 0]
  const offer = hereAt(g, offerLosses)
  if (offer) offer.losses = []
}

/** A choice the mover has half made must fit the legions as they are imagined; else he is about to make it anew. */
function thinkAgain(g: Titan, chance: Chance): void {
  const parting = hereAt(g, splitOff) ?? hereAt(g, splitMarker)
  if (parting) parting.part = imaginedPart(g, parting.legion, parting.part, chance)
  const moving = hereAt(g, moveTo)
  if (moving && walksOf(g, moving.legion).length === 0) askInstead(g, nextMove).legion = NONE
  const mustering = hereAt(g, musterPiece)
  const recruiting = hereAt(g, musterWay)
  if (
    (mustering && recruitsOf(g, mustering.legion).length === 0) ||
    (recruiting && !recruitsOf(g, recruiting.legion).includes(recruiting.type))
  ) {
    Object.assign(askInstead(g, muster), { legion: NONE, type: NONE })
  }
  const harvesting = hereAt(g, spoilsWay)
  if (harvesting && !recruitsOf(g, legionOf(g, g.engagement!.winner)).includes(harvesting.type))
    askInstead(g, spoils).type = NONE
}

/** As many of the legion's characters, any of them, with the mark of a finished part if it has one. */
function imaginedPart(g: Titan, legion: Marker, part: readonly Type[], chance: Chance): Type[] {
  const chosen = chance.shuffle(piecesOf(g, legion)).slice(0, leaving(part).length)
  return part.at(-1) === NONE ? [...chosen.sort((a, b) => a - b), NONE] : chosen
}
