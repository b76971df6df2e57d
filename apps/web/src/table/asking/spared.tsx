import { words } from '../../language.ts'
import type { Play } from '../play.ts'

/** What the table chose for somebody, what it could choose from now on, and the way to change that. */
export function Spared({ play, onChange }: { play: Play; onChange(): void }) {
  const { habits } = play
  const w = words.value
  const given = habits.given.value
  const proposal = habits.proposal.value
  // Said where it was just chosen, or could be: at other questions it would be noise.
  const learnt = [...habits.learnt.value].filter(
    ([name, { words: choice }]) => given.includes(choice) || isOffered(play, name),
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
          {play.table.moment.value?.mayUndo && (
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
    </div>
  )
}

const isOffered = (play: Play, name: string) =>
  play.table.moment.value?.offers.some(offer => offer.name === name) ?? false

/** Each answer once, with how often it was given. */
function inOneLine(given: readonly string[]): string {
  const counts = Map.groupBy(given, choice => choice)
  return [...counts].map(([choice, all]) => (all.length > 1 ? `${choice} (${all.length}×)` : choice)).join('; ')
}
