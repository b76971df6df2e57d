import { useRef } from 'preact/hooks'
import type { Offer } from '../../port/moment.ts'
import type { Play } from '../play.ts'

/**
 * How much of something, or which way: one row for each thing, and a button for each. A way that is offered no more keeps its
 * place in its row: nothing else comes to lie under the pointer.
 */
export function Amounts({ play, offers }: { play: Play; offers: readonly Offer[] }) {
  const rows = [...Map.groupBy(offers, offer => offer.amount!.of)]
  const ways = useRef(new Map<string, string[]>())
  for (const [, all] of rows) know(ways.current, all)
  return (
    <>
      {rows.map(([of, all]) => (
        <li key={of} class={`amounts${all.some(({ amount }) => typeof amount!.much === 'string') ? ' ways' : ''}`}>
          <span>{of}</span>
          <span class="amounts-all">
            {inPlace(ways.current.get(all[0].name) ?? [], all).map(offer =>
              typeof offer === 'string' ? (
                <button key={offer} type="button" class="gone" disabled>
                  {offer}
                </button>
              ) : (
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
              ),
            )}
          </span>
        </li>
      ))}
    </>
  )
}

/** Learns the ways a row offers, each after the one it stands behind. */
function know(ways: Map<string, string[]>, row: readonly Offer[]): void {
  const known = ways.get(row[0].name) ?? []
  let at = 0
  for (const { amount } of row) {
    if (typeof amount?.much !== 'string') continue
    const found = known.indexOf(amount.much)
    if (found < 0) known.splice(at, 0, amount.much)
    at = found < 0 ? at + 1 : found + 1
  }
  ways.set(row[0].name, known)
}

/** A row with the words of what it does not offer where that would stand. */
function inPlace(known: readonly string[], row: readonly Offer[]): readonly (Offer | string)[] {
  return known.length === 0 ? row : known.map(way => row.find(({ amount }) => amount!.much === way) ?? way)
}
