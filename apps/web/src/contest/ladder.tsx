import type { LadderCard } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { language, words } from '../language.ts'
import { nameShown } from '../online/names.ts'
import { momentInWords } from '../online/now.ts'
import { api, person } from '../online/server.ts'
import { Confirm } from '../pages/dialog.tsx'
import { Frame } from '../pages/frame.tsx'
import { Lost } from '../pages/lost.tsx'
import { type Deed, Said } from '../people/deed.tsx'
import { useTitles } from '../people/tables.ts'
import { day } from '../people/times.ts'
import { address } from '../route.ts'
import { useContestDeed } from './deed.ts'
import { GameWays } from './games.tsx'
import { useLive } from './live.ts'
import { ParticipantName } from './participant.tsx'
import { Roll } from './roll.tsx'
import { saying } from './say.ts'
import { Wide } from './wide.tsx'
import '../style/people.css'
import '../style/contest.css'

/** The challenge ladder of a game: who stands on which rung, whom one may challenge, and what is being played for. */
export function ChallengePage({ game }: { game: string }) {
  const params = { game }
  const live = useLive(`ladder:${game}`, () => api('GET /ladders/:game', { params }))
  const deed = useContestDeed()
  const isLeaving = useSignal(false)
  const w = saying.value
  const titleOf = useTitles()
  const card = live.now
  if (live.fault)
    return <Lost title={w.challenges} text={live.fault === 'away' ? w.noServer : words.value.noGameText} />
  if (!card) return <p class="coming">{words.value.oneMoment}</p>
  const act = (work: () => Promise<LadderCard>, said?: string) =>
    void deed.run(async () => {
      live.show(await work())
      return said
    })
  const { rung } = card.you
  return (
    <Frame>
      <div class="contest-page">
        <p class="fine">
          <a href={address('contests')}>{words.value.contests}</a>
        </p>
        <h1>{words.value.with(w.challenges, titleOf(game))}</h1>
        <GameWays page="ladder" now={game} />
        <p>{w.challengesText(card.reach, card.days)}</p>
        <section class="contest-you" aria-label={w.yourPart}>
          {person.value?.login == null && (
            <>
              <p>{w.needAccount}</p>
              <a class="button strong" href={address('you')}>
                {w.toAccount}
              </a>
            </>
          )}
          {person.value?.login != null && rung === null && (
            <button
              type="button"
              class="button strong"
              disabled={deed.isBusy}
              onClick={() => act(() => api('POST /ladders/:game/join', { params, body: {} }))}
            >
              {w.ladderJoin}
            </button>
          )}
          {rung !== null && (
            <>
              <p>{w.yourRung(rung + 1)}</p>
              <button type="button" class="quiet" onClick={() => (isLeaving.value = true)}>
                {w.ladderLeave}
              </button>
            </>
          )}
          <Said deed={deed} />
        </section>
        <Challenges {...{ card, deed, act }} />
        <Rungs {...{ card, deed, act }} />
        <Roll
          id="leaders"
          title={w.leaders}
          names={card.leaders.map(one => ({
            ...one,
            number: one.since,
            said: w.leaderSince(day(one.since, language.value)),
          }))}
        />
      </div>
      {isLeaving.value && (
        <Confirm
          title={w.ladderLeave}
          text={w.ladderLeaveText}
          yes={w.ladderLeave}
          onYes={() => {
            isLeaving.value = false
            act(() => api('POST /ladders/:game/leave', { params, body: {} }))
          }}
          onClose={() => (isLeaving.value = false)}
        />
      )}
    </Frame>
  )
}

interface PartProps {
  card: LadderCard
  deed: Deed
  act(work: () => Promise<LadderCard>, said?: string): void
}

/** What is being played for now. */
function Challenges({ card, deed, act }: PartProps) {
  const w = saying.value
  const declining = useSignal<number | null>(null)
  const me = person.value?.id
  if (card.challenges.length === 0) return null
  return (
    <section aria-labelledby="challenges">
      <h2 id="challenges">{w.openChallenges}</h2>
      <ul class="match-list">
        {card.challenges.map(({ id, challenger, challenged, table, due }) => {
          const isMine = me !== undefined && (challenger.person === me || challenged.person === me)
          return (
            <li key={id} class={isMine ? 'own' : ''}>
              <div>
                <span>
                  {w.challengeLine(nameShown(challenger.name, words.value), nameShown(challenged.name, words.value))}
                </span>
                <small>{w.dueAt(momentInWords(due, language.value))}</small>
              </div>
              <div class="row">
                {table !== null && (
                  <a class={isMine ? 'button strong' : 'button'} href={address('t', table)}>
                    {isMine ? w.toTable : w.watch}
                  </a>
                )}
                {me !== undefined && challenged.person === me && (
                  <button type="button" class="button" disabled={deed.isBusy} onClick={() => (declining.value = id)}>
                    {w.decline}
                  </button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {declining.value !== null && (
        <Confirm
          title={w.decline}
          text={w.declineText}
          yes={w.decline}
          onYes={() => {
            const challenge = declining.value ?? 0
            declining.value = null
            act(() => api('POST /ladders/:game/decline', { params: { game: card.game }, body: { challenge } }))
          }}
          onClose={() => (declining.value = null)}
        />
      )}
    </section>
  )
}

function Rungs({ card, deed, act }: PartProps) {
  const w = saying.value
  if (card.rungs.length === 0) return <p>{w.ladderEmpty}</p>
  const challenge = (id: string, name: string) =>
    act(
      () => api('POST /ladders/:game/challenge', { params: { game: card.game }, body: { person: id } }),
      w.challenged(name),
    )
  return (
    <Wide label={w.challenges}>
      <table class="contest-table">
        <thead>
          <tr>
            <th scope="col">{w.rung}</th>
            <th scope="col">{w.player}</th>
            <th scope="col">{w.challenge}</th>
          </tr>
        </thead>
        <tbody>
          {card.rungs.map((rung, at) => {
            const name = nameShown(rung.name, words.value)
            return (
              <tr key={rung.id} class={at === card.you.rung ? 'own' : ''}>
                <td>{at + 1}</td>
                <th scope="row">
                  <ParticipantName of={rung} />
                </th>
                <td>
                  {card.you.may.includes(rung.id) && (
                    <button
                      type="button"
                      class="button"
                      aria-label={w.challengeName(name)}
                      disabled={deed.isBusy}
                      onClick={() => challenge(rung.id, name)}
                    >
                      {w.challenge}
                    </button>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Wide>
  )
}
