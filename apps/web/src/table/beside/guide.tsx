import { useSignal } from '@preact/signals'
import { words } from '../../language.ts'
import type { Moment } from '../../port/moment.ts'

/** The guided first game: a word at each step of the first round, pointing at what is on the board. */
export function Guide({ moment }: { moment: Moment }) {
  const isClosed = useSignal(false)
  if (isClosed.value) return null
  const step = stepOf(moment)
  const text = words.value.guide[step]
  return (
    <div class="guide" aria-live="polite" data-step={step}>
      <p>{text}</p>
      <button type="button" class="quiet" onClick={() => (isClosed.value = true)}>
        {words.value.guideClose}
      </button>
    </div>
  )
}

/** Steps of the guide. */
export type GuideStep = 'orders' | 'volleys' | 'marches' | 'target' | 'melee' | 'react' | 'waiting' | 'over'

/** Which step fits the moment: the rule behind the question tells the phase. */
function stepOf(moment: Moment): GuideStep {
  if (moment.is === 'over') return 'over'
  if (moment.is === 'waiting') return 'waiting'
  const rule = moment.rules[0] ?? ''
  if (rule.startsWith('SK-4')) return 'orders'
  if (rule === 'SK-6.3') return 'react'
  if (rule.startsWith('SK-6')) return 'marches'
  if (moment.offers.every(offer => offer.odds.length > 0)) return 'target'
  if (rule.startsWith('SK-7')) return 'melee'
  return 'volleys'
}
