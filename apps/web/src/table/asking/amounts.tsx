import type { Offer } from '../../port/moment.ts'
import type { Play } from '../play.ts'

/** How much of something: one row for each thing, and a button for each amount. */
export function Amounts({ play, offers }: { play: Play; offers: readonly Offer[] }) {
  const rows = [...Map.groupBy(offers, offer => offer.amount!.of)]
  return (
    <>
      {rows.map(([of, all]) => (
        <li key={of} class="amounts">
          <span>{of}</span>
          <span class="amounts-all">
            {all.map(offer => (
              <button
                key={offer.option}
                type="button"
                class="offer"
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
