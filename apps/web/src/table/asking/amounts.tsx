import type { Offer } from '../../port/moment.ts'
import type { Play } from '../play.ts'

/** How much of something, or which way: one row for each thing, and a button for each. */
export function Amounts({ play, offers }: { play: Play; offers: readonly Offer[] }) {
  const rows = [...Map.groupBy(offers, offer => offer.amount!.of)]
  return (
    <>
      {rows.map(([of, all]) => (
        <li key={of} class={`amounts${all.some(({ amount }) => typeof amount!.much === 'string') ? ' ways' : ''}`}>
          <span>{of}</span>
          <span class="amounts-all">
            {all.map(offer => (
              <button
                key={offer.option}
                type="button"
                class={`offer${offer.isHinted ? ' hinted' : ''}`}
                data-option={offer.option}
                aria-label={offer.words}
                title={offer.words}
                onClick={() => void play.choose(offer)}
                onFocus={() => play.pointAt(offer)}
                onMouseEnter={() => play.pointAt(offer)}
              >
                {offer.amount!.much}
              </button>
            ))}
          </span>
        </li>
      ))}
    </>
  )
}
