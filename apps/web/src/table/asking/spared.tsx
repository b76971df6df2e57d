import { ONLY_END } from '@hexarium/kernel'
import { words } from '../../language.ts'
import type { Moment } from '../../port/moment.ts'
import { hasHabit, keepHabit } from '../../preferences.ts'
import { later } from '../../words/later/later.ts'
import type { Play } from '../play.ts'

/** What the table chose for somebody, what it could choose from now on, and the way to change that. */
export function Spared({ play, moment, onChange }: { play: Play; moment: Moment; onChange(): void }) {
  const { habits } = play
  const l = later.value
  const given = habits.given.value
  // Of a question that is not put now it would say “here” of something else.
  const found = habits.proposal.value
  const proposal = moment.offers.some(({ name }) => name === found?.name) ? found : null
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
          <p>{l.threeTimes(proposal.words)}</p>
          <p class="row">
            <button type="button" class="button" onClick={() => habits.accept(true)}>
              {l.leaveToTable}
            </button>
            <button type="button" class="quiet" onClick={() => habits.accept(false)}>
              {l.goOnAsking}
            </button>
          </p>
        </div>
      )}
      {given.length > 0 && (
        <p>
          {`${l.chosenForYou} ${inOneLine(given)} `}
          {moment.mayUndo && (
            <button type="button" class="quiet" onClick={() => void play.undo()}>
              {words.value.undo}
            </button>
          )}
          <button type="button" class="quiet" onClick={onChange}>
            {l.changeThis}
          </button>
        </p>
      )}
      {learnt.map(([name, { words: choice }]) => (
        <p key={name}>
          {`${l.tableChooses(choice)} `}
          <button type="button" class="quiet" onClick={() => habits.unlearn(name)}>
            {l.goOnAsking}
          </button>
        </p>
      ))}
      {moment.is === 'asked' &&
        possible.map(({ name, words: habit }) => (
          <p key={name}>
            <button type="button" class="quiet" onClick={() => keepHabit(moment.game, name, true)}>
              {l.fromNowOn(habit)}
            </button>
          </p>
        ))}
    </div>
  )
}

/** Each answer once, with how often it was given. */
function inOneLine(given: readonly string[]): string {
  const counts = Map.groupBy(given, choice => choice)
  return [...counts].map(([choice, all]) => (all.length > 1 ? `${choice} (${all.length}×)` : choice)).join(' · ')
}
