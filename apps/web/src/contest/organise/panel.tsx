import type { TournamentCard } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { language, words } from '../../language.ts'
import { Invite } from '../../online/invite.tsx'
import { Links, wholeAddress } from '../../online/links.tsx'
import { nameShown } from '../../online/names.ts'
import { api } from '../../online/server.ts'
import { Confirm } from '../../pages/dialog.tsx'
import { DeedForm, Field, Said, typed } from '../../people/deed.tsx'
import { address } from '../../route.ts'
import { BotOptions } from '../../table/opening/seating.tsx'
import { useContestDeed } from '../deed.ts'
import { saying } from '../say.ts'
import { Seeding } from './seeding.tsx'

interface Props {
  card: TournamentCard
  version: number
  onCard(card: TournamentCard): void
}

/** What an organiser can do, as far as the tournament has come. */
export function OrganiserPanel({ card, version, onCard }: Props) {
  const deed = useContestDeed()
  const asks = useSignal<'begin' | 'close' | null>(null)
  const said = useSignal('')
  const w = saying.value
  const { id, stage, paused } = card
  const call = { params: { id }, body: {} }
  const act = (work: () => Promise<TournamentCard>, text = '') =>
    deed.run(async () => {
      asks.value = null
      onCard(await work())
      return text
    })
  if (stage === 'over') return null
  const link = wholeAddress(
    `${address('tournament', id)}${card.link && card.entry === 'link' ? `?link=${card.link}` : ''}`,
  )
  return (
    <section class="leaf organiser" aria-labelledby="organiser">
      <h2 id="organiser">{w.organiser}</h2>
      {stage === 'entering' && <Gathering {...{ card, version, onCard, link }} onSaid={text => (said.value = text)} />}
      <Announce {...{ card, onCard }} />
      <Change key={`${card.title} ${card.words}`} {...{ card, onCard }} />
      <div class="row">
        {stage === 'entering' && (
          <button
            type="button"
            class="button strong"
            disabled={card.players < 3 || deed.isBusy}
            onClick={() => (asks.value = 'begin')}
          >
            {w.begin}
          </button>
        )}
        {stage === 'playing' && !paused && (
          <button
            type="button"
            class="button"
            disabled={deed.isBusy}
            onClick={() => void act(() => api('POST /tournaments/:id/pause', call))}
          >
            {w.pause}
          </button>
        )}
        {stage === 'playing' && paused && (
          <button
            type="button"
            class="button strong"
            disabled={deed.isBusy}
            onClick={() => void act(() => api('POST /tournaments/:id/resume', call))}
          >
            {w.resume}
          </button>
        )}
        <button type="button" class="button" disabled={deed.isBusy} onClick={() => (asks.value = 'close')}>
          {w.close}
        </button>
      </div>
      {stage === 'entering' && card.players < 3 && <p class="soft">{w.tooFew}</p>}
      <p role="status" class="said">
        {said.value}
      </p>
      <Said deed={deed} />
      {asks.value === 'begin' && (
        <Confirm
          title={w.begin}
          text={w.beginText(card.players)}
          yes={w.begin}
          onYes={() => void act(() => api('POST /tournaments/:id/begin', call))}
          onClose={() => (asks.value = null)}
        />
      )}
      {asks.value === 'close' && (
        <Confirm
          title={w.close}
          text={w.closeText}
          yes={w.close}
          onYes={() => void act(() => api('POST /tournaments/:id/close', call))}
          onClose={() => (asks.value = null)}
        />
      )}
    </section>
  )
}

/** Before it begins: how others come to it, bots, and who is seeded where. */
function Gathering({ card, version, onCard, link, onSaid }: Props & { link: string; onSaid(text: string): void }) {
  const deed = useContestDeed()
  const w = saying.value
  const params = { id: card.id }
  return (
    <>
      <p class="soft">{w.linkText}</p>
      <Links label={w.linkLabel} link={link} onSaid={onSaid} />
      <Invite
        onInvite={async ({ id, name }) => {
          onCard(await api('POST /tournaments/:id/invite', { params, body: { person: id } }))
          onSaid(w.invitedNow(name))
        }}
      />
      {card.invited.length > 0 && (
        <p class="soft">
          {words.value.with(w.invited, card.invited.map(({ name }) => nameShown(name, words.value)).join(', '))}
        </p>
      )}
      {card.bots && (
        <label class="field">
          <span>{w.addBot}</span>
          <select
            value=""
            onChange={event => {
              const level = (event.target as HTMLSelectElement).value
              if (!level) return
              void deed.run(async () => {
                onCard(await api('POST /tournaments/:id/bots', { params, body: { level: level as 'fair' } }))
                return ''
              })
            }}
          >
            <option value="">{w.addBot}</option>
            <BotOptions />
          </select>
        </label>
      )}
      {card.seeding === 'organiser' && <Seeding key={language.value} {...{ card, version, onCard }} />}
      <Said deed={deed} />
    </>
  )
}

/** Words to everybody who takes part. */
function Announce({ card, onCard }: Pick<Props, 'card' | 'onCard'>) {
  const deed = useContestDeed()
  const sent = useSignal(0)
  const w = saying.value
  const announce = (data: FormData) =>
    deed.run(async () => {
      const text = typed(data, 'announcement')
      onCard(await api('POST /tournaments/:id/announce', { params: { id: card.id }, body: { text } }))
      sent.value++
      return w.announced
    })
  return (
    <details>
      <summary>{w.announce}</summary>
      <DeedForm key={sent.value} deed={deed} onSubmit={announce}>
        <label class="field stacked">
          <span>
            {w.announce}
            <small>{w.announceText}</small>
          </span>
          <textarea name="announcement" required minLength={3} maxLength={1000} />
        </label>
        <button type="submit" class="button">
          {w.announce}
        </button>
      </DeedForm>
    </details>
  )
}

/** What it is called, and what the organiser says of it. */
function Change({ card, onCard }: Pick<Props, 'card' | 'onCard'>) {
  const deed = useContestDeed()
  const w = saying.value
  const change = (data: FormData) =>
    deed.run(async () => {
      const body = { title: typed(data, 'title'), words: typed(data, 'words') }
      onCard(await api('PATCH /tournaments/:id', { params: { id: card.id }, body }))
      return undefined
    })
  return (
    <details>
      <summary>{w.change}</summary>
      <DeedForm deed={deed} onSubmit={change}>
        <Field name="title" label={w.name} hint={w.nameHint} value={card.title} min={3} max={80} />
        <label class="field stacked">
          <span>
            {w.wordsOf}
            <small>{w.wordsHint}</small>
          </span>
          <textarea name="words" maxLength={4000} defaultValue={card.words} />
        </label>
        <button type="submit" class="button">
          {w.change}
        </button>
      </DeedForm>
    </details>
  )
}
