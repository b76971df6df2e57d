import type { BoardScene, Place, SideMark } from '@hexarium/kernel'
import type { Moment } from './moment.ts'

/** A map seldom changes: its places and borders travel to the page once, and again only when they differ. */

interface Parts {
  places: Place[]
  sides: SideMark[]
}

/** The sender's side: remembers what the page has. */
export class Thinner {
  private readonly sent = new Map<string, { places: string; sides: string }>()

  /** The same moment without what the page already has. */
  thin(moment: Moment): Moment {
    const boards = moment.scene.boards.map(board => this.thinBoard(`${moment.game} ${board.id}`, board))
    return { ...moment, scene: { ...moment.scene, boards } }
  }

  private thinBoard(key: string, board: BoardScene): BoardScene {
    const now = { places: JSON.stringify(board.places), sides: JSON.stringify(board.sides) }
    const before = this.sent.get(key)
    this.sent.set(key, now)
    const left: Partial<Record<keyof Parts, null>> = {}
    if (before?.places === now.places) left.places = null
    if (before?.sides === now.sides) left.sides = null
    return { ...board, ...left } as BoardScene
  }
}

/** The page's side: puts back what was left out, the very same lists, so that they need not be drawn again. */
export class Filler {
  private readonly known = new Map<string, Parts>()

  fill(moment: Moment): Moment {
    for (const board of moment.scene.boards) {
      const key = `${moment.game} ${board.id}`
      const before = this.known.get(key)
      board.places = (board.places as Place[] | null) ?? before!.places
      board.sides = (board.sides as SideMark[] | null) ?? before!.sides
      this.known.set(key, { places: board.places, sides: board.sides })
    }
    return moment
  }
}
