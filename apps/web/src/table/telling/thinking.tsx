import { words } from '../../language.ts'
import type { LocalTable } from '../../port/local.ts'
import { prefer, preferences } from '../../preferences.ts'
import { later } from '../../words/later/later.ts'
import '../../style/thinking.css'

/** While bots play at this screen: who thinks, how far it has come, a way to hurry it, and how fast they play. */
export function Thinking({ table }: { table: LocalTable }) {
  const w = words.value
  const l = later.value
  const seat = table.thinking.value
  const moment = table.moment.value
  if (seat === null || !moment || moment.is === 'asked') return null
  const share = table.share.value
  const side = moment.seats[seat]?.side ?? ''
  return (
    <section class="thinking" aria-label={l.botsPlay}>
      <p>{`${side} ${w.thinks}`}</p>
      <progress aria-label={`${side} ${w.thinks}`} max={1} {...(share > 0 ? { value: share } : {})} />
      <div class="row">
        <button type="button" class="button" onClick={() => void table.hurry()}>
          {l.moveNow}
        </button>
        <label>
          <span class="hidden">{w.pace}</span>
          <select
            value={`${preferences.value.pace}`}
            onChange={event => prefer({ pace: Number((event.target as HTMLSelectElement).value) })}
          >
            <option value="0">{`${w.pace} ${w.paceAtOnce}`}</option>
            <option value="450">{`${w.pace} ${w.paceBrisk}`}</option>
            <option value="1200">{`${w.pace} ${w.paceCalm}`}</option>
            <option value="3000">{`${w.pace} ${l.paceStepwise}`}</option>
          </select>
        </label>
      </div>
    </section>
  )
}
