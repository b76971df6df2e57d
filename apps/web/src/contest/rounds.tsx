import type { TournamentCard, TournamentMatch } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { language, words } from '../language.ts'
import { momentInWords } from '../online/now.ts'
import { api } from '../online/server.ts'
import { address } from '../route.ts'
import { usePart } from './live.ts'
import { hasWon, namesOf, resultInWords, titleOf } from './match.ts'
import { inDigits, saying } from './say.ts'

/** Matches of a round shown at a time. */
const PAGE = 60

interface Props {
  card: TournamentCard
  version: number
  /** For arbiters: sets a result right. */
  onMend: ((match: TournamentMatch) => void) | undefined
}

/** True for the two brackets of a double knock-out: each counts its own rounds. */
export const isByBrackets = ({ form, bracket }: TournamentCard): boolean =>
  form === 'doubleKnockout' && bracket !== 'drawn'

/** Round by round: who plays whom, at which table, and how it ended. What is played now stands open. */
export function Rounds(props: Props) {
  const w = saying.value
  if (props.card.stage === 'entering') return null
  return (
    <section aria-labelledby="rounds">
      <h2 id="rounds">{w.rounds}</h2>
      {isByBrackets(props.card) ? <RoundsOfBrackets {...props} /> : <RoundsInOrder {...props} />}
    </section>
  )
}

/** The latest first; each is fetched when it is opened. */
function RoundsInOrder({ card, version, onMend }: Props) {
  const last = lastRound(card)
  return (
    <>
      {Array.from({ length: last }, (_, at) => last - at).map(round => (
        <Round key={round} title={saying.value.round(round)} isFirst={round === Math.max(1, card.round)}>
          {() => <Matches {...{ card, version, onMend, round }} />}
        </Round>
      ))}
    </>
  )
}

/** Round robins and brackets know all their rounds from the first on; the others only those that were paired. */
function lastRound({ round, rounds, form, bracket, stage }: TournamentCard): number {
  const isKnown = form === 'roundRobin' || form === 'groups' || (form === 'knockout' && bracket !== 'drawn')
  return isKnown && stage === 'playing' ? Math.max(round, rounds) : round
}

/** The rounds of winners, losers and the final, each bracket counted from its own first one. */
function RoundsOfBrackets({ card, version, onMend }: Props) {
  const matches = usePart(() => allMatches(card.id), version)
  if (!matches) return <p>{words.value.oneMoment}</p>
  const rounds = [...Map.groupBy(matches, ({ section, round }) => `${section} ${round}`).values()]
  const sorted = rounds.toSorted(([a], [b]) => a.section - b.section || a.round - b.round)
  const firstOf = (section: number) => Math.min(...matches.filter(one => one.section === section).map(one => one.round))
  return (
    <>
      {sorted.map(of => {
        const [{ section, round }] = of
        const name = saying.value.round(round - firstOf(section) + 1)
        const title = [sectionOf(card, of[0]), section === 2 ? '' : name].filter(Boolean).join(', ')
        return (
          <Round key={`${section} ${round}`} title={title} isFirst={of.some(({ isOpen }) => isOpen)}>
            {() => <MatchList {...{ card, onMend }} matches={of} />}
          </Round>
        )
      })}
    </>
  )
}

/** A round that can be opened and shut. */
function Round(props: { title: string; isFirst: boolean; children(): ComponentChildren }) {
  const isOpen = useSignal(props.isFirst)
  return (
    <details
      class="contest-round"
      open={isOpen.value}
      onToggle={event => {
        isOpen.value = (event.currentTarget as HTMLDetailsElement).open
      }}
    >
      <summary>{props.title}</summary>
      {isOpen.value && props.children()}
    </details>
  )
}

function Matches({ card, version, onMend, round }: Props & { round: number }) {
  const limit = useSignal(PAGE)
  const found = usePart(
    () => api('GET /tournaments/:id/matches', { params: { id: card.id }, query: { round, limit: limit.value } }),
    version,
    limit.value,
  )
  if (!found) return <p>{words.value.oneMoment}</p>
  return (
    <>
      <MatchList {...{ card, onMend }} matches={found.matches} />
      {found.total > found.matches.length && limit.value < 500 && (
        <button type="button" class="button" onClick={() => (limit.value = Math.min(500, limit.value * 2))}>
          {saying.value.more}
        </button>
      )}
    </>
  )
}

function MatchList({ card, onMend, matches }: Omit<Props, 'version'> & { matches: readonly TournamentMatch[] }) {
  return (
    <ul class="match-list">
      {matches.map(match => (
        <MatchLine key={match.id} {...{ card, match, onMend }} />
      ))}
    </ul>
  )
}

interface LineProps {
  card: TournamentCard
  match: TournamentMatch
  onMend: Props['onMend']
}

/** A match in a line: who, how it stands, and the ways to its tables. */
function MatchLine({ card, match, onMend }: LineProps) {
  const w = saying.value
  const { form } = card
  const names = namesOf(match)
  const isMine = card.you.player !== null && match.players.includes(card.you.player)
  const mayMend = onMend && !match.isBye && match.players.every(player => player !== null)
  return (
    <li class={isMine ? 'own' : ''}>
      <div>
        <span>
          {names.map((name, at) => (
            <span key={at}>
              {at > 0 && ' – '}
              {hasWon(match, at) ? <strong>{name}</strong> : name}
            </span>
          ))}
        </span>
        <small>
          {[form === 'groups' ? sectionOf(card, match) : '', howItStands(match)].filter(Boolean).join(' · ')}
        </small>
      </div>
      <div class="row">
        {match.tables.map(({ id, game, status }) => (
          <TableWay key={id} {...{ id, status, isMine }} game={card.games > 1 ? game + 1 : 0} of={names.join(' – ')} />
        ))}
        {mayMend && (
          <button type="button" class="quiet" aria-label={w.mendMatch(titleOf(match))} onClick={() => onMend(match)}>
            {w.mend}
          </button>
        )}
      </div>
    </li>
  )
}

function howItStands(match: TournamentMatch): string {
  const w = saying.value
  if (match.isBye) return w.bye
  if (match.result) return resultInWords(match.result, namesOf(match))
  if (!match.isOpen) return ''
  const until = match.due === null ? '' : w.dueAt(momentInWords(match.due, language.value))
  return [w.open, until].filter(Boolean).join(', ')
}

/** Which group or bracket a match belongs to, where there are several. */
function sectionOf(card: TournamentCard, { id, section }: TournamentMatch): string {
  const w = saying.value
  const { form, groupMatches } = card
  if (isByBrackets(card)) return w.sections[section === 0 ? 'winners' : section === 1 ? 'losers' : 'finals']
  if (form !== 'groups') return ''
  return id < groupMatches ? w.group(section + 1) : w.sections.knockout
}

type Status = TournamentMatch['tables'][number]['status']

interface WayProps {
  id: string
  status: Status
  /** Who looks plays there. */
  isMine: boolean
  /** Its number in the match; 0 where there is but one. */
  game: number
  of: string
}

/** The way to a table: to play there, to watch it, or to see it again. */
function TableWay({ id, status, isMine, game, of }: WayProps) {
  const w = saying.value
  if (status === 'broken') return null
  const [one, several] =
    status === 'finished' ? [w.replay, w.replayGame] : isMine ? [w.toTable, w.toGame] : [w.watch, w.watchGame]
  const text = game === 0 ? one : several(game)
  return (
    <a class="button" href={address('t', id)} aria-label={words.value.with(text, of)}>
      {text}
    </a>
  )
}

/** What arbiters have set right, the latest first. */
export function Corrections({ card, version }: { card: TournamentCard; version: number }) {
  const w = saying.value
  const { id, corrections } = card
  const matches = usePart(async () => (corrections.length > 0 ? allMatches(id) : []), version, corrections.length)
  if (corrections.length === 0) return null
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections">{w.corrections}</h2>
      <ul class="plain-list">
        {corrections.toReversed().map(({ match, byName, at, why, before, after }) => {
          const found = matches?.find(one => one.id === match)
          const names = found ? namesOf(found) : []
          const title = found ? titleOf(found) : inDigits(match + 1)
          return (
            <li key={`${match} ${at}`}>
              <span>
                {w.corrected(title, resultInWords(before, names), resultInWords(after, names))} {why}
                <small>{`${byName}, ${momentInWords(at, language.value)}`}</small>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** So many matches at most are drawn, crossed or looked through at a time. */
const MOST = 2000

/** All matches of a tournament, page by page. */
export async function allMatches(id: string, section?: number): Promise<TournamentMatch[]> {
  const matches: TournamentMatch[] = []
  for (let total = 1; matches.length < Math.min(total, MOST); ) {
    const query = { offset: matches.length, limit: 500, ...(section === undefined ? {} : { section }) }
    const page = await api('GET /tournaments/:id/matches', { params: { id }, query })
    if (page.matches.length === 0) break
    matches.push(...page.matches)
    total = page.total
  }
  return matches
}
