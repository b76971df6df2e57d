import type { Self } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { words } from '../language.ts'
import { api } from '../online/server.ts'
import { Dialog } from '../pages/dialog.tsx'
import { saveFile } from '../pages/files.tsx'
import { go } from '../route.ts'
import { DeedForm, Field, Said, typed, useDeed } from './deed.tsx'
import { takeBackPush } from './push.ts'
import { saying } from './say.ts'
import { become } from './session.ts'

/** What the server keeps of one, to be fetched or forgotten; and the way out. */
export function Leaving({ me }: { me: Self }) {
  const deed = useDeed()
  const isLeaving = useSignal(false)
  const w = saying.value
  const fetchData = () =>
    deed.run(async () => {
      saveFile(await api('GET /me/export'), 'hexarium.json')
      return undefined
    })
  const signOut = () =>
    deed.run(async () => {
      // What knocks at this browser is for who is signed in.
      await takeBackPush().catch(() => {})
      await api('POST /logout')
      become(null)
      return undefined
    })
  return (
    <section class="leaf" aria-labelledby="your-data">
      <h2 id="your-data">{w.yourData}</h2>
      <p>{w.exportText}</p>
      <div class="row">
        <button type="button" class="button" onClick={fetchData}>
          {w.export}
        </button>
      </div>
      <p>{w.leaveText}</p>
      <div class="row">
        <button type="button" class="button" onClick={() => (isLeaving.value = true)}>
          {w.leave}
        </button>
        <button type="button" class="button strong" onClick={signOut}>
          {me.login === null ? w.signOutGuest : w.signOut}
        </button>
      </div>
      <Said deed={deed} />
      {isLeaving.value && <Leave me={me} onClose={() => (isLeaving.value = false)} />}
    </section>
  )
}

function Leave({ me, onClose }: { me: Self; onClose(): void }) {
  const deed = useDeed()
  const w = saying.value
  const leave = (data: FormData) =>
    deed.run(
      async () => {
        const password = typed(data, 'password')
        await api('DELETE /me', { body: password ? { password } : {} })
        become(null)
        go('#/you')
        return w.left
      },
      { login: 'proof' },
    )
  return (
    <Dialog title={w.leave} onClose={onClose}>
      <p>{w.leaveText}</p>
      <p>{w.leaveSure}</p>
      <DeedForm deed={deed} onSubmit={leave}>
        {me.hasPassword && (
          <Field name="password" label={w.leavePassword} type="password" max={200} autocomplete="current-password" />
        )}
        <div class="row">
          <button type="button" class="button strong" data-safe onClick={onClose}>
            {words.value.cancel}
          </button>
          <button type="submit" class="button">
            {w.leave}
          </button>
        </div>
      </DeedForm>
    </Dialog>
  )
}
