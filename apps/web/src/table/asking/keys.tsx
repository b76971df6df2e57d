import { numbered } from '@hexarium/kernel'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Moment } from '../../port/moment.ts'
import { prefer, preferences } from '../../preferences.ts'
import type { Play } from '../play.ts'

interface Props {
  play: Play
  moment: Moment
  onHelp(): void
  onCharts(): void
  onLegend(): void
  onFold(): void
}

/** The first of the list that costs nothing, if there is one. */
const firstOffer = () =>
  document.querySelector<HTMLElement>('.offers button:not(.costly)') ??
  document.querySelector<HTMLElement>('.offers button')

/** Keys that work anywhere at the table. */
export function Keys(props: Props) {
  const latest = useRef(props)
  latest.current = props
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName) || target.closest('dialog') !== null
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      const { play, moment, onHelp, onLegend, onCharts, onFold } = latest.current
      const key = event.key.toLowerCase()
      if (key >= '1' && key <= '9') {
        const offer = numbered(moment.offers)[Number(key) - 1]
        if (offer) void play.choose(offer)
      } else if (key === 'a' && moment.proposal !== null) void play.setUpTheRest(moment)
      else if (key === 'u') void play.undo()
      else if (key === 'r') void import('../seldom.ts').then(({ turn }) => turn(play, moment, event.shiftKey ? -1 : 1))
      else if (key === 'escape') void play.layDown(moment)
      else if (key === '?') onHelp()
      else if (key === 'k') onCharts()
      else if (key === 's') onLegend()
      else if (key === 'p') onFold()
      else if (key === 't') prefer({ textView: !preferences.peek().textView })
      else if (key === 'l') document.getElementById('layers')?.togglePopover()
      else if (key === 'f') document.querySelector<HTMLElement>('[data-tool=fit]')?.click()
      else if (key === 'b') document.querySelector<SVGElement>('.glow')?.focus()
      else if (key === 'c') firstOffer()?.focus()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return null
}
