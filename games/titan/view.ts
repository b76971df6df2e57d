import { type Chance, type Frame, flatCopy, type Seat, SPECTATOR } from '@hexarium/kernel'
import { certain, possible, redeal, survey } from './knowledge/index.ts'
import { piecesOf } from './legions.ts'
import { contested } from './rules/engagement.ts'
import { walksOf } from './rules/movement.ts'
import { recruitsOf } from './rules/mustering.ts'
import { legionOf, seatOf } from './rules/sides.ts'
import { type Battle, type Engagement, MARKERS, type Marker, NONE, type Titan, type Type } from './state.ts'

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
  /** The lands where an engagement waits (TI-6.3a). */
  contested: number[]
  /** The viewer's own half-made choice: what the question is about. Empty for everybody else. */
  choice: Record<string, unknown>
}

/** What a seat may know. Eliminated players have the public view (TI-K7). */
export function view(g: Titan, seat: Seat): View {
  const viewer = seat !== SPECTATOR && g.alive[seat] ? seat : SPECTATOR
  const { core: _core, content: _content, known: _known, chanceMoves: _chance, engagement, battle, ...open } = g
  return {
    ...flatCopy(open),
    seat,
    legions: legionViews(g, viewer),
    engagement: engagement && seenEngagement(g, engagement, viewer),
    battle: battle && flatCopy(battle),
    contested: contested(g),
    choice: halfMade(g, viewer),
  }
}

/** What the seat that is choosing has chosen so far. */
function halfMade(g: Titan, viewer: Seat): Record<string, unknown> {
  const frame = g.core.flow.at(-1)
  return frame && viewer !== SPECTATOR && chooser(g, frame) === viewer ? flatCopy(frame.here) : {}
}

/** Whose choice a procedure's locals are. */
function chooser(g: Titan, { proc, here }: Frame): Seat {
  if (proc === 'half') return seatOf(g, g.battle!.phasing)
  if (proc === 'strikes') return seatOf(g, here['side'] as number)
  if (proc === 'harvest') return seatOf(g, g.engagement!.winner)
  if (proc === 'contest') return (here['offerer'] ?? NONE) === NONE ? NONE : seatOf(g, here['offerer'] as number)
  return g.turn === 0 ? NONE : g.mover
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
  if (g.mover !== viewer) for (const frame of g.core.flow) adapt(g, frame, chance)
  const { engagement } = g
  if (!engagement || [engagement.attacker, engagement.defender].some(legion => g.holder[legion] === viewer)) return
  engagement.offerWinner = [NONE, NONE]
  engagement.offerLosses = [[], []]
  engagement.offersMade = [0, 0]
  for (const frame of g.core.flow) if (frame.at === 'offerLosses') frame.here['losses'] = []
}

/** A choice somebody else has half made must fit the legions as they are imagined; else he is about to make it anew. */
function adapt(g: Titan, frame: Frame, chance: Chance): void {
  const { legion, type, part } = frame.here as { legion: Marker; type: Type; part: Type[] }
  switch (frame.at) {
    case 'splitOff':
    case 'splitMarker':
      frame.here['part'] = imaginedPart(g, legion, part, chance)
      break
    case 'moveTo':
      if (walksOf(g, legion).length === 0) beginAnew(frame, 'nextMove')
      break
    case 'musterPiece':
      if (recruitsOf(g, legion).length === 0) beginAnew(frame, 'muster')
      break
    case 'musterWay':
      if (!recruitsOf(g, legion).includes(type)) beginAnew(frame, 'muster')
      break
    case 'spoilsWay':
      if (!recruitsOf(g, legionOf(g, g.engagement!.winner)).includes(type)) beginAnew(frame, 'spoils')
      break
  }
}

function beginAnew(frame: Frame, question: string): void {
  frame.at = question
  frame.here['legion'] = NONE
  frame.here['type'] = NONE
}

/** As many of the legion's characters, any of them, with the mark of a finished part if it has one. */
function imaginedPart(g: Titan, legion: Marker, part: readonly Type[], chance: Chance): Type[] {
  const done = part.at(-1) === NONE
  const size = done ? part.length - 1 : part.length
  const chosen = chance.shuffle(piecesOf(g, legion)).slice(0, size)
  return done ? [...chosen.sort((a, b) => a - b), NONE] : chosen
}
