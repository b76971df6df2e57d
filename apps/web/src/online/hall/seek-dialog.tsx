import type { NewSeek, Pace } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import type { HallGame } from '../../data.ts'
import { language } from '../../language.ts'
import { Dialog } from '../../pages/dialog.tsx'
import { person } from '../server.ts'
import { spoken } from '../words/spoken.ts'

const LIVE = ['quick', 'usual', 'long'] as const
const BY_POST = ['day', 'days', 'week'] as const

/** What one would like to play with whoever wants the same. */
export function SeekDialog(props: { games: readonly HallGame[]; onSeek(wish: NewSeek): void; onClose(): void }) {
  const { games, onSeek, onClose } = props
  const game = useSignal('')
  const paces = useSignal<readonly Pace[]>(['usual'])
  const isRated = useSignal(false)
  const fault = useSignal('')
  const h = spoken.value
  const hasAccount = person.value?.login != null
  const forTwo = games.filter(({ players }) => players.min <= 2)
  const tick = (pace: Pace, isOn: boolean) => {
    paces.value = [...LIVE, ...BY_POST].filter(one => (one === pace ? isOn : paces.value.includes(one)))
  }
  const submit = () => {
    if (paces.value.length === 0) {
      fault.value = h.choosePace
      return
    }
    const wanted = game.value === '' ? forTwo.map(({ id }) => id) : [game.value]
    onSeek({ games: wanted, paces: [...paces.value], rated: isRated.value && hasAccount })
  }
  const boxes = (title: string, list: readonly Pace[]) => (
    <fieldset>
      <legend>{title}</legend>
      {list.map(pace => (
        <label key={pace} class="field switch">
          <input
            type="checkbox"
            checked={paces.value.includes(pace)}
            onChange={event => tick(pace, (event.target as HTMLInputElement).checked)}
          />
          <span>{h.paces[pace]}</span>
        </label>
      ))}
    </fieldset>
  )
  return (
    <Dialog title={h.seekTitle} onClose={onClose}>
      <form
        class="form"
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <label class="field">
          <span>{h.seekGame}</span>
          <select value={game.value} onChange={event => (game.value = (event.target as HTMLSelectElement).value)}>
            <option value="">{h.anyGame}</option>
            {forTwo.map(({ id, title }) => (
              <option key={id} value={id}>
                {title[language.value]}
              </option>
            ))}
          </select>
        </label>
        {boxes(h.livePaces, LIVE)}
        {boxes(h.postPaces, BY_POST)}
        <label class="field switch">
          <input
            type="checkbox"
            disabled={!hasAccount}
            checked={isRated.value && hasAccount}
            onChange={event => (isRated.value = (event.target as HTMLInputElement).checked)}
          />
          <span>
            {h.rated}
            <small>{hasAccount ? h.ratedText : h.ratedForAccounts}</small>
          </span>
        </label>
        {fault.value && <p role="alert">{fault.value}</p>}
        <div class="row">
          <button type="submit" class="button strong">
            {h.seekNow}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
