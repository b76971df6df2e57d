import { isForPlayers } from '@hexarium/kernel'
import type { FactorShown, OddsShown, Offer } from '../../port/moment.ts'
import { later } from '../../words/later/later.ts'
import type { Play } from '../play.ts'

/** On demand: what the numbers of a choice are made of, each part with its rule. */
export function Factors({ play, offer }: { play: Play; offer: Offer }) {
  return (
    <details class="factors">
      <summary>{later.value.madeOf}</summary>
      {offer.odds.map(odds => odds.factors.length > 0 && <MadeUp key={odds.words} play={play} {...odds} />)}
    </details>
  )
}

/** Words with a number in it, and the parts of the number. */
export function MadeUp({ play, words: said, rule, factors }: { play: Play } & Omit<OddsShown, 'chance'>) {
  return (
    <>
      <p>
        {`${said} `}
        <Chip play={play} rule={rule} />
      </p>
      <ul>
        {factors.map((factor, place) => (
          <li key={place} class={factor.isBase ? 'base' : ''}>
            <span>{`${factor.words} `}</span>
            <b>{inFigures(factor)}</b> <Chip play={play} rule={factor.rule} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Chip({ play, rule }: { play: Play; rule: string }) {
  if (!isForPlayers(rule)) return null
  return (
    <button type="button" class="rule-chip" onClick={() => (play.rule.value = rule)}>
      {rule}
    </button>
  )
}

/** A base as it is; what is added or taken off with its sign. */
function inFigures({ value, isBase }: FactorShown): string {
  if (isBase) return `${value}`.replace('-', '−')
  return value < 0 ? `−${-value}` : `+${value}`
}
