import type { Reply, Self } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language } from '../language.ts'
import { api } from '../online/server.ts'
import { type Deed, DeedForm, Field, NewPassword, Said, typed, useDeed } from './deed.tsx'
import { hasPasskeys, makePasskey } from './passkey.ts'
import { saying } from './say.ts'
import { lookAgain } from './session.ts'
import { day, moment } from './times.ts'

/** How the owner of an account gets in: password, passkeys, e-mail for when he forgot, and where he is in already. */
export function WaysIn({ me }: { me: Self }) {
  const w = saying.value
  return (
    <>
      <section class="leaf" aria-labelledby="email">
        <h2 id="email">{w.email}</h2>
        <Email me={me} />
      </section>
      <section class="leaf" aria-labelledby="ways-in">
        <h2 id="ways-in">{w.waysIn}</h2>
        <Password me={me} />
        <Passkeys me={me} />
      </section>
      <Sessions />
    </>
  )
}

function Email({ me }: { me: Self }) {
  const deed = useDeed()
  const w = saying.value
  const give = (data: FormData) =>
    deed.run(async () => {
      const email = typed(data, 'email')
      await api('POST /email', { body: { email } })
      return w.emailSent(email)
    })
  const remove = () =>
    deed.run(async () => {
      await api('DELETE /email')
      await lookAgain()
      return w.emailRemoved
    })
  return (
    <>
      <p>{me.email ? w.emailKnown(me.email) : w.emailText}</p>
      <DeedForm deed={deed} onSubmit={give}>
        <Field name="email" label={w.email} type="email" max={200} autocomplete="email" />
        <div class="row">
          <button type="submit" class="button">
            {w.giveEmail}
          </button>
          {me.email && (
            <button type="button" class="button" onClick={remove}>
              {w.removeEmail}
            </button>
          )}
        </div>
      </DeedForm>
    </>
  )
}

function Password({ me }: { me: Self }) {
  const deed = useDeed()
  const w = saying.value
  const change = (data: FormData) =>
    deed.run(async () => {
      await api('POST /password', { body: { old: typed(data, 'old'), new: typed(data, 'new') } })
      await lookAgain()
      return w.passwordChanged
    })
  return (
    <DeedForm deed={deed} onSubmit={change}>
      <input
        class="hidden"
        type="text"
        name="login"
        value={me.login ?? ''}
        autocomplete="username"
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      {me.hasPassword && (
        <Field name="old" label={w.passwordOld} type="password" max={200} autocomplete="current-password" />
      )}
      <NewPassword name="new" />
      <button type="submit" class="button">
        {me.hasPassword ? w.passwordChange : w.passwordSet}
      </button>
    </DeedForm>
  )
}

/** A list the server keeps, and how it is fetched anew. */
function useList<T>(load: () => Promise<T[]>): [T[], () => Promise<void>] {
  const list = useSignal<T[]>([])
  const again = async () => void (list.value = await load())
  useEffect(() => void again().catch(() => {}), [])
  return [list.value, again]
}

function Passkeys({ me }: { me: Self }) {
  const deed = useDeed()
  const wantsProof = useSignal(false)
  const [keys, again] = useList(() => api('GET /passkeys'))
  const w = saying.value
  const add = (password?: string) =>
    deed.run(
      async () => {
        try {
          await makePasskey(password)
        } catch (error) {
          // Who has been signed in for a while says his password.
          if (me.hasPassword && !(error instanceof DOMException)) wantsProof.value = true
          throw error
        }
        wantsProof.value = false
        await again()
        return w.passkeyAdded
      },
      { login: 'proof' },
    )
  return (
    <>
      <h3>{w.passkeys}</h3>
      <p>{w.passkeyText}</p>
      {keys.length === 0 && <p class="soft">{w.passkeyNone}</p>}
      <ul class="plain-list">
        {keys.map(({ id, created }) => (
          <li key={id}>
            <span>{w.passkeyMade(day(created, language.value))}</span>
            <RemoveKey deed={deed} id={id} onDone={again} />
          </li>
        ))}
      </ul>
      {hasPasskeys() ? (
        <DeedForm deed={deed} onSubmit={data => add(typed(data, 'password') || undefined)}>
          {wantsProof.value && (
            <Field name="password" label={w.password} type="password" max={200} autocomplete="current-password" />
          )}
          <button type="submit" class="button">
            {w.passkeyAdd}
          </button>
        </DeedForm>
      ) : (
        <p class="soft">{w.passkeyImpossible}</p>
      )}
    </>
  )
}

function RemoveKey({ deed, id, onDone }: { deed: Deed; id: string; onDone(): Promise<void> }) {
  const remove = () =>
    deed.run(
      async () => {
        await api('DELETE /passkeys/:id', { params: { id } })
        await onDone()
        return undefined
      },
      { passkey: 'lastKey', 'no-person': 'keyGone' },
    )
  return (
    <button type="button" class="quiet" onClick={remove}>
      {saying.value.remove}
    </button>
  )
}

function Sessions() {
  const deed = useDeed()
  const [sessions, again] = useList<Reply<'GET /sessions'>[number]>(() => api('GET /sessions'))
  const w = saying.value
  const end = (id: string) =>
    deed.run(async () => {
      await api('DELETE /sessions/:id', { params: { id } })
      await again()
      return undefined
    })
  return (
    <section class="leaf" aria-labelledby="sessions">
      <h2 id="sessions">{w.sessions}</h2>
      <ul class="plain-list">
        {sessions.map(({ id, agent, used, here }) => (
          <li key={id}>
            <span>
              {browserOf(agent)}
              <small>{here ? w.sessionHere : w.sessionUsed(moment(used, language.value))}</small>
            </span>
            {!here && (
              <button type="button" class="quiet" onClick={() => end(id)}>
                {w.sessionEnd}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Said deed={deed} />
    </section>
  )
}

/** What a browser is commonly called, and what it runs on, out of the long line it says of itself. */
function browserOf(agent: string): string {
  const names: [RegExp, string][] = [
    [/Firefox\//, 'Firefox'],
    [/Edg\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/Chrome\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]
  const systems: [RegExp, string][] = [
    [/Android/, 'Android'],
    [/iPhone|iPad/, 'iOS'],
    [/Windows/, 'Windows'],
    [/Mac OS/, 'macOS'],
    [/Linux/, 'Linux'],
  ]
  const found = [names, systems].flatMap(list => list.find(([sign]) => sign.test(agent))?.[1] ?? [])
  return found.join(', ') || agent.slice(0, 40) || '?'
}
