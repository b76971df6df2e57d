import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Board, type Overlay } from '../board/board.tsx'
import { words } from '../language.ts'
import { coming } from '../pages/coming.tsx'
import { afterwards } from '../pages/first-question.ts'
import type { Moment } from '../port/moment.ts'
import { preferences } from '../preferences.ts'
import type { Play } from './play.ts'

const later = afterwards(() => import('./beside/later.ts'))
const Caption = coming(async () => (await later()).Caption)
const LayersMenu = coming(async () => (await later()).LayersMenu)
const PickMenu = coming(afterwards(async () => (await import('./asking/menu.tsx')).PickMenu))
const TextView = coming(async () => (await import('./telling/over.ts')).TextView)

interface Props {
  play: Play
  moment: Moment
  /** What a guide points at. */
  shown: readonly string[]
  /** Dice that just fell; in words the log tells of them. */
  dice: ComponentChildren
}

/** The boards of a scene, one at a time; what is pointed at is explained below. */
export function Stage({ play, moment, shown, dice }: Props) {
  const { boards } = moment.scene
  const chosen = useSignal<string | null>(null)
  const ids = boards.map(board => board.id).join()
  const before = useRef(ids)
  useEffect(() => {
    // A board that comes or goes takes the stage: a battle begins, or it is over.
    if (before.current !== ids) chosen.value = null
    before.current = ids
  }, [ids])
  const board = boards.find(one => one.id === chosen.value) ?? boards[0]
  if (preferences.value.textView || !board) return <TextView play={play} moment={moment} />
  const { names, terrain, notes, plans, threats, trails, zones } = preferences.value
  const tones = moment.seats.map(seat => seat.tone)
  const overlay: Overlay = {
    ...(notes ? { notes: moment.notes } : {}),
    ...(plans ? { plan: play.planAt(moment), ghosts: play.preview.ghosts(moment) } : {}),
    ...(trails && moment.is !== 'waiting' ? { since: { scene: play.before.value, seat: moment.seat } } : {}),
    ...(threats ? { threats: { of: moment.number, is: moment.is, ask: () => play.table.threats() } } : {}),
    ...(zones && moment.zones.length > 0 ? { zones: moment.zones } : {}),
    left: play.left.value,
    shown,
  }
  return (
    <main class="stage" aria-label={board.title}>
      <BoardTabs boards={boards} board={board} onChoose={id => (chosen.value = id)} />
      <Board
        key={board.id}
        {...{ board, tones, overlay }}
        offers={moment.offers}
        isOver={moment.is === 'over'}
        home={homeOf(moment)}
        layers={{ names, terrain }}
        tools={<LayersMenu help={moment.help} />}
        onPick={(picked, at) => void play.pick(moment, picked, at)}
        onPoint={pointed => play.point(pointed)}
        onGrab={piece => play.grab(moment, piece)}
        onDrop={(piece, ids, at) => void play.drop(piece, ids, at)}
      />
      <Caption play={play} moment={moment} title={board.title} provenance={board.provenance}>
        {dice}
      </Caption>
      <PickMenu play={play} moment={moment} />
    </main>
  )
}

/** Where the reader sets up now. */
function homeOf({ is, seat, zones }: Moment): readonly string[] {
  return is === 'asked' ? zones.flatMap(zone => (zone.isOpen && zone.owner === seat ? zone.places : [])) : []
}

interface Tabs {
  boards: readonly { id: string; title: string }[]
  board: { id: string }
  onChoose(id: string): void
}

/** One of several boards. */
export function BoardTabs({ boards, board, onChoose }: Tabs) {
  if (boards.length < 2) return null
  return (
    <div class="board-tabs" role="tablist" aria-label={words.value.boards}>
      {boards.map(one => (
        <button
          key={one.id}
          type="button"
          role="tab"
          aria-selected={one.id === board.id}
          onClick={() => onChoose(one.id)}
        >
          {one.title}
        </button>
      ))}
    </div>
  )
}
