import type { Standing, TournamentCard, TournamentMatch } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, words } from '../language.ts'
import { nameShown } from '../online/names.ts'
import { momentInWords } from '../online/now.ts'
import { api, person } from '../online/server.ts'
import { Frame } from '../pages/frame.tsx'
import { Lost } from '../pages/lost.tsx'
import { Said } from '../people/deed.tsx'
import { type Measure, MeasureDialog } from '../people/measure.tsx'
import { saying as peopleSaying } from '../people/say.ts'
import { useTitles } from '../people/tables.ts'
import { address } from '../route.ts'
import { useContestDeed } from './deed.ts'
import { useLive } from './live.ts'
import { MendDialog } from './organise/mend.tsx'
import { OrganiserPanel } from './organise/panel.tsx'
import { Sharing } from './organise/sharing.tsx'
import { TakingPart } from './part.tsx'
import { ParticipantName } from './participant.tsx'
import { Players } from './players.tsx'
import { Corrections, isByBrackets, Rounds } from './rounds.tsx'
import { saying } from './say.ts'
import { Tables } from './tables.tsx'
import { Terms } from './terms.tsx'
import { tournamentTitle } from './title.ts'
import '../style/people.css'
import '../style/house.css'
import '../style/contest.css'

/** One tournament: what it is, what it is to who looks, how everybody stands, and for its organiser what can be done. */
export function TournamentPage({ id, link }: { id: string; link: string | undefined }) {
  const live = useLive(id, () => api('GET /tournaments/:id', { params: { id } }))
  const mending = useSignal<TournamentMatch | null>(null)
  const measure = useSignal<Measure | null>(null)
  const deed = useContestDeed()
  const w = saying.value
  const card = live.now
  useEffect(() => {
    if (card) document.title = `${tournamentTitle(card)} · Hexarium`
  }, [card?.title, language.value])
  if (live.fault)
    return <Lost title={words.value.contests} text={live.fault === 'away' ? w.noServer : w.noTournament} />
  if (!card) return <p class="coming">{words.value.oneMoment}</p>
  const { version, show } = live
  const isArbiter = card.you.organises
  const remove = ({ id: player, name }: Standing) =>
    void deed.run(async () => {
      show(await api('POST /tournaments/:id/remove', { params: { id }, body: { player } }))
      return w.removed(nameShown(name, words.peek()))
    })
  return (
    <Frame>
      <div class="contest-page">
        <p class="fine">
          <a href={address('contests')}>{words.value.contests}</a>
        </p>
        <h1>{tournamentTitle(card)}</h1>
        <Headline card={card} />
        {card.words && <blockquote class="contest-words">{card.words}</blockquote>}
        {card.announcements.length > 0 && <Announcements of={card.announcements} />}
        <TakingPart {...{ card, version, link }} onCard={show} />
        {isArbiter && <OrganiserPanel {...{ card, version }} onCard={show} />}
        {card.stage === 'entering' && (
          <Players {...{ card, version }} onRemove={isArbiter ? player => remove(player) : undefined} />
        )}
        <Said deed={deed} />
        <Tables {...{ card, version }} />
        <Rounds {...{ card, version }} onMend={isArbiter ? match => (mending.value = match) : undefined} />
        <Corrections {...{ card, version }} />
        <Terms card={card} />
        <Sharing card={card} />
        {person.value?.role && <Keeping id={id} onMeasure={wanted => (measure.value = wanted)} />}
      </div>
      {mending.value && (
        <MendDialog {...{ card }} match={mending.value} onCard={show} onClose={() => (mending.value = null)} />
      )}
      {measure.value && (
        <MeasureDialog
          measure={measure.value}
          onDone={async () => show(await api('GET /tournaments/:id', { params: { id } }))}
          onClose={() => (measure.value = null)}
        />
      )}
    </Frame>
  )
}

/** The game, how far it has come, who organises it, who has won it. */
function Headline({ card }: { card: TournamentCard }) {
  const w = saying.value
  const titleOf = useTitles()
  const { stage, round, rounds, paused, champion, due, begins } = card
  const when = (at: number) => momentInWords(at, language.value)
  const parts = [
    titleOf(card.game),
    w.forms[card.form],
    stage === 'playing' && rounds > 0 && !isByBrackets(card)
      ? w.roundOf(round, Math.max(round, rounds))
      : w.stages[stage],
    paused ? w.paused : '',
    stage === 'playing' && !paused && due !== null ? w.dueAt(when(due)) : '',
    stage === 'entering' ? w.entrants(card.players, card.most) : '',
    stage === 'entering' && begins !== null ? w.beginsAt(when(begins)) : '',
    card.rated ? w.rated : '',
  ]
  return (
    <>
      <p class="players">
        {parts.filter(Boolean).join(' · ')} · {w.organisedByWhom} <ParticipantName of={card.organiser} />
      </p>
      {champion && <p class="champion">{w.champion(nameShown(champion.name, words.value))}</p>}
    </>
  )
}

function Announcements({ of }: { of: TournamentCard['announcements'] }) {
  const w = saying.value
  return (
    <section aria-labelledby="announcements">
      <h2 id="announcements">{w.announcements}</h2>
      <ul class="plain-list">
        {of.toReversed().map(({ at, text }) => (
          <li key={at}>
            <span class="contest-said">
              {text}
              <small>{momentInWords(at, language.value)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For those who keep order. */
function Keeping({ id, onMeasure }: { id: string; onMeasure(measure: Measure): void }) {
  const w = peopleSaying.value
  return (
    <div class="row">
      <button type="button" class="button" onClick={() => onMeasure({ is: 'closeContest', contest: id })}>
        {w.closeContest}
      </button>
      <button type="button" class="button" onClick={() => onMeasure({ is: 'removeContestWords', contest: id })}>
        {w.removeWords}
      </button>
    </div>
  )
}
