import { useSignal } from '@preact/signals'
import { api } from '../online/server.ts'
import { Frame } from '../pages/frame.tsx'
import { DeedForm, NewPassword, typed, useDeed } from './deed.tsx'
import { saying } from './say.ts'
import { become } from './session.ts'
import '../style/people.css'

/** Where the letter's link leads of somebody who forgot his password. */
export function ResetPage({ token }: { token: string }) {
  const deed = useDeed()
  const isDone = useSignal(false)
  const w = saying.value
  const reset = (data: FormData) =>
    deed.run(async () => {
      await api('POST /password/reset', { body: { token, new: typed(data, 'password') } })
      become(await api('GET /me'))
      isDone.value = true
      return w.resetDone
    })
  return (
    <Frame>
      <div class="people-page">
        <h1>{w.resetTitle}</h1>
        {isDone.value ? (
          <section class="leaf">
            <p role="status">{w.resetDone}</p>
            <a class="button strong" href="#/you">
              {w.signIn}
            </a>
          </section>
        ) : (
          <section class="leaf">
            <DeedForm deed={deed} onSubmit={reset}>
              <NewPassword name="password" />
              <button type="submit" class="button strong">
                {w.save}
              </button>
            </DeedForm>
          </section>
        )}
      </div>
    </Frame>
  )
}
