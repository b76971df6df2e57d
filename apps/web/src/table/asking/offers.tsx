import { inOrder } from '@hexarium/kernel'
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { percent, words } from '../../language.ts'
import { coming } from '../../pages/coming.tsx'
import { afterwards } from '../../pages/first-question.ts'
import type { Offer } from '../../port/moment.ts'
import { folded } from '../among.ts'
import type { Play } from '../play.ts'

const later = afterwards(() => import('../beside/later.ts'))
const Figures = coming(async () => (await later()).Figures)
const Factors = coming(afterwards(async () => (await import('./factors.tsx')).Factors))
const Amounts = coming(async () => (await later()).Amounts)

/** Much longer lists than those that fold can be searched. */
const MANY = 24
/** So many sorts of loss are said beside a choice; the rest when one is about to take it. */
const SAID = 2

/** Nobody reads what is offered and clicks it in less, in milliseconds. */
const A_GLANCE = 250

/** Which way something is done, not how much of it. */
const isWay = ({ amount }: Offer) => typeof amount?.much === 'string'

/** Every option as a button: what stands for itself first, then what is one of several, last what gives something up. */
export function Offers({ play, offers, tones }: { play: Play; offers: readonly Offer[]; tones: readonly string[] }) {
  const isWhole = useSignal(false)
  const wanted = useSignal('')
  const clicked = useRef('')
  const since = useRef(0)
  // Of a double click the second one means what the first one meant, not what has come to lie there just now.
  const choose = (offer: Offer, clicks: number) => {
    const isSlip = clicks > 1 && offer.name !== clicked.current && performance.now() - since.current < A_GLANCE
    clicked.current = offer.name
    if (!isSlip) void play.choose(offer)
  }
  const key = offers.map(offer => offer.option).join()
  useLayoutEffect(() => {
    since.current = performance.now()
    isWhole.value = false
    wanted.value = ''
  }, [key])
  const w = words.value
  const term = wanted.value.trim().toLowerCase()
  const listed = inOrder(offers.filter(offer => offer.amount === undefined || offer.isCostly))
  const ordered = listed.filter(offer => offer.words.toLowerCase().includes(term))
  const amounts = offers.filter(offer => offer.amount !== undefined && !offer.isCostly)
  const [ways, much] = [amounts.filter(isWay), amounts.filter(offer => !isWay(offer))]
  const rows = ways.length > 0 && <Amounts play={play} offers={ways} />
  const shown = isWhole.value || term !== '' ? ordered : folded(ordered)
  // Which way something goes stands before the places it could go to: those are seen on the board, too.
  const first = shown.findIndex(({ isPlace }) => isPlace)
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
      <ul class="offers" tabIndex={-1} aria-label={w.choices} onMouseLeave={() => play.preview.leave()}>
        {shown.map((offer, index) => [
          index === first && rows,
          <li key={offer.option}>
            <OfferButton
              offer={offer}
              tones={tones}
              number={index < 9 && !offer.isCostly ? index + 1 : undefined}
              onChoose={clicks => choose(offer, clicks)}
              onPoint={() => play.pointAt(offer)}
            />
            <MadeOf play={play} offer={offer} />
          </li>,
        ])}
        {first < 0 && rows}
        {much.length > 0 && <Amounts play={play} offers={much} />}
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
  /** With how many clicks in a row it was chosen, none by the keyboard. */
  onChoose(clicks: number): void
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
      onClick={event => onChoose(event.detail)}
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
      {offer.losses.length > 0 && <span class="loss">{offer.losses.slice(0, SAID).join(' · ')}</span>}
      {tones && offer.remark && <span class="remark">{offer.remark}</span>}
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
