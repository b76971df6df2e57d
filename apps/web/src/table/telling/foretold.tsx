import type { Foretold as Told } from '../../port/moment.ts'
import { later } from '../../words/later/later.ts'
import { MadeUp } from '../asking/factors.tsx'
import type { Play } from '../play.ts'

/** What is said of a choice that is pointed at and not yet made; on demand what its numbers are made of. */
export function Foretold({ play, told }: { play: Play; told: readonly Told[] }) {
  const { isMadeShown } = play.preview
  const made = told.filter(({ factors }) => factors.length > 0)
  return (
    <div class="foretold">
      <p>
        <b>{told[0].text}</b>
        {told.slice(1).map(({ text }) => ` ${text}`)}
      </p>
      {made.length > 0 && (
        <details
          class="factors"
          open={isMadeShown.value}
          onToggle={event => (isMadeShown.value = (event.target as HTMLDetailsElement).open)}
        >
          <summary>{later.value.madeOf}</summary>
          <div class="made">
            {made.map(({ text, rule, factors }) => (
              <div key={text}>
                <MadeUp {...{ play, rule, factors }} words={text} />
              </div>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}
