import { inOrder } from '@hexarium/kernel'
import { Fragment } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { words } from '../../language.ts'
import type { Moment } from '../../port/moment.ts'
import { askNoMore } from '../../preferences.ts'
import { later } from '../../words/later/later.ts'
import type { Menu, Play } from '../play.ts'
import { MadeOf, OfferButton } from './offers.tsx'

/** Beside the point that was clicked: which of several choices, or a last look at the odds. */
export function PickMenu({ play, moment }: { play: Play; moment: Moment }) {
  const menu = play.menu.value
  const box = useRef<HTMLElement>(null)
  // The focus is there as soon as the menu is: who presses Enter twice means the menu the second time.
  useLayoutEffect(() => {
    if (!menu) return
    keepInSight(box.current!, menu)
    if (!box.current!.contains(document.activeElement))
      box.current!.querySelector<HTMLElement>('button:not(.costly)')?.focus()
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && (play.menu.value = null)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [menu])
  if (!menu) return null
  const tones = moment.seats.map(seat => seat.tone)
  return (
    <section ref={box} class="pick-menu" aria-label={words.value.choices}>
      {inOrder(menu.offers).map(offer => (
        <Fragment key={offer.option}>
          <OfferButton
            offer={offer}
            tones={tones}
            onChoose={() => void play.choose(offer)}
            onPoint={() => play.preview.of(offer.option)}
          />
          <MadeOf play={play} offer={offer} />
        </Fragment>
      ))}
      {menu.offers.length === 1 && !menu.offers[0].isCostly && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            askNoMore(moment.game, menu.offers[0].name)
            void play.choose(menu.offers[0])
          }}
        >
          {later.value.takeAndAskNoMore}
        </button>
      )}
      <button type="button" class="quiet" onClick={() => (play.menu.value = null)}>
        {words.value.cancel}
      </button>
    </section>
  )
}

/** How far it stays from the edges, in pixels. */
const MARGIN = 8

/** Below what was clicked; where there is no room for all of it, as much higher, and to the left. */
function keepInSight(box: HTMLElement, { x, y }: Menu): void {
  const { width, height } = box.getBoundingClientRect()
  box.style.left = `${Math.max(MARGIN, Math.min(x, innerWidth - width - MARGIN))}px`
  box.style.top = `${Math.max(MARGIN, Math.min(y + 12, innerHeight - height - MARGIN))}px`
}
