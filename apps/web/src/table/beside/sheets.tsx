import type { Sheet, SheetRow } from '@hexarium/kernel'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Token } from '../../board/counters.tsx'
import type { Moment } from '../../port/moment.ts'
import type { Play } from '../play.ts'
import { Figures } from './figures.tsx'

/** What somebody scrolls by. */
const SCROLLS = ['wheel', 'pointerdown', 'keydown'] as const

/** What lies beside the board: tracks, hands, stocks. A row that an option points at can be chosen. */
export function Sheets({ play, moment }: { play?: Play; moment: Moment }) {
  const tones = moment.seats.map(seat => seat.tone)
  const offered = new Set(moment.offers.map(offer => offer.points))
  const list = useRef<HTMLDivElement>(null)
  const asked = moment.scene.sheets.find(({ rows }) => rows.some(({ id }) => id !== undefined && offered.has(id)))?.id
  // What is asked about is seen, a monster's areas lie below everything else; also when what lies above grows later, until somebody scrolls.
  useLayoutEffect(() => {
    const box = list.current!
    const part = box.querySelector('li.offered')?.closest('details')
    if (!part) return
    const show = () => {
      box.scrollTop += part.getBoundingClientRect().top - box.getBoundingClientRect().top
    }
    show()
    const grown = new ResizeObserver(show)
    for (const one of box.children) grown.observe(one)
    const stop = () => grown.disconnect()
    for (const scrolls of SCROLLS) box.addEventListener(scrolls, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const scrolls of SCROLLS) box.removeEventListener(scrolls, stop)
    }
  }, [asked])
  return (
    <div class="sheets" ref={list}>
      {moment.scene.sheets.map(sheet => (
        <details key={sheet.id} open class={`sheet-part ${layoutOf(sheet)}`}>
          <summary>{sheet.title}</summary>
          <ul>
            {sheet.rows.map((row, index) => {
              const id = row.id !== undefined && offered.has(row.id) ? row.id : null
              return (
                <li key={row.id ?? index} class={id ? 'offered' : ''}>
                  {id ? (
                    <button
                      type="button"
                      {...lookingUp(row)}
                      onClick={event => void play?.pick(moment, [id], { x: event.clientX, y: event.clientY })}
                    >
                      <Row row={row} tones={tones} />
                    </button>
                  ) : (
                    <button type="button" class="looks" data-look {...lookingUp(row)}>
                      <Row row={row} tones={tones} />
                    </button>
                  )}
                </li>
              )
            })}
          </ul>
        </details>
      ))}
    </div>
  )
}

/** What the row's card is of, and what is said of it anyway. */
const lookingUp = ({ about, id, label, say }: SheetRow) => ({
  'data-card': about ?? id ?? '',
  'data-title': label,
  'data-say': say,
})

/** Cards, pieces with a line of text each, or short rows: by what a sheet is, never by how long a text is just now. */
function layoutOf({ cards, rows }: Sheet): string {
  if (cards) return 'cards'
  return rows.some(row => row.glyph !== undefined && row.text !== undefined && row.track) ? 'lines' : ''
}

function Row({ row, tones }: { row: SheetRow; tones: readonly string[] }) {
  const tone = tones[row.owner ?? -1]
  return (
    <span class="sheet-row">
      {(row.glyph !== undefined || tone !== undefined) && (
        <svg viewBox="-60 -60 120 120" aria-hidden="true">
          <Token tone={tone ?? 'nobody'} glyph={row.glyph ?? ''} />
        </svg>
      )}
      <span class="sheet-label">{row.label}</span>
      {row.figures ? (
        <Figures groups={[row.figures]} tones={tones} />
      ) : (
        row.text !== undefined && <span class="sheet-text">{row.text}</span>
      )}
      {row.track && !row.figures && <Track {...row.track} isTold={row.text !== undefined} />}
      <span class="hidden">{row.say}</span>
    </span>
  )
}

/** Boxes to count with; a long track is a figure and a bar. */
const BOXES = 12

/** The figure is left out where the row's text has told it. */
function Track({ now, max, isTold }: { now: number; max: number; isTold: boolean }) {
  if (max > BOXES) {
    return (
      <span class="track-bar" aria-hidden="true">
        <meter min="0" max={max} value={now} /> {isTold ? '' : `${now}/${max}`}
      </span>
    )
  }
  return (
    <span class="track" aria-hidden="true">
      {Array.from({ length: max }, (_, box) => (
        <i key={box} class={box < now ? 'full' : ''} />
      ))}
    </span>
  )
}
