import type { TournamentCard, TournamentMatch } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { language } from '../language.ts'
import { momentInWords } from '../online/now.ts'
import { api, person } from '../online/server.ts'
import { Confirm } from '../pages/dialog.tsx'
import { Said } from '../people/deed.tsx'
import { address } from '../route.ts'
import { useContestDeed } from './deed.ts'
import { usePart } from './live.ts'
import { namesOf } from './match.ts'
import { saying } from './say.ts'

interface Props {
  card: TournamentCard
  version: number
  /** The secret of the link one came by. */
  link: string | undefined
  onCard(card: TournamentCard): void
}

/** What a tournament is to who looks: to enter, to play now, to wait, to withdraw from. */
export function TakingPart({ card, version, link, onCard }: Props) {
  const deed = useContestDeed()
  const isLeaving = useSignal(false)
  const w = saying.value
  const { id, stage, you } = card
  const params = { id }
  const act = (work: () => Promise<TournamentCard>, said: string) =>
    void deed.run(async () => {
      onCard(await work())
      return said
    })
  const enter = () => act(() => api('POST /tournaments/:id/enter', { params, body: link ? { link } : {} }), w.entered)
  const leave = () => {
    isLeaving.value = false
    act(() => api('POST /tournaments/:id/withdraw', { params, body: {} }), w.withdrawn)
  }
  if (stage === 'over') return null
  const isGuest = person.value?.login == null
  const mayEnter = you.enters === 'may' || (you.enters === 'no' && card.entry === 'link' && link !== undefined)
  return (
    <section class="contest-you" aria-label={w.yourPart}>
      {isGuest && you.enters !== 'in' && (
        <>
          <p>{w.needAccount}</p>
          <a class="button strong" href={address('you')}>
            {w.toAccount}
          </a>
        </>
      )}
      {!isGuest && mayEnter && (
        <button type="button" class="button strong" disabled={deed.isBusy} onClick={enter}>
          {w.enter}
        </button>
      )}
      {!isGuest && you.enters === 'no' && !mayEnter && (
        <p>{stage === 'playing' && !card.late ? w.entryOver : w.onlyInvited}</p>
      )}
      {you.enters === 'out' && (
        <>
          <p>{w.youAreOut}</p>
          {(stage === 'entering' || card.late) && (
            <button type="button" class="button" disabled={deed.isBusy} onClick={enter}>
              {w.comeBack}
            </button>
          )}
        </>
      )}
      {you.enters === 'in' && (
        <>
          {stage === 'playing' ? <MatchNow {...{ card, version }} /> : <p>{w.youAreIn}</p>}
          <button type="button" class="quiet" onClick={() => (isLeaving.value = true)}>
            {w.withdraw}
          </button>
        </>
      )}
      <Said deed={deed} />
      {isLeaving.value && (
        <Confirm
          title={w.withdraw}
          text={stage === 'playing' ? w.withdrawText : ''}
          yes={w.withdraw}
          onYes={leave}
          onClose={() => (isLeaving.value = false)}
        />
      )}
    </section>
  )
}

/** The match one has to play now, with the way to its tables. */
function MatchNow({ card, version }: { card: TournamentCard; version: number }) {
  const w = saying.value
  const { player } = card.you
  const found = usePart(
    () => api('GET /tournaments/:id/matches', { params: { id: card.id }, query: { player: player ?? 0, limit: 500 } }),
    version,
  )
  if (!found || player === null) return null
  const match = found.matches.find(({ isOpen }) => isOpen)
  if (!match) {
    const isResting = found.matches.some(({ round, isBye }) => round === card.round && isBye)
    return <p>{isResting ? w.yourRest : w.waitForRound}</p>
  }
  const others = namesOf(match).filter((_, at) => match.players[at] !== player)
  return (
    <>
      <h2>{w.yourMatch(others.join(', '))}</h2>
      {match.due !== null && <p>{w.dueAt(momentInWords(match.due, language.value))}</p>}
      <div class="row">{waysToTables(card, match)}</div>
    </>
  )
}

function waysToTables(card: TournamentCard, match: TournamentMatch): ComponentChildren {
  const w = saying.value
  return match.tables
    .filter(({ status }) => status === 'open' || status === 'running')
    .map(({ id, game }) => (
      <a key={id} class="button strong" href={address('t', id)}>
        {card.games > 1 ? w.toGame(game + 1) : w.toTable}
      </a>
    ))
}
