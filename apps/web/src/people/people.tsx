import type { Reply } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../language.ts'
import { api, beSomebody } from '../online/server.ts'
import { Frame } from '../pages/frame.tsx'
import { address } from '../route.ts'
import { DeedForm, Field, Said, typed, useDeed } from './deed.tsx'
import { PersonList } from './person-list.tsx'
import { saying } from './say.ts'
import { useGames } from './tables.ts'
import '../style/people.css'

/** Whom one knows here, and how others are found. */
export function PeoplePage() {
  const follows = useSignal<Reply<'GET /follows'>>([])
  const blocks = useSignal<Reply<'GET /blocks'>>([])
  const deed = useDeed()
  const w = saying.value
  const load = async () => {
    await beSomebody()
    follows.value = await api('GET /follows')
    blocks.value = await api('GET /blocks')
  }
  useEffect(() => void load().catch(() => {}), [])
  const act = (work: () => Promise<unknown>) =>
    deed.run(async () => {
      await work()
      await load()
      return undefined
    })
  return (
    <Frame>
      <div class="people-page">
        <h1>{words.value.people}</h1>
        <Find />
        <section class="leaf" aria-labelledby="friends">
          <h2 id="friends">{w.friends}</h2>
          <p class="soft">{follows.value.length === 0 ? w.noFriends : w.peopleText}</p>
          <PersonList people={follows.value}>
            {({ id, mutual }) => (
              <span class="row">
                {mutual && <small>{w.friend}</small>}
                <button
                  type="button"
                  class="quiet"
                  onClick={() => act(() => api('DELETE /follows/:id', { params: { id } }))}
                >
                  {w.unfollow}
                </button>
              </span>
            )}
          </PersonList>
        </section>
        {blocks.value.length > 0 && (
          <section class="leaf" aria-labelledby="blocked">
            <h2 id="blocked">{w.blocked}</h2>
            <p class="soft">{w.blockText}</p>
            <PersonList people={blocks.value}>
              {({ id }) => (
                <button
                  type="button"
                  class="quiet"
                  onClick={() => act(() => api('DELETE /blocks/:id', { params: { id } }))}
                >
                  {w.unblock}
                </button>
              )}
            </PersonList>
          </section>
        )}
        <Said deed={deed} />
        <Ladders />
      </div>
    </Frame>
  )
}

function Find() {
  const found = useSignal<Reply<'GET /persons'> | null>(null)
  const deed = useDeed()
  const w = saying.value
  const find = (data: FormData) =>
    deed.run(async () => {
      await beSomebody()
      found.value = await api('GET /persons', { query: { name: typed(data, 'name') } })
      return found.value.length === 0 ? w.noneFound : ''
    })
  return (
    <section class="leaf" aria-labelledby="find">
      <h2 id="find">{w.find}</h2>
      <DeedForm deed={deed} onSubmit={find}>
        <Field name="name" label={w.ladderName} min={2} max={40} />
        <button type="submit" class="button">
          {w.findIt}
        </button>
      </DeedForm>
      {found.value && <PersonList people={found.value}>{() => null}</PersonList>}
    </section>
  )
}

/** The ways to the ladders. */
function Ladders() {
  const games = useGames()
  return (
    <section class="leaf" aria-labelledby="ladders">
      <h2 id="ladders">{saying.value.ladders}</h2>
      <div class="row">
        {games.map(({ id, title }) => (
          <a key={id} class="button" href={address('ladders', id)}>
            {title[language.value]}
          </a>
        ))}
      </div>
    </section>
  )
}
