import { useSignal } from '@preact/signals'
import { words } from '../language.ts'
import { tell } from '../refusals/why.ts'
import { api } from './server.ts'
import { spoken } from './words/spoken.ts'

interface Person {
  id: string
  name: string
}

/** Finds somebody with an account by the beginning of the name, to be invited. */
export function Invite({ onInvite }: { onInvite(person: Person): Promise<void> }) {
  const name = useSignal('')
  const found = useSignal<readonly Person[] | null>(null)
  const fault = useSignal('')
  const h = spoken.value
  const failed = (error: unknown) => {
    tell(fault, error, words.peek().somethingBroke)
  }
  const look = async () => {
    if (name.value.trim().length < 2) return
    fault.value = ''
    found.value = await api('GET /persons', { query: { name: name.value.trim(), limit: 5 } })
  }
  const find = () => void look().catch(failed)
  return (
    <div class="waiting-invite">
      <label class="field">
        <span>{h.inviteByName}</span>
        <input
          type="search"
          maxLength={40}
          value={name.value}
          onInput={event => (name.value = (event.target as HTMLInputElement).value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault() // it may stand inside a form that is sent by this key
            find()
          }}
        />
      </label>
      <button type="button" class="button" onClick={find}>
        {h.findPerson}
      </button>
      {found.value?.map(person => (
        <button
          key={person.id}
          type="button"
          class="button"
          onClick={() => void onInvite(person).then(() => (found.value = null), failed)}
        >
          {h.invite(person.name)}
        </button>
      ))}
      {found.value?.length === 0 && <p>{h.inviteNobody}</p>}
      {fault.value && <p role="alert">{fault.value}</p>}
    </div>
  )
}
