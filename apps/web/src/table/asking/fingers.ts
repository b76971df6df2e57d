import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Offer } from '../../port/moment.ts'
import { asksAgain } from '../../preferences.ts'
import { isOwnPiece } from '../among.ts'
import type { Play } from '../play.ts'

/** A finger that stays this long wants to see, on the board as in a list, in milliseconds; one that moved farther does not stay, in pixels. */
const HOLD = 450
const STILL = 8

/** What a first tap showed, and at which moment: a second one takes it. */
export const held = signal<{ at: number; offer: Offer } | null>(null)

/**
 * What fingers do at a table, for they point at nothing before they choose. A tap takes what can be taken back. What places, moves or
 * turns something for good, since others act upon it at once, is shown by the first tap, on the board or in a list, and taken by the
 * second. A finger that stays on a choice sees what it would do, as on the board, and takes nothing.
 */
export function Fingers({ play }: { play: Play }) {
  useEffect(() => {
    let isFinger = false
    let hasStayed = false
    let at = { x: 0, y: 0 }
    let timer: ReturnType<typeof setTimeout> | undefined
    const now = () => play.table.moment.peek()
    play.hold = async offer => {
      const moment = now()
      if (!isFinger || !moment || play.isOnItsWay.peek() || !asksAgain(moment.game, offer.name)) return false
      const before = held.peek()
      held.value = null
      if (before?.at === moment.number && before.offer.option === offer.option) return false
      const outlook = await play.table.outlook(offer.option).catch(() => null)
      if (!outlook?.isFinal || outlook.ghosts.length === 0) return false
      play.pointAt(offer)
      held.value = { at: moment.number, offer }
      return true
    }
    const onDown = (event: PointerEvent) => {
      clearTimeout(timer)
      const on = event.target instanceof Element ? event.target : null
      // The button that sets up the last one “and begins” says so itself.
      isFinger = event.pointerType === 'touch' && !on?.closest('.rest')
      hasStayed = false
      at = { x: event.clientX, y: event.clientY }
      const button = on?.closest<HTMLElement>('.offers [data-option]')
      if (!isFinger || !button) return
      timer = setTimeout(() => {
        const offer = now()?.offers.find(({ option }) => `${option}` === button.dataset['option'])
        hasStayed = offer !== undefined
        if (offer) play.pointAt(offer)
      }, HOLD)
    }
    const onMove = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > STILL) clearTimeout(timer)
    }
    const onEnd = () => clearTimeout(timer)
    const onClick = (event: MouseEvent) => {
      if (hasStayed) event.stopPropagation()
      hasStayed = false
    }
    const onKey = () => (isFinger = false)
    // What was tapped to be chosen is looked at no longer: the piece one leads stays explained, a target's own ways go.
    let known = play.last
    const stop = play.table.moment.subscribe(moment => {
      const made = play.last
      if (made === known) return
      known = made
      if (!isFinger || !moment || !made) return
      const { points } = made.offer
      play.point(points !== null && isOwnPiece(moment, points) ? [points] : [])
    })
    const heeds = { pointerdown: onDown, pointermove: onMove, pointerup: onEnd, pointercancel: onEnd, keydown: onKey }
    for (const [name, heed] of Object.entries(heeds)) document.addEventListener(name, heed as EventListener, true)
    document.addEventListener('click', onClick, true)
    return () => {
      stop()
      onEnd()
      play.hold = null
      held.value = null
      for (const [name, heed] of Object.entries(heeds)) document.removeEventListener(name, heed as EventListener, true)
      document.removeEventListener('click', onClick, true)
    }
  }, [play])
  return null
}
