import type { RuleId } from '@hexarium/kernel'
import { TITAN } from '../content/creatures.ts'
import { ask, decision, loop, procedure, repeat, tell, when } from '../events.ts'
import { knowSplit } from '../knowledge/index.ts'
import { addPiece, countOf, freeMarkers, legionsOf, onBoard, removePiece } from '../legions.ts'
import { MARKERS, type Marker, NONE, type Titan, type Type } from '../state.ts'

/** The least a legion may have after a split (TI-4.3a): so seven make three parts at most (TI-4.3c). */
const LEAST = 2
/** How often a player may think better of a split in one phase. The book knows no limit; ours keeps every game finite. */
const SECOND_THOUGHTS = 8

/** `part` holds the types that leave. It is secret until the split is done, and heights alone are public then. */
export type SplitHere = { legion: Marker; part: Type[]; hasSplit: boolean; backs: number }

/** TI-4.3a: split a legion, or end the phase by rolling. */
export const organise = decision({
  name: 'organise',
  rule: ['TI-4.3a', 'TI-6.1', 'TI-DP-02', 'TI-DP-03'],
  ends: ['roll'],
  seat: (g, _here: SplitHere) => g.mover,
  offer(g, _here, can) {
    for (const legion of legionsOf(g, g.mover)) if (!cannotSplit(g, legion)) can.legion(legion)
    can.roll()
  },
  take: {
    legion(_g, here, legion) {
      here.legion = legion
      here.part = []
    },
    roll() {},
  },
  cannot: { legion: (g, _here, legion) => cannotSplit(g, legion) },
  default: () => ['roll'],
})

/** TI-4.3b: who leaves, one after the other. */
export const splitOff = decision({
  name: 'splitOff',
  rule: ['TI-4.3b', 'TI-DP-02'],
  seat: (g, _here: SplitHere) => g.mover,
  offer(g, here, can) {
    const kinds = kindsLeft(g, here)
    for (const type of kinds) if (type !== TITAN) can.piece(type)
    if (here.part.length >= LEAST) can.done()
    if (mayGoBack(here)) can.back()
    if (kinds.includes(TITAN)) can.piece(TITAN) // nobody sends his Titan away by the first key
  },
  take: {
    piece(_g, here, type) {
      here.part.push(type)
    },
    done(_g, here) {
      here.part.sort((a, b) => a - b)
      here.part.push(NONE)
    },
    back(_g, here) {
      here.legion = NONE
      here.backs = (here.backs ?? 0) + 1
    },
  },
  cannot: { piece: (g, here, type) => cannotLeave(g, here, type) },
  default(g, here) {
    if (mayGoBack(here)) return ['back']
    return here.part.length >= LEAST ? ['done'] : ['piece', kindsLeft(g, here)[0]]
  },
})

/** TI-4.3b: the new legion takes a free marker of his choice. */
export const splitMarker = decision({
  name: 'splitMarker',
  rule: ['TI-4.2a', 'TI-DP-02'],
  auto: true,
  seat: (g, _here: SplitHere) => g.mover,
  offer(g, _here, can) {
    for (const marker of freeMarkers(g, g.mover)) can.marker(marker)
  },
  take: {
    marker(g, here, marker) {
      split(g, here.legion, here.part, marker)
      here.hasSplit = true
      here.legion = NONE
    },
  },
  cannot: { marker: (g, _here, marker) => cannotTakeFor(g, marker) },
})

/** TI-6.1: the organisation phase. */
export const organisation = procedure<SplitHere>(
  'organisation',
  'TI-6.1',
  repeat(mayOrganise, ask(organise), loop(partIsOpen, ask(splitOff)), when(legionChosen, ask(splitMarker))),
)

/** He is asked as long as something can be split, and once more after a split, so that it can be taken back. */
function mayOrganise(g: Titan, here: SplitHere): boolean {
  return here.hasSplit || legionsOf(g, g.mover).some(legion => !cannotSplit(g, legion))
}

function legionChosen(_g: Titan, here: SplitHere): boolean {
  return here.legion >= 0
}

function partIsOpen(_g: Titan, here: SplitHere): boolean {
  return here.legion >= 0 && here.part.at(-1) !== NONE
}

/** TI-4.3a, TI-5.2c, TI-4.2a: height, first turn, markers. */
export function cannotSplit(g: Titan, legion: Marker): RuleId | undefined {
  if (!onBoard(g, legion) || g.holder[legion] !== g.mover) return 'TI-4.0a'
  if (g.turnsTaken[g.mover] === 0) return 'TI-5.2c'
  if (g.height[legion] < 2 * LEAST) return 'TI-4.3a'
  return hasFreeMarker(g) ? undefined : 'TI-4.2a'
}

/** The types that leave, without the mark of a finished part. */
export function leaving(part: readonly Type[]): Type[] {
  return part.filter(type => type !== NONE)
}

function mayGoBack({ part, backs }: SplitHere): boolean {
  return part.length === 0 && (backs ?? 0) < SECOND_THOUGHTS
}

function hasFreeMarker(g: Titan): boolean {
  for (let marker = 0; marker < MARKERS; marker++)
    if (g.holder[marker] === g.mover && g.at[marker] === NONE) return true
  return false
}

/** TI-4.2a, TI-2.3a: one of his own or captured markers, that no other legion has. */
function cannotTakeFor(g: Titan, marker: Marker): RuleId | undefined {
  if (g.holder[marker] !== g.mover) return 'TI-4.2a'
  return onBoard(g, marker) ? 'TI-2.3a' : undefined
}

/** The types that may still leave. */
function kindsLeft(g: Titan, here: SplitHere): Type[] {
  const kinds: Type[] = []
  for (let type = 0; type < g.stock.length; type++) if (!cannotLeave(g, here, type)) kinds.push(type)
  return kinds
}

/** TI-4.3a, TI-4.0a: the rest of the legion must keep two, and only what is in it can leave. */
function cannotLeave(g: Titan, { legion, part }: SplitHere, type: Type): RuleId | undefined {
  if (g.height[legion] - part.length <= LEAST) return 'TI-4.3a'
  return countOf(g, legion, type) > part.filter(gone => gone === type).length ? undefined : 'TI-4.0a'
}

/** TI-4.3c: the parts are legions of their own at once. */
function split(g: Titan, legion: Marker, part: readonly Type[], marker: Marker): void {
  g.at[marker] = g.at[legion]
  g.origin[marker] = g.origin[legion]
  for (const type of leaving(part)) {
    removePiece(g, legion, type)
    addPiece(g, marker, type)
  }
  knowSplit(g, legion, marker)
  tell(g, 'split', legion, g.height[legion], marker, g.height[marker])
}
