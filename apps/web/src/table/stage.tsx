import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Board } from '../board/board.tsx'
import { words } from '../language.ts'
import type { Moment } from '../port/moment.ts'
import { preferences } from '../preferences.ts'
import { PickMenu } from './menu.tsx'
import { NoticeLine } from './notice.tsx'
import type { Play } from './play.ts'
import { sayings } from './sayings.ts'
import { TextView } from './text-view.tsx'

/** The boards of a scene, one at a time; what is pointed at is explained below. */
export function Stage({ play, moment }: { play: Play; moment: Moment }) {
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
  const said = sayings(moment.scene)
  const tones = moment.seats.map(seat => seat.tone)
  return (
    <main class="stage" aria-label={board.title}>
      {boards.length > 1 && (
        <div class="board-tabs" role="tablist" aria-label={words.value.boards}>
          {boards.map(one => (
            <button
              key={one.id}
              type="button"
              role="tab"
              aria-selected={one === board}
              onClick={() => (chosen.value = one.id)}
            >
              {one.title}
            </button>
          ))}
        </div>
      )}
      <Board
        key={board.id}
        board={board}
        tones={tones}
        offers={moment.offers}
        layers={{ names: preferences.value.names, terrain: preferences.value.terrain }}
        onPick={(picked, at) => void play.pick(moment, picked, at)}
        onPoint={pointed => {
          if (pointed.join() !== play.pointed.peek().join()) play.pointed.value = pointed
        }}
      />
      <Caption play={play} said={said} title={board.title} provenance={board.provenance} />
      <NoticeLine play={play} game={moment.game} />
      <PickMenu play={play} />
    </main>
  )
}

function Caption(props: {
  play: Play
  said: ReadonlyMap<string, string>
  title: string
  provenance?: string | undefined
}) {
  const { play, said, title, provenance } = props
  const lines = play.pointed.value.flatMap(id => said.get(id) ?? []).slice(0, 4)
  return (
    <div class="caption">
      <div>{lines.length > 0 ? lines.map(line => <p key={line}>{line}</p>) : <p title={provenance}>{title}</p>}</div>
    </div>
  )
}
