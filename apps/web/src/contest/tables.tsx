import type { TournamentCard, TournamentMatch } from '@hexarium/wire'
import { useSignal } from '@preact/signals'
import { words } from '../language.ts'
import { api } from '../online/server.ts'
import { BracketDrawn } from './bracket.tsx'
import { Crosstable, MOST_CROSSED } from './crosstable.tsx'
import { usePart } from './live.ts'
import { allMatches, isByBrackets } from './rounds.tsx'
import { saying } from './say.ts'
import { Standings, TieBreaks } from './standings.tsx'

/** Rows of the standings shown at a time. */
const PAGE = 100
/** A larger bracket nobody finds his way in: the rounds say it instead. */
const MOST_DRAWN = 256

interface Props {
  card: TournamentCard
  version: number
}

/** How everybody stands, as the form wants it: tables, crosstables, brackets. */
export function Tables({ card, version }: Props) {
  if (card.stage === 'entering') return null
  const isBracket = card.form === 'knockout' || card.form === 'doubleKnockout'
  const isDrawn = (isBracket || card.form === 'groups') && card.players <= MOST_DRAWN
  const isCrossed = !isBracket && card.form !== 'tables' && card.players <= MOST_CROSSED * 8
  const sections = card.form === 'groups' ? card.sections : [null]
  return (
    <>
      {isDrawn && <Brackets {...{ card, version }} />}
      {sections.map(section => (
        <Group key={section} {...{ card, version, section, isCrossed }} tieBreaks={isBracket ? [] : card.tieBreaks} />
      ))}
      {!isBracket && <TieBreaks of={card.tieBreaks} />}
    </>
  )
}

interface GroupProps extends Props {
  /** Null for all of them. */
  section: number | null
  /** Who has met whom is shown, too. */
  isCrossed: boolean
  tieBreaks: TournamentCard['tieBreaks']
}

/** The standings of all, or of one group, and below them who has met whom. */
function Group({ card, version, section, isCrossed, tieBreaks }: GroupProps) {
  const w = saying.value
  const limit = useSignal(PAGE)
  const params = { id: card.id }
  const of = section === null ? {} : { section }
  const found = usePart(
    () => api('GET /tournaments/:id/standings', { params, query: { limit: limit.value, ...of } }),
    version,
    limit.value,
  )
  const matches = usePart(async () => (isCrossed ? allMatches(card.id, section ?? undefined) : []), version)
  if (!found) return null
  const group = section === null ? '' : w.group(section + 1)
  const title = group ? w.standingsOf(group) : w.standings
  const cross = group ? words.value.with(w.crosstable, group) : w.crosstable
  const ofGroup = matches?.filter(({ id }) => section === null || id < card.groupMatches)
  return (
    <section class="contest-part">
      <h2>{title}</h2>
      <Standings {...{ title }} rows={found.standings} tieBreaks={tieBreaks} me={card.you.player} />
      {found.total > found.standings.length && limit.value < 500 && (
        <button type="button" class="button" onClick={() => (limit.value = Math.min(500, limit.value * 2))}>
          {w.more}
        </button>
      )}
      {isCrossed && ofGroup && found.total <= MOST_CROSSED && (
        <>
          <h3>{w.crosstable}</h3>
          <Crosstable title={cross} rows={found.standings} matches={ofGroup} />
        </>
      )}
    </section>
  )
}

/** Everything that is knocked out: one bracket, or those of winners and losers and the final. */
function Brackets({ card, version }: Props) {
  const matches = usePart(() => allMatches(card.id), version)
  if (!matches) return null
  return (
    <>
      {bracketsOf(card, matches).map(({ title, of }) => (
        <section key={title} class="contest-part">
          <h2>{title}</h2>
          <BracketDrawn {...{ title }} matches={of} me={card.you.player} isNumbered={!isByBrackets(card)} />
        </section>
      ))}
    </>
  )
}

function bracketsOf(card: TournamentCard, matches: readonly TournamentMatch[]) {
  const w = saying.value
  const { form, groupMatches } = card
  const parts = isByBrackets(card)
    ? (['winners', 'losers', 'finals'] as const).map((name, section) => {
        return { title: w.sections[name], of: matches.filter(match => match.section === section) }
      })
    : [{ title: w.bracket, of: matches.filter(({ id }) => form !== 'groups' || id >= groupMatches) }]
  return parts.filter(({ of }) => of.length > 0)
}
