import { board } from './board.ts'

/** What a hex is made of. Villages and city hexes play as open ground (DR-2.1c). */
export const TERRAINS = [
  'forest',
  'open',
  'city',
  'village',
  'river',
  'sea',
  'ford',
  'dock',
  'bridge-wood',
  'bridge-stone',
  'tower',
  'mixed',
] as const
export type Terrain = (typeof TERRAINS)[number]

/** What lies on a hexside: `water` bars only who may not enter rivers (DR-2.1.2c). */
export const SIDES = ['free', 'wall', 'gate', 'door', 'water'] as const
export type SideKind = (typeof SIDES)[number]

/** Where a figure comes from: a manual names it, it follows from the text, or it is our reconstruction. */
export type Source = 'attested' | 'deduced' | 'reconstructed'

/** An entrance as the map describes it (DR-2.5.5a). */
export interface EntrancePlan {
  readonly kind: 'gate' | 'door'
  /** The hex on its inner side decides who controls it (DR-2.5.5b). */
  readonly inner: number
  readonly outer: number
  /** Nurkott: the victory hex that is scored when it breaks (DR-2.3e), or -1. */
  readonly vpHex: number
  readonly source: Source
}

/** A victory hex. */
export interface VictoryHex {
  readonly hex: number
  readonly points: number
  readonly name: string
  readonly source: Source
}

/**
 * A map being described: compact words in, tables out. Runs of hexes are written `0707-0714` within a column, and a road as
 * the hexes it passes.
 */
export class Plan {
  readonly terrain: Terrain[] = new Array<Terrain>(board.size).fill('open')
  readonly region: string[] = new Array<string>(board.size).fill('')
  readonly sides: SideKind[] = new Array<SideKind>(board.sideCount).fill('free')
  readonly entrances: EntrancePlan[] = []
  readonly banks = new Map<number, number[]>()
  readonly roads: { from: number; to: number; name: string; source: Source }[] = []
  readonly victory: VictoryHex[] = []
  readonly names = new Map<number, string>()
  /** What a manual says about a hex. */
  readonly attested = new Map<number, string[]>()

  /** Gives hexes a terrain. */
  set(terrain: Terrain, text: string): void {
    for (const hex of hexes(text)) this.terrain[hex] = terrain
  }

  /** Puts hexes inside walls. */
  inside(region: string, text: string): void {
    for (const hex of hexes(text)) {
      this.region[hex] = region
      if (this.terrain[hex] === 'open') this.terrain[hex] = 'city'
    }
  }

  /** Builds a wall wherever two regions meet, and around every tower. */
  ring(): void {
    for (let side = 0; side < board.sideCount; side++) {
      const [a, b] = [board.sideHexes[2 * side], board.sideHexes[2 * side + 1]]
      if (b < 0) continue
      const isTower = this.terrain[a] === 'tower' || this.terrain[b] === 'tower'
      if (this.region[a] !== this.region[b] || isTower) this.sides[side] = 'wall'
    }
  }

  /** Breaks an entrance into a wall. */
  entrance(kind: 'gate' | 'door', inner: string, outer: string, source: Source = 'reconstructed', vpHex = ''): void {
    const [inside, outside] = [board.hex(inner), board.hex(outer)]
    this.sides[board.sideBetween(inside, outside)] = kind
    this.entrances.push({ kind, inner: inside, outer: outside, vpHex: vpHex ? board.hex(vpHex) : -1, source })
  }

  /** Lets land units onto a bridge, a ford or a mixed hex only from these hexes (DR-2.5.2a). */
  bank(hex: string, text: string): void {
    this.banks.set(board.hex(hex), hexes(text))
  }

  /** Lays a road along hexes. */
  road(name: string, text: string, source: Source = 'reconstructed'): void {
    const along = hexes(text)
    for (let i = 1; i < along.length; i++) this.roads.push({ from: along[i - 1], to: along[i], name, source })
  }

  /** Names what a manual says about hexes. */
  attest(text: string, why: string): void {
    for (const hex of hexes(text)) this.attested.set(hex, [...(this.attested.get(hex) ?? []), why])
  }

  /** Makes a hex worth victory points. */
  worth(hex: string, points: number, name: string, source: Source = 'reconstructed'): void {
    this.victory.push({ hex: board.hex(hex), points, name, source })
    this.names.set(board.hex(hex), name)
  }

  /** Gives a hex a name. */
  name(hex: string, name: string): void {
    this.names.set(board.hex(hex), name)
  }

  /** The hexes in play on the rim of each edge, north, east, south and west: nothing but forest lies beyond them. */
  edges(): number[][] {
    const edges: number[][] = [[], [], [], []]
    for (let hex = 0; hex < board.size; hex++) {
      if (this.terrain[hex] === 'forest') continue
      const column = Number(board.labels[hex].slice(0, 2))
      const row = Number(board.labels[hex].slice(2))
      const bare = (from: number, to: number, at: (n: number) => string): boolean => {
        for (let n = from; n <= to; n++) if (this.terrain[board.hex(at(n))] !== 'forest') return false
        return true
      }
      const inColumn = (n: number): string => label(column, n)
      const inRow = (n: number): string => label(n, row)
      if (row <= 9 && bare(1, row - 1, inColumn)) edges[0].push(hex)
      if (column >= 18 && bare(column + 1, 25, inRow)) edges[1].push(hex)
      if (row >= 9 && bare(row + 1, 17, inColumn)) edges[2].push(hex)
      if (column <= 8 && bare(1, column - 1, inRow)) edges[3].push(hex)
    }
    return edges
  }
}

function label(column: number, row: number): string {
  return `${column}`.padStart(2, '0') + `${row}`.padStart(2, '0')
}

/** `0707-0709 0810` → the ids of 0707, 0708, 0709 and 0810. */
export function hexes(text: string): number[] {
  return text.split(' ').flatMap(word => {
    const [first, last = first] = word.split('-')
    const ids: number[] = []
    for (let id = board.hex(first); id <= board.hex(last); id++) ids.push(id)
    return ids
  })
}
