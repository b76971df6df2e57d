import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { words } from '../language.ts'
import type { Moment } from '../port/moment.ts'
import type { CardShown } from '../port/reader.ts'
import type { Table } from '../port/table.ts'
import { preferences } from '../preferences.ts'
import { sayings } from '../table/telling/sayings.ts'
import type { Wanted } from './asking.ts'
import { CardView } from './card.tsx'
import { namesIn } from './names.ts'
import { lookedUp } from './words/looked-up.ts'
import '../style/lookup.css'

interface Props {
  lookUp: Table['lookUp']
  moment: Moment
  /** What somebody asks for. */
  wanted: ReadonlySignal<Wanted | null>
  onRule(rule: string): void
}

/** Cards that are open: one is shown, the others lie here too; and the way that led to it. */
interface Open extends Wanted {
  cards: readonly CardShown[]
  way: readonly CardShown[]
}

/** So many things of one place are offered. */
const HERE = 6

/** Opens the card of whatever somebody points at, holds a finger on, or asks for by key. */
export function LookUp({ lookUp, moment, wanted, onRule }: Props) {
  const open = useSignal<Open | null>(null)
  const latest = useRef({ lookUp, moment })
  latest.current = { lookUp, moment }
  useEffect(() => {
    let count = 0
    const show = async (wish: Wanted) => {
      if (!wish.isPinned && (open.peek()?.isPinned || !preferences.peek().cards)) return
      const mine = ++count
      const { lookUp } = latest.current
      const named = wish.sentence ? namesIn(wish.sentence, await lookUp('entries').catch(() => [])) : []
      const ids = [...wish.ids, ...named]
      const found = ids.length > 0 ? await lookUp('cards', ids).catch(() => []) : []
      const cards = wish.isPinned || found.some(({ isPlain }) => !isPlain) ? found : []
      const said = sayings(latest.current.moment.scene)
      const says = wish.says || (said.get(wish.ids[0] ?? '') ?? '')
      if (mine !== count || (cards.length === 0 && !(wish.isPinned && says))) return
      open.value = { ...wish, says, cards: unlike(cards).slice(0, HERE), way: [] }
    }
    return wanted.subscribe(one => {
      if (one) void show(one)
      else {
        count++
        if (open.peek()?.isPinned === false) open.value = null
      }
    })
  }, [])
  if (!open.value) return null
  const see = async (id: string) => {
    const now = open.peek()
    const [card] = await latest.current.lookUp('cards', [id])
    if (!now || !card) return
    const [before] = now.cards
    open.value = { ...now, says: '', cards: [card], way: before ? [...now.way, before] : now.way, isPinned: true }
  }
  return <CardPanel {...{ open, moment, onRule }} onSee={id => void see(id)} />
}

/** Cards that say the same are one. */
function unlike(cards: readonly CardShown[]): CardShown[] {
  const told = new Set<string>()
  return cards.filter(({ id: _id, ...card }) => told.size < told.add(JSON.stringify(card)).size)
}

interface PanelProps {
  open: { value: Open | null }
  moment: Moment
  onSee(id: string): void
  onRule(rule: string): void
}

/** The card beside what it is about; on a phone at the bottom of the screen. */
function CardPanel({ open, moment, onSee, onRule }: PanelProps) {
  const l = lookedUp.value
  const panel = useRef<HTMLDivElement>(null)
  const { cards, says, title, way, isPinned, x, y } = open.value!
  const [card, ...others] = cards
  const before = useRef<Element | null>(null)
  const close = () => {
    open.value = null
    if (before.current instanceof HTMLElement || before.current instanceof SVGElement) before.current.focus()
  }
  useLayoutEffect(() => {
    const { current } = panel
    if (!current) return
    if (!current.matches(':popover-open')) current.showPopover()
    place(current, x, y)
    if (!isPinned) return
    before.current ??= document.activeElement
    if (!current.contains(document.activeElement)) current.focus()
  }, [open.value])
  useEffect(() => {
    if (!isPinned) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const onDown = (event: PointerEvent) => {
      const isElsewhere = !panel.current?.contains(event.target as Node) && !(event.target as Element).closest('dialog')
      if (isElsewhere) open.value = null
    }
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onDown)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', onDown)
    }
  }, [isPinned])
  const tones = moment.seats.map(seat => seat.tone)
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both a dialog and a tooltip may have a name
    <div
      ref={panel}
      popover="manual"
      class={`card-panel${isPinned ? ' pinned' : ''}`}
      role={isPinned ? 'dialog' : 'tooltip'}
      aria-label={card?.title ?? (title || l.card)}
      tabIndex={-1}
    >
      {isPinned && (
        <div class="card-tools">
          {way.length > 0 && (
            <button type="button" class="quiet" onClick={() => back(open)}>
              ← {l.backTo(way.at(-1)!.title)}
            </button>
          )}
          <button type="button" class="quiet close" aria-label={words.value.close} onClick={close}>
            ✕
          </button>
        </div>
      )}
      {card ? (
        <CardView card={card} says={says} tones={tones} onSee={onSee} onRule={isPinned ? onRule : undefined} />
      ) : (
        <div class="card">
          {title && <h2>{title}</h2>}
          <p class="card-says">{says}</p>
        </div>
      )}
      {others.length > 0 && (
        <p class="also-here">
          {l.alsoHere}
          {others.map(other => (
            <button key={other.id} type="button" class="see" onClick={() => onSee(other.id)}>
              {other.title}
            </button>
          ))}
        </p>
      )}
      {!isPinned && <p class="hint">{l.keepOpen}</p>}
    </div>
  )
}

function back(open: { value: Open | null }): void {
  const now = open.value
  const card = now?.way.at(-1)
  if (now && card) open.value = { ...now, cards: [card], way: now.way.slice(0, -1) }
}

/** Distance of a card from what it is about, and from the borders of the screen, in pixels. */
const GAP = 18
const MARGIN = 8
const NARROW = 640

/** Beside the point, where there is room for all of it; on narrow screens the style sheet knows where. */
function place(panel: HTMLElement, x: number, y: number): void {
  if (innerWidth < NARROW) {
    panel.style.left = panel.style.top = ''
    return
  }
  const { offsetWidth: width, offsetHeight: height } = panel
  const left = x + GAP + width + MARGIN < innerWidth ? x + GAP : x - GAP - width
  const top = Math.min(y + GAP / 2, innerHeight - height - MARGIN)
  panel.style.left = `${Math.max(MARGIN, left)}px`
  panel.style.top = `${Math.max(MARGIN, top)}px`
}
