import { ONLY_END } from '@hexarium/kernel'
import { words } from '../../language.ts'
import type { Moment } from '../../port/moment.ts'
import { hasHabit, keepHabit } from '../../preferences.ts'
import { later } from '../../words/later/later.ts'
import type { Play } from '../play.ts'

/** What the table chose for somebody, what it could choose from now on, and the way to change that. */
export function Spared({ play, moment, onChange }: { play: Play; moment: Moment; onChange(): void }) {
  const { habits } = play
  const w = words.value
  const given = habits.given.value
  const proposal = habits.proposal.value
  // Said where it was just chosen, or could be: at other questions it would be noise.
  const learnt = [...habits.learnt.value].filter(
    ([name, { words: choice }]) => given.includes(choice) || moment.offers.some(offer => offer.name === name),
  )
  const possible = moment.habits.filter(
    ({ name, option, isObvious }) =>
      option !== null && !isObvious && name !== ONLY_END && !hasHabit(moment.game, name, isObvious),
  )
  return (
    <div class="spared" role="status">
      {proposal && (
        <div class="proposal">
          <p>{w.threeTimes(proposal.words)}</p>
          <p class="row">
            <button type="button" class="button" onClick={() => habits.accept(true)}>
              {w.leaveToTable}
            </button>
            <button type="button" class="quiet" onClick={() => habits.accept(false)}>
              {w.goOnAsking}
            </button>
          </p>
        </div>
      )}
      {given.length > 0 && (
        <p>
          {`${w.chosenForYou} ${inOneLine(given)} `}
          {moment.mayUndo && (
            <button type="button" class="quiet" onClick={() => void play.undo()}>
              {w.undo}
            </button>
          )}
          <button type="button" class="quiet" onClick={onChange}>
            {w.changeThis}
          </button>
        </p>
      )}
      {learnt.map(([name, { words: choice }]) => (
        <p key={name}>
          {`${w.tableChooses(choice)} `}
          <button type="button" class="quiet" onClick={() => habits.unlearn(name)}>
            {w.goOnAsking}
          </button>
        </p>
      ))}
      {moment.is === 'asked' &&
        possible.map(({ name, words: habit }) => (
          <p key={name}>
            <button type="button" class="quiet" onClick={() => keepHabit(moment.game, name, true)}>
              {later.value.fromNowOn(habit)}
            </button>
          </p>
        ))}
    </div>
  )
}

/** Each answer once, with how often it was given. */
function inOneLine(given: readonly string[]): string {
  const counts = Map.groupBy(given, choice => choice)
  return [...counts].map(([choice, all]) => (all.length > 1 ? `${choice} (${all.length}×)` : choice)).join('; ')
}
