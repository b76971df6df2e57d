import type { Counter, Scene } from '@hexarium/kernel'
import type { ComponentChildren } from 'preact'
import { Token } from '../../board/counters.tsx'
import { words } from '../../language.ts'
import type { Moment, NoteShown } from '../../port/moment.ts'
import { later } from '../../words/later/later.ts'
import { held } from '../asking/fingers.ts'
import type { Play } from '../play.ts'
import { isKept } from './entries.ts'
import { Foretold } from './foretold.tsx'
import { sayings } from './sayings.ts'

/** So many things are explained at once, and so many are told. */
const EXPLAINED = 5
const TOLD = 2

interface Props {
  play: Play
  moment: Moment
  title: string
  provenance?: string | undefined
  /** What lies upon it, however high it grows. */
  children?: ComponentChildren
}

/** Below the board: what is pointed at, each piece with its picture, and what is remarked about it. */
export function Caption({ play, moment, title, provenance, children }: Props) {
  const said = sayings(moment.scene)
  const pieces = countersOf(moment.scene)
  const tones = moment.seats.map(seat => seat.tone)
  const ids = play.pointed.value.filter(id => said.get(id)).slice(0, EXPLAINED)
  const told = play.preview.told(moment)
  // Who fell and how a fight ended is read where one looks, before a list has been read to its end.
  const news = play.table.log.value.slice(play.sinceOf(moment)).filter(isKept)
  const notes = Map.groupBy([...moment.notes, ...play.planAt(moment)], note => note.at)
  return (
    <div class="caption">
      <div>
        {children}
        {ids.length === 0 && (
          <>
            <p>{title}</p>
            {news.length > 0 && (
              <p class="news">
                {news
                  .slice(-TOLD)
                  .map(({ text }) => text)
                  .join(' · ')}
                {news.length > TOLD && ` … +${news.length - TOLD}`}
              </p>
            )}
            {provenance && news.length === 0 && (
              <details class="board-source">
                <summary>{words.value.boardSource}</summary>
                <small>{provenance}</small>
              </details>
            )}
          </>
        )}
        {ids.length > 0 && (
          <div class="explained">
            {ids.map(id => (
              <Explained key={id} text={said.get(id)!} piece={pieces.get(id)} notes={notes.get(id)} tones={tones}>
                {play.left.value.has(id) && (
                  <button type="button" class="quiet" onClick={() => play.leave(id, false)}>
                    {later.value.leaveNoLonger}
                  </button>
                )}
              </Explained>
            ))}
          </div>
        )}
        <div role="status">
          {held.value?.at === moment.number && <p class="held">{later.value.tapAgain(held.value.offer.words)}</p>}
          {told.length > 0 && <Foretold {...{ play, told }} />}
        </div>
      </div>
    </div>
  )
}

function Explained(props: {
  text: string
  piece: Counter | undefined
  notes: NoteShown[] | undefined
  tones: readonly string[]
  children: ComponentChildren
}) {
  const { text, piece, notes = [], tones, children } = props
  return (
    <p>
      {piece && (
        <svg viewBox="-60 -60 120 120" aria-hidden="true">
          <Token tone={tones[piece.owner] ?? 'nobody'} glyph={piece.glyph} letters={piece.short} />
        </svg>
      )}
      <span>
        {text}
        {notes.map(note => note.words && <em key={note.words}>{` · ${note.words}`}</em>)}
      </span>
      {children}
    </p>
  )
}

function countersOf(scene: Scene): Map<string, Counter> {
  return new Map(scene.boards.flatMap(board => board.counters.map(counter => [counter.id, counter] as const)))
}
