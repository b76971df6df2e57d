import { inOrder } from '@hexarium/kernel'
import { useSignal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { percent, words } from '../../language.ts'
import { coming } from '../../pages/coming.tsx'
import type { Offer } from '../../port/moment.ts'
import type { Play } from '../play.ts'

const Figures = coming(async () => (await import('../beside/later.ts')).Figures)
const Factors = coming(async () => (await import('./factors.tsx')).Factors)
const Amounts = coming(async () => (await import('../beside/later.ts')).Amounts)

/** Longer lists fold, and much longer ones can be searched. */
const FOLD = 14
const MANY = 24
/** So many sorts of loss are said beside a choice; the rest when one is about to take it. */
const SAID = 2

/** Every option as a button: what stands for itself first, then what is one of several, last what gives something up. */
export function Offers({ play, offers, tones }: { play: Play; offers: readonly Offer[]; tones: readonly string[] }) {
  const isWhole = useSignal(false)
  const wanted = useSignal('')
  const key = offers.map(offer => offer.option).join()
  useLayoutEffect(() => {
    isWhole.value = false
    wanted.value = ''
  }, [key])
  const w = words.value
  const term = wanted.value.trim().toLowerCase()
  const listed = inOrder(offers.filter(offer => offer.amount === undefined || offer.isCostly))
  const ordered = listed.filter(offer => offer.words.toLowerCase().includes(term))
  const amounts = offers.filter(offer => offer.amount !== undefined && !offer.isCostly)
  const shown =
    isWhole.value || term !== ''
      ? ordered
      : ordered.filter((offer, index) => index < FOLD || offer.isBare || offer.isHinted)
  return (
    <>
      {listed.length > MANY && (
        <input
          type="search"
          class="offer-filter"
          placeholder={w.filterChoices}
          aria-label={w.filterChoices}
          value={wanted.value}
          onInput={event => (wanted.value = (event.target as HTMLInputElement).value)}
        />
      )}
      <ul class="offers" aria-label={w.choices} onMouseLeave={() => play.preview.leave()}>
        {shown.map((offer, index) => (
          <li key={offer.option}>
            <OfferButton
              offer={offer}
              tones={tones}
              number={index < 9 && !offer.isCostly ? index + 1 : undefined}
              onChoose={() => void play.choose(offer)}
              onPoint={() => play.pointAt(offer)}
            />
            <MadeOf play={play} offer={offer} />
          </li>
        ))}
        {amounts.length > 0 && <Amounts play={play} offers={amounts} />}
        {shown.length < ordered.length && (
          <li>
            <button type="button" class="quiet" onClick={() => (isWhole.value = true)}>
              {w.showAll(ordered.length)}
            </button>
          </li>
        )}
      </ul>
    </>
  )
}

interface ButtonProps {
  offer: Offer
  /** The colours of the seats: with them it is drawn what the option deals with. */
  tones?: readonly string[]
  number?: number | undefined
  onChoose(): void
  onPoint?(): void
}

/** One option, with its odds. */
export function OfferButton({ offer, tones, number, onChoose, onPoint }: ButtonProps) {
  return (
    <button
      type="button"
      class={`offer${offer.isCostly ? ' costly' : offer.isBare ? ' strong' : ''}${offer.isHinted ? ' hinted' : ''}`}
      data-option={offer.option}
      data-card={offer.about}
      data-points={offer.points}
      onClick={onChoose}
      onFocus={onPoint}
      onMouseEnter={onPoint}
    >
      {number !== undefined && (
        <span aria-hidden="true" class="digit">
          {number}
        </span>
      )}
      <span class="offer-words">{sentence(offer.words)}</span>
      {offer.figures && tones && <Figures groups={offer.figures} tones={tones} />}
      {offer.isHinted && <span class="hidden">, {words.value.advised}</span>}
      {offer.losses.length > 0 && <span class="loss">{offer.losses.slice(0, SAID).join('; ')}</span>}
      {offer.odds.map(odds => (
        <span class="odds" key={odds.words}>
          <meter min="0" max="1" value={odds.chance} aria-hidden="true" />
          {`${percent(odds.chance)} ${odds.words}`}
        </span>
      ))}
    </button>
  )
}

/** Behind an option: what its numbers are made of, where somebody can tell. */
export function MadeOf({ play, offer }: { play: Play; offer: Offer }) {
  return offer.odds.some(odds => odds.factors.length > 0) ? <Factors play={play} offer={offer} /> : null
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
