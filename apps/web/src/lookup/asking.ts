import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'

/** What somebody wants to know more of: by ids, what is said of it anyway, and where on the screen. */
export interface Wanted {
  ids: readonly string[]
  /** A sentence that names things, where nothing else says what it is about. */
  sentence?: string
  title: string
  says: string
  x: number
  y: number
  /** It stays until it is closed. */
  isPinned: boolean
}

interface Listener {
  /** What is pointed at on the board. */
  pointed(): readonly string[]
  want(wanted: Wanted): void
  /** What was only pointed at is no longer. */
  drop(): void
}

/** How long a mouse rests before a card opens, and how long a finger, in milliseconds. */
const REST = 950
const HOLD = 450
/** A finger that moved farther does not rest, in pixels. */
const STILL = 8

const cardAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-card], [data-names]') : null
const isOnBoard = (target: EventTarget | null) => target instanceof Element && target.closest('.board') !== null

/** What an element of the page is about. */
function wantedAt(element: HTMLElement | SVGElement, isPinned: boolean): Wanted {
  const { card = '', title = '', say = '' } = element.dataset
  const { left, top, height } = element.getBoundingClientRect()
  const ids = card.split(' ').filter(Boolean)
  const sentence = 'names' in element.dataset ? (element.textContent ?? '') : undefined
  return { ids, sentence, title, says: say, x: left, y: top + height, isPinned }
}

/**
 * What somebody asks for, from the first board on: its card comes as soon as what draws cards is here. Nothing as long as nothing is
 * pointed at any more.
 */
export function useAsked(pointed: ReadonlySignal<readonly string[]>): Signal<Wanted | null> {
  const wanted = useSignal<Wanted | null>(null)
  useEffect(() => {
    const drop = () => {
      if (wanted.peek()?.isPinned === false) wanted.value = null
    }
    const forget = pointed.subscribe(drop)
    const stop = listening({ pointed: () => pointed.peek(), want: one => (wanted.value = one), drop })
    return () => {
      stop()
      forget()
    }
  }, [])
  return wanted
}

/**
 * One gesture, from anywhere: a mouse that rests, a finger that stays, a right click, or I on what has the focus asks for the card
 * of whatever lies there. Returns how to stop listening.
 */
function listening({ pointed, want, drop }: Listener): () => void {
  const at = { x: 0, y: 0 }
  let over: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** A finger that rested has asked: what it does on leaving is no click. */
  let hasAsked = false
  const onBoard = (isPinned: boolean) => {
    const ids = pointed()
    if (ids.length > 0) want({ ids, title: '', says: '', ...at, isPinned })
    return ids.length > 0
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch') {
      if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > STILL) clearTimeout(timer)
      return
    }
    // What is drawn anew below a mouse makes it move, too, as browsers tell it: it rests all the same.
    const isStill = event.clientX === at.x && event.clientY === at.y
    Object.assign(at, { x: event.clientX, y: event.clientY })
    const element = isOnBoard(event.target) ? (event.target as Element).closest('.board') : cardAt(event.target)
    if (element === over && !isOnBoard(event.target)) return
    if (element !== over) drop()
    over = element
    clearTimeout(timer)
    if (!element || event.buttons > 0 || isStill) return
    timer = setTimeout(() => {
      if (isOnBoard(event.target)) onBoard(false)
      else want({ ...wantedAt(element as HTMLElement, false), ...at })
    }, REST)
  }
  const onDown = (event: PointerEvent) => {
    clearTimeout(timer)
    hasAsked = false
    Object.assign(at, { x: event.clientX, y: event.clientY })
    // Who clicks looks at what comes of it: what he pointed at until now is no longer what lies there.
    if (event.pointerType !== 'touch') return drop()
    const element = cardAt(event.target)
    const isBoard = isOnBoard(event.target)
    if (!element && !isBoard) return
    // the board's own patience is as long: what lies there is pointed at by then
    timer = setTimeout(
      () => {
        hasAsked = true
        if (element) want(wantedAt(element, true))
        else onBoard(true)
      },
      HOLD + (isBoard ? 60 : 0),
    )
  }
  const onUp = () => clearTimeout(timer)
  const onClick = (event: MouseEvent) => {
    const look = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-look]') : null
    if (hasAsked) {
      event.preventDefault()
      event.stopPropagation()
      hasAsked = false
    } else if (look) want(wantedAt(look, true))
  }
  const onMenu = (event: MouseEvent) => {
    const element = cardAt(event.target)
    if (!element && !isOnBoard(event.target)) return
    Object.assign(at, { x: event.clientX, y: event.clientY })
    if (element) want(wantedAt(element, true))
    if (element || hasAsked || onBoard(true)) event.preventDefault()
  }
  const onKey = (event: KeyboardEvent) => {
    const { target } = event
    const isTyping =
      target instanceof Element && target.matches('input:not([type=checkbox], [type=radio]), select, textarea')
    if (event.key.toLowerCase() !== 'i' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    const focused = cardAt(document.activeElement)
    const hovered = over && !isOnBoard(over) ? cardAt(over) : null
    if (focused) want(wantedAt(focused, true))
    else if (hovered) want({ ...wantedAt(hovered, true), ...at })
    else if (!onBoard(true)) return
    event.preventDefault()
  }
  const events = {
    pointermove: onMove,
    pointerdown: onDown,
    pointerup: onUp,
    pointercancel: onUp,
    contextmenu: onMenu,
    keydown: onKey,
  }
  for (const [name, heed] of Object.entries(events)) document.addEventListener(name, heed as EventListener)
  document.addEventListener('click', onClick, true)
  return () => {
    clearTimeout(timer)
    for (const [name, heed] of Object.entries(events)) document.removeEventListener(name, heed as EventListener)
    document.removeEventListener('click', onClick, true)
  }
}
