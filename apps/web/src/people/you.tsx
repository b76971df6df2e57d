import { useEffect } from 'preact/hooks'
import { words } from '../language.ts'
import { nameShown } from '../online/names.ts'
import { api, beSomebody, findServer, person } from '../online/server.ts'
import { Frame } from '../pages/frame.tsx'
import { address } from '../route.ts'
import { DeedForm, Field, typed, useDeed } from './deed.tsx'
import { Enter } from './enter.tsx'
import { Leaving } from './leaving.tsx'
import { saying } from './say.ts'
import { lookAgain } from './session.ts'
import { BeingTold } from './told.tsx'
import { Vacation } from './vacation.tsx'
import { WaysIn } from './ways-in.tsx'
import '../style/people.css'

/** Who one is here: how one is called and gets in, how one is told, what others see, and how one leaves. */
export function YouPage() {
  useEffect(() => {
    void findServer()
      .then(() => (person.peek() ? lookAgain() : undefined))
      .catch(() => {})
  }, [])
  const me = person.value
  const w = saying.value
  const name = me ? nameShown(me.name, words.value) : words.value.signIn
  return (
    <Frame>
      <div class="people-page">
        <h1>{name}</h1>
        {me === undefined && <p role="status">{w.noServer}</p>}
        {me === null && <p>{w.nobodyYet}</p>}
        {me && <p>{me.login === null ? w.guestHere : w.accountHere(me.login)}</p>}
        {me && (
          <div class="row">
            <a class="button" href="#/turns">
              {w.turns}
            </a>
            <a class="button" href={address('p', me.id)}>
              {w.profile}
            </a>
            {me.role && (
              <a class="button" href="#/keeping">
                {w.keeping}
              </a>
            )}
          </div>
        )}
        {me !== undefined && !me?.login && <Enter />}
        {me && <Name key={me.name} name={nameShown(me.name, words.value)} />}
        {me?.login && <WaysIn me={me} />}
        {me && <BeingTold me={me} />}
        {me && <Vacation me={me} />}
        {me && <Leaving me={me} />}
      </div>
    </Frame>
  )
}

/** What one is called. */
function Name({ name }: { name: string }) {
  const deed = useDeed()
  const w = saying.value
  const save = (data: FormData) =>
    deed.run(async () => {
      await beSomebody()
      person.value = await api('PATCH /me', { body: { name: typed(data, 'name') } })
      return undefined
    })
  return (
    <section class="leaf" aria-labelledby="your-name">
      <h2 id="your-name">{w.yourName}</h2>
      <DeedForm deed={deed} onSubmit={save}>
        <Field name="name" label={w.yourName} hint={w.nameText} value={name} max={40} autocomplete="nickname" />
        <button type="submit" class="button">
          {w.save}
        </button>
      </DeedForm>
    </section>
  )
}
