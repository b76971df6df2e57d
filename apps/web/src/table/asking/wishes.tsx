import { isForPlayers } from '@hexarium/kernel'
import type { WishShown } from '../../port/moment.ts'
import { later } from '../../words/later/later.ts'
import type { Play } from '../play.ts'

/** What one may wish for and cannot have now, each with the rule that stands against it. */
export function Wishes({ play, wishes }: { play: Play; wishes: readonly WishShown[] }) {
  if (wishes.length === 0) return null
  return (
    <section class="wishes" aria-label={later.value.notNow}>
      <h2>{later.value.notNow}</h2>
      <ul>
        {wishes.map(({ words: text, rule }) => (
          <li key={text}>
            <span>{text}</span>{' '}
            {isForPlayers(rule) && (
              <button type="button" class="rule-chip" onClick={() => (play.rule.value = rule)}>
                {rule}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
