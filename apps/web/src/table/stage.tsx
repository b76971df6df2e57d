import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Board, type Overlay } from '../board/board.tsx'
import { words } from '../language.ts'
import { coming } from '../pages/coming.tsx'
import type { Moment } from '../port/moment.ts'
import { preferences } from '../preferences.ts'
import { LayersMenu } from './beside/layers.tsx'
import type { Play } from './play.ts'
import { Caption } from './telling/caption.tsx'

const PickMenu = coming(async () => (await import('./asking/menu.tsx')).PickMenu)
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
  const threats = useThreats(play, moment)
  const board = boards.find(one => one.id === chosen.value) ?? boards[0]
  if (preferences.value.textView || !board) return <TextView play={play} moment={moment} />
  const { names, terrain, notes, plans, trails, zones } = preferences.value
  const tones = moment.seats.map(seat => seat.tone)
  const overlay: Overlay = {
    ...(notes ? { notes: moment.notes } : {}),
    ...(plans ? { plan: play.planAt(moment), ghosts: play.preview.at(moment) } : {}),
    ...(trails && moment.is !== 'waiting' ? { trails: trailsOf(play, moment, board.counters, tones) } : {}),
    ...(threats ? { threats } : {}),
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

/** Where others went since one last chose. */
function trailsOf(
  play: Play,
  moment: Moment,
  counters: readonly { id: string; at: string; owner: number }[],
  tones: readonly string[],
) {
  const before = play.before.value
  return counters.flatMap(({ id, at, owner }) => {
    const from = before.get(id)
    return from === undefined || from === at || owner === moment.seat
      ? []
      : { id, from, to: at, tone: tones[owner] ?? 'nobody' }
  })
}

/** While others play, moments follow each other quickly: then nobody asks for each of them. */
const CALM = 400

/** Where the pieces of others could come to at this moment, asked for only while it is wanted. */
function useThreats(play: Play, moment: Moment): Readonly<Record<string, number>> | null {
  const threats = useSignal<{ of: number; places: Readonly<Record<string, number>> } | null>(null)
  const isWanted = preferences.value.threats
  const { number } = moment
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const ask = () =>
      void play.table.threats().then(
        places => {
          if (!isOver) threats.value = { of: number, places }
        },
        () => {},
      )
    const timer = setTimeout(ask, moment.is === 'asked' ? 0 : CALM)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isWanted, number])
  return isWanted && threats.value?.of === number ? threats.value.places : null
}
