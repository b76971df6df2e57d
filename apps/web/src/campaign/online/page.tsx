import type { CampaignCard } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useContestDeed } from '../../contest/deed.ts'
import { useLive } from '../../contest/live.ts'
import { language, words } from '../../language.ts'
import { clockInWords } from '../../online/hall/terms.ts'
import { Links, wholeAddress } from '../../online/links.tsx'
import { nameShown } from '../../online/names.ts'
import { api, beSomebody } from '../../online/server.ts'
import { spoken } from '../../online/words/spoken.ts'
import { Confirm } from '../../pages/dialog.tsx'
import { saveFile } from '../../pages/files.tsx'
import { Frame } from '../../pages/frame.tsx'
import { Lost } from '../../pages/lost.tsx'
import { Said } from '../../people/deed.tsx'
import type { ChronicleShown } from '../../port/campaigns.ts'
import { tell } from '../../refusals/why.ts'
import { address, go } from '../../route.ts'
import { askCampaigns } from '../desk.ts'
import { Origin } from '../list.tsx'
import { takeHome } from '../playing.ts'
import { saying } from '../say.ts'
import { GameLines, Now, Options, Standing, Story } from '../told.tsx'
import '../../style/campaign.css'
import '../../style/house.css'

/** A campaign on the server: how it stands, what it waits for, and the story so far. */
export function ServerCampaignPage({ id, link }: { id: string; link: string | undefined }) {
  const load = () => api('GET /campaigns/:id', { params: { id }, query: { link } })
  const live = useLive(id, load)
  const shown = useSignal<ChronicleShown | null>(null)
  const fault = useSignal('')
  const w = saying.value
  const card = live.now
  useEffect(() => {
    if (!card) return
    askCampaigns('show', toldOf(card), language.value).then(
      found => (shown.value = found),
      error => tell(fault, error, words.peek().somethingBroke),
    )
  }, [card, language.value])
  if (live.fault) return <Lost title={words.value.campaigns} text={live.fault === 'away' ? w.needsServer : w.gone} />
  if (fault.value) return <Lost title={words.value.campaigns} text={fault.value} />
  if (!card || !shown.value) return <p class="coming">{words.value.oneMoment}</p>
  const { title, origin, isDesigned, story } = shown.value
  const names = card.players.map(player => (player ? nameShown(player.name, words.value) : w.nobody))
  return (
    <Frame>
      <p class="fine">
        <a href={address('campaigns')}>{words.value.campaigns}</a>
      </p>
      <h1>{title}</h1>
      <p class="players">
        <Origin isDesigned={isDesigned} /> {origin} · {clockInWords(card.clock, spoken.value)}
      </p>
      <NowOnServer {...{ card, link, names }} shown={shown.value} onCard={live.show} />
      <Standing shown={shown.value} names={names} />
      <Story story={story} to={entry => tableOf(card, entry)} />
      <Ends card={card} title={title} onCard={live.show} />
    </Frame>
  )
}

/** The campaign as its words want it; the records of its games stay on the server. */
function toldOf({ game, campaign, rules, terms, players, entries }: CampaignCard) {
  return {
    hexarium: 'campaign 1' as const,
    game,
    campaign,
    rules,
    terms,
    players: players.map(player => player?.name ?? ''),
    seed: '',
    entries: entries.map(entry => (entry.is === 'game' ? { is: entry.is, facts: entry.facts } : entry)),
  }
}

function tableOf({ entries }: CampaignCard, at: number): string {
  const entry = entries[at]
  return entry?.is === 'game' ? address('t', entry.table) : address('campaigns')
}

interface NowProps {
  card: CampaignCard
  shown: ChronicleShown
  names: readonly string[]
  link: string | undefined
  onCard(card: CampaignCard): void
}

/** What is to be done now, and by whom. */
function NowOnServer({ card, shown, names, link, onCard }: NowProps) {
  const deed = useContestDeed()
  const w = saying.value
  const { step } = shown
  const { givenUp, you } = card
  const params = { id: card.id }
  const act = (work: () => Promise<CampaignCard>) =>
    void deed.run(async () => {
      onCard(await work())
      return ''
    })
  if (card.stage === 'inviting') return <Inviting {...{ card, names, link, onCard }} />
  if (givenUp !== null)
    return (
      <Now title={w.over} isOver>
        <p class="champion">{givenUp < 0 ? w.closed : w.givenUp(names[givenUp])}</p>
      </Now>
    )
  if (step.is === 'over')
    return (
      <Now title={w.over} isOver>
        <p class="champion">{step.text}</p>
      </Now>
    )
  if (step.is === 'question')
    return (
      <Now title={w.asks(shown.players[step.player])}>
        <p>{step.ask}</p>
        {you.player === step.player ? (
          <Options
            of={step.options}
            onAnswer={option => act(() => api('POST /campaigns/:id/answer', { params, body: { option } }))}
          />
        ) : (
          <p>{w.waitsFor(names[step.player])}</p>
        )}
        <Said deed={deed} />
      </Now>
    )
  const table = card.step?.is === 'game' ? card.step.table : null
  return (
    <Now title={words.value.with(w.next, step.title)}>
      <GameLines lines={step.lines} />
      {table === null ? (
        <p role="status">{w.laying}</p>
      ) : (
        <div class="row">
          <a class="button strong" href={address('t', table)}>
            {you.player === null ? words.value.watch : w.toTable}
          </a>
        </div>
      )}
    </Now>
  )
}

/** Before somebody has taken it up: the link for who began it, and a button for who was invited. */
function Inviting({ card, names, link, onCard }: Omit<NowProps, 'shown'>) {
  const deed = useContestDeed()
  const said = useSignal('')
  const w = saying.value
  const params = { id: card.id }
  const first = names.find((_, at) => card.players[at] !== null) ?? ''
  const join = () =>
    void deed.run(async () => {
      await beSomebody()
      onCard(await api('POST /campaigns/:id/join', { params, body: link ? { link } : {} }))
      return ''
    })
  const callOff = () =>
    void deed.run(async () => {
      await api('DELETE /campaigns/:id', { params })
      go(address('campaigns'))
      return ''
    })
  return (
    <Now title={w.inviting}>
      {card.you.mayJoin && (
        <>
          <p>{w.invitedBy(first)}</p>
          <button type="button" class="button strong" disabled={deed.isBusy} onClick={join}>
            {w.takeUp}
          </button>
        </>
      )}
      {card.you.player !== null && (
        <>
          {card.link && (
            <>
              <p>{w.invitingText}</p>
              <Links
                label={words.value.inviteLink}
                link={wholeAddress(`${address('campaign', card.id)}?link=${card.link}`)}
                onSaid={text => (said.value = text)}
              />
            </>
          )}
          <button type="button" class="button" disabled={deed.isBusy} onClick={callOff}>
            {w.callOff}
          </button>
        </>
      )}
      <p role="status">{said.value}</p>
      <Said deed={deed} />
    </Now>
  )
}

/** Taking it along, and giving it up. */
function Ends({ card, title, onCard }: { card: CampaignCard; title: string; onCard(card: CampaignCard): void }) {
  const deed = useContestDeed()
  const isGivingUp = useSignal(false)
  const w = saying.value
  const params = { id: card.id }
  const exported = () => api('GET /campaigns/:id/export', { params })
  const save = () =>
    void deed.run(async () => {
      saveFile(await exported(), `${card.game}-${card.campaign}-${card.id}.campaign.json`)
      return ''
    })
  const home = () =>
    void deed.run(async () => {
      await takeHome(await exported())
      return ''
    })
  const giveUp = () => {
    isGivingUp.value = false
    void deed.run(async () => {
      onCard(await api('POST /campaigns/:id/give-up', { params, body: {} }))
      return ''
    })
  }
  if (card.stage === 'inviting') return null
  return (
    <>
      <div class="row">
        <button type="button" class="button" disabled={deed.isBusy} onClick={save}>
          {w.save}
        </button>
        <button type="button" class="button" title={w.takeHomeText} disabled={deed.isBusy} onClick={home}>
          {w.takeHome}
        </button>
        {card.stage === 'playing' && card.you.player !== null && (
          <button type="button" class="button" onClick={() => (isGivingUp.value = true)}>
            {w.giveUp}
          </button>
        )}
      </div>
      <Said deed={deed} />
      {isGivingUp.value && (
        <Confirm
          title={title}
          text={w.giveUpSure}
          yes={w.giveUp}
          onYes={giveUp}
          onClose={() => (isGivingUp.value = false)}
        />
      )}
    </>
  )
}
