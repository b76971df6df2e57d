import type { Chance, Seat } from '@hexarium/kernel'
import {
  emptyKnowledge,
  knowAdded,
  knowGone,
  knowInitialDeal,
  knowMerge,
  knowOpened,
  knowRemoved,
  knowSeenBy,
  knowShown,
  knowSplit,
  type Legions,
} from '../knowledge/index.ts'
import { MARKERS, type Marker, NONE, ROW, type Type } from '../state.ts'

/** Legions without a game around them: enough for the knowledge of them. */
export function noLegions(): Legions {
  return {
    known: emptyKnowledge(),
    content: new Array(MARKERS * ROW).fill(NONE),
    height: new Array(MARKERS).fill(0),
    holder: Array.from({ length: MARKERS }, (_, marker) => Math.floor(marker / 12)),
  }
}

/** Puts pieces under a marker, and nothing else. */
export function lay(g: Legions, marker: Marker, types: readonly Type[]): void {
  const sorted = [...types].sort((a, b) => a - b)
  for (let i = 0; i < ROW; i++) g.content[marker * ROW + i] = sorted[i] ?? NONE
  g.height[marker] = sorted.length
}

/** The pieces under a marker. */
export function pieces(g: Legions, marker: Marker): Type[] {
  return g.content.slice(marker * ROW, marker * ROW + g.height[marker])
}

/** A way in which one player's legions may be filled: sorted pieces by marker. */
export type World = Map<Marker, Type[]>

/** A world as text, to compare. */
export function written(world: World): string {
  return [...world]
    .sort(([a], [b]) => a - b)
    .map(([marker, types]) => `${marker}:${types.join(',')}`)
    .join(' ')
}

/** The viewers in these tests: a spectator and two opponents of seat 0, whose legions they wonder about. */
export const VIEWERS: readonly Seat[] = [-1, 1, 2]

/**
 * TI-K5 as it stands in the digest: for each viewer the list of all worlds of seat 0. Each method reports an event
 * to these lists, to the legions `g`, and to the knowledge in them.
 */
export class Worlds {
  readonly g = noLegions()
  readonly of = new Map<Seat, World[]>(VIEWERS.map(viewer => [viewer, [new Map()]]))

  legions(): Marker[] {
    return this.g.height.flatMap((height, marker) => (height > 0 ? [marker] : []))
  }

  truth(): World {
    return new Map(this.legions().map(marker => [marker, pieces(this.g, marker)]))
  }

  most(): number {
    return Math.max(...VIEWERS.map(viewer => this.of.get(viewer)!.length))
  }

  deal(first: Marker, second: Marker, types: readonly Type[], oneLordEach: Type[]): void {
    const lords = (list: readonly Type[]) => list.filter(type => oneLordEach.includes(type)).length
    lay(this.g, first, types.slice(0, 4))
    lay(this.g, second, types.slice(4))
    knowInitialDeal(this.g, first, second)
    const worlds = parts([...types].sort(ascending), 4)
      .map(part => new Map([[first, part] as const, [second, without([...types].sort(ascending), part)] as const]))
      .filter(world => lords(world.get(first)!) === 1 && lords(world.get(second)!) === 1)
    for (const viewer of VIEWERS) this.of.set(viewer, worlds)
  }

  /** The first legion, open to all. */
  open(marker: Marker, types: readonly Type[]): void {
    lay(this.g, marker, types)
    this.g.known = { parent: [NONE], marker: [marker], lords: [NONE], shown: [0, 0, 0, 0], seen: [] }
    for (const type of types) knowAdded(this.g, marker, type)
    this.map(world => new Map(world).set(marker, pieces(this.g, marker)))
  }

  split(from: Marker, to: Marker, part: Type[]): void {
    lay(this.g, from, without(pieces(this.g, from), part))
    lay(this.g, to, part)
    knowSplit(this.g, from, to)
    for (const viewer of VIEWERS) {
      const cut = this.of.get(viewer)!.flatMap(world => {
        const whole = world.get(from)!
        return parts(whole, part.length).map(some => new Map(world).set(to, some).set(from, without(whole, some)))
      })
      this.of.set(viewer, cut)
    }
  }

  merge(into: Marker, from: Marker): void {
    lay(this.g, into, [...pieces(this.g, into), ...pieces(this.g, from)])
    lay(this.g, from, [])
    knowMerge(this.g, into, from)
    this.map(world => {
      const merged = new Map(world).set(into, [...world.get(into)!, ...world.get(from)!].sort(ascending))
      merged.delete(from)
      return merged
    })
  }

  show(marker: Marker, type: Type, count: number): void {
    knowShown(this.g, marker, type, count)
    this.keep(VIEWERS, world => world.get(marker)!.filter(other => other === type).length >= count)
  }

  see(viewer: Seat, marker: Marker): void {
    knowSeenBy(this.g, viewer, marker)
    const truth = pieces(this.g, marker).join()
    this.keep([viewer], world => world.get(marker)!.join() === truth)
  }

  openUp(marker: Marker): void {
    knowOpened(this.g, marker)
    const truth = pieces(this.g, marker).join()
    this.keep(VIEWERS, world => world.get(marker)!.join() === truth)
  }

  add(marker: Marker, type: Type): void {
    lay(this.g, marker, [...pieces(this.g, marker), type])
    knowAdded(this.g, marker, type)
    this.map(world => new Map(world).set(marker, [...world.get(marker)!, type].sort(ascending)))
  }

  remove(marker: Marker, type: Type): void {
    lay(this.g, marker, without(pieces(this.g, marker), [type]))
    knowRemoved(this.g, marker, type)
    this.keep(VIEWERS, world => world.get(marker)!.includes(type))
    this.map(world => new Map(world).set(marker, without(world.get(marker)!, [type])))
    if (this.g.height[marker] === 0) this.gone(marker)
  }

  gone(marker: Marker): void {
    const truth = pieces(this.g, marker).join()
    knowGone(this.g, marker)
    lay(this.g, marker, [])
    this.keep(VIEWERS, world => world.get(marker)!.join() === truth)
    this.map(world => {
      const left = new Map(world)
      left.delete(marker)
      return left
    })
  }

  private keep(viewers: readonly Seat[], wanted: (world: World) => boolean): void {
    for (const viewer of viewers) this.of.set(viewer, this.of.get(viewer)!.filter(wanted))
  }

  private map(change: (world: World) => World): void {
    for (const viewer of VIEWERS) {
      const changed = new Map(
        this.of
          .get(viewer)!
          .map(change)
          .map(world => [written(world), world]),
      )
      this.of.set(viewer, [...changed.values()])
    }
  }
}

/** One random turn of seat 0, as the phases allow; calls `after` after every event. False once it gets too large. */
export function randomTurn(worlds: Worlds, luck: Chance, limit: number, after: () => void): boolean {
  const { g } = worlds
  const event = (happens: () => void) => {
    happens()
    after()
  }
  for (const legion of worlds.legions()) {
    const group = [legion]
    while (group.length < 3 && luck.below(3) > 0) {
      const from = luck.pick(group)
      const free = g.height.findIndex((height, marker) => height === 0 && !group.includes(marker))
      if (g.height[from] < 4 || worlds.most() > limit || worlds.legions().length > 6) break
      const part = luck.shuffle(pieces(g, from)).slice(0, 2 + luck.below(g.height[from] - 3))
      event(() => worlds.split(from, free, part.sort(ascending)))
      group.push(free)
    }
    for (const part of group) if (luck.below(5) === 0) event(() => showSome(worlds, luck, part))
    while (group.length > 1 && luck.below(3) === 0) {
      const [into, from] = luck.shuffle(group).splice(0, 2)
      event(() => worlds.merge(into, from))
      group.push(into)
    }
  }
  for (const legion of worlds.legions()) {
    if (luck.below(5) === 0) event(() => worlds.see(1 + luck.below(2), legion))
    if (luck.below(20) === 0) event(() => worlds.openUp(legion))
    if (luck.below(25) === 0) event(() => worlds.gone(legion))
    while (g.height[legion] > 0 && luck.below(6) === 0) {
      event(() => worlds.remove(legion, luck.pick(pieces(g, legion))))
    }
  }
  for (const legion of worlds.legions()) {
    if (g.height[legion] === 7 || luck.below(2) === 0) continue
    event(() => showSome(worlds, luck, legion))
    event(() => worlds.add(legion, luck.pick([1, 5, 6, 8, 23])))
  }
  return worlds.most() <= limit && worlds.legions().length > 0
}

function showSome(worlds: Worlds, luck: Chance, legion: Marker): void {
  const type = luck.pick(pieces(worlds.g, legion))
  const count = pieces(worlds.g, legion).filter(other => other === type).length
  worlds.show(legion, type, 1 + luck.below(count))
}

/** All ways to take so many pieces out of sorted ones, each once. */
function parts(types: readonly Type[], size: number): Type[][] {
  if (size === 0) return [[]]
  return types.flatMap((type, i) => {
    if (i > 0 && types[i - 1] === type) return []
    return parts(types.slice(i + 1), size - 1).map(others => [type, ...others])
  })
}

function without(types: readonly Type[], some: readonly Type[]): Type[] {
  const left = [...types]
  for (const type of some) left.splice(left.indexOf(type), 1)
  return left
}

function ascending(a: number, b: number): number {
  return a - b
}
