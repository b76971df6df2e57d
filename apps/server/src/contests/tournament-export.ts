import { tieBreaksOf, tieBreakWords } from '@hexarium/contests/tournament'
import { fine, type Language, type Outcome } from '@hexarium/kernel'
import { lastRound, rowsOf, type ShownParts, wholeTournament } from './tournament-shown.ts'

interface Words {
  place: string
  name: string
  points: string
  played: string
  wins: string
  byes: string
  rating: string
  out: string
  withdrawn: string
  match: string
  round: string
  section: string
  player: string
  placeOf: string
  walkover: string
  tables: string
  stage: Record<'entering' | 'playing' | 'over', string>
  roundOf(round: number, rounds: number): string
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    place: 'Place',
    name: 'Name',
    points: 'Points',
    played: 'Played',
    wins: 'Wins',
    byes: 'Byes',
    rating: 'Rating',
    out: 'Withdrawn',
    withdrawn: 'withdrawn',
    match: 'Match',
    round: 'Round',
    section: 'Group',
    player: 'Player',
    placeOf: 'Place',
    walkover: 'Walkover',
    tables: 'Tables',
    stage: { entering: 'open for entry', playing: 'under way', over: 'over' },
    roundOf: (round, rounds) => (rounds > 0 ? `Round ${round} of ${rounds}` : `Round ${round}`),
  },
  de: {
    place: 'Platz',
    name: 'Name',
    points: 'Punkte',
    played: 'Gespielt',
    wins: 'Siege',
    byes: 'Freilose',
    rating: 'Wertung',
    out: 'Ausgeschieden',
    withdrawn: 'zurückgezogen',
    match: 'Match',
    round: 'Runde',
    section: 'Gruppe',
    player: 'Spieler',
    placeOf: 'Platz',
    walkover: 'Kampflos',
    tables: 'Tische',
    stage: { entering: 'offen für Anmeldungen', playing: 'im Gange', over: 'zu Ende' },
    roundOf: (round, rounds) => (rounds > 0 ? `Runde ${round} von ${rounds}` : `Runde ${round}`),
  },
  fr: {
    place: 'Place',
    name: 'Nom',
    points: 'Points',
    played: 'Joués',
    wins: 'Victoires',
    byes: 'Exemptions',
    rating: 'Classement',
    out: 'Retiré',
    withdrawn: 'retiré',
    match: 'Rencontre',
    round: 'Ronde',
    section: 'Groupe',
    player: 'Joueur',
    placeOf: 'Place',
    walkover: 'Forfait',
    tables: 'Tables',
    stage: { entering: 'inscriptions ouvertes', playing: 'en cours', over: 'terminé' },
    roundOf: (round, rounds) => (rounds > 0 ? `Ronde ${round} sur ${rounds}` : `Ronde ${round}`),
  },
}

/** A cell: quoted where it must be, and never read as a formula by who opens it in a table. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function csv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** The standings or the matches, for programs that reckon with tables. */
export async function exportedCsv(
  parts: ShownParts,
  id: string,
  what: 'standings' | 'matches',
  language: Language,
): Promise<Outcome<string>> {
  const whole = await wholeTournament(parts, id)
  if (!whole.ok) return whole
  const { state, names, matches } = whole.value
  const { t } = state
  const say = words[language]
  if (what === 'standings') {
    const breaks = tieBreaksOf(t).map(name => tieBreakWords[language][name].name)
    const head = [say.place, say.name, say.points, ...breaks, say.played, say.wins, say.byes, say.rating, say.out]
    const rows = rowsOf(t).map(({ player, place, points, breaks: values, played, wins, byes }) => {
      const { id: who, rating, isOut } = t.players[player]
      return [place, names.get(who)!.name, points, ...values, played, wins, byes, rating, isOut ? 1 : 0]
    })
    return fine(csv([head, ...rows]))
  }
  const most = matches.reduce((many, { players }) => Math.max(many, players.length), 2)
  const seats = Array.from({ length: most }, (_, at) => at)
  const head = [
    say.match,
    say.round,
    say.section,
    ...seats.flatMap(at => [`${say.player} ${at + 1}`, `${say.placeOf} ${at + 1}`, `${say.points} ${at + 1}`]),
    say.walkover,
    say.tables,
  ]
  const rows = matches.map(({ id: number, round, section, names: who, result, tables }) => [
    number,
    round,
    section,
    ...seats.flatMap(at => [who[at] ?? '', result?.places[at] ?? '', result?.points?.[at] ?? '']),
    result?.isWalkover ? 1 : 0,
    tables.map(table => table.id).join(' '),
  ])
  return fine(csv([head, ...rows]))
}

/** Everything that happened, from which all else follows, and what follows; names stand beside ids. */
export async function exportedJson(parts: ShownParts, id: string): Promise<Outcome<{ hexarium: 'tournament 1' }>> {
  const whole = await wholeTournament(parts, id)
  if (!whole.ok) return whole
  const { contest, state, names, matches } = whole.value
  const rows = await parts.store.query<{ event: string; at: number }>(
    'SELECT event, at FROM contest_log WHERE contest_id = $1 ORDER BY seq',
    [id],
  )
  const { t, announcements } = state
  return fine({
    hexarium: 'tournament 1' as const,
    id,
    title: contest.title,
    words: contest.spec.words,
    organiser: names.get(contest.host)?.name ?? '',
    created: contest.created,
    began: contest.began,
    finished: contest.finished,
    // lots to come are drawn from the seed: it is told when there are none
    spec: t.stage === 'over' ? t.spec : { ...t.spec, seed: '' },
    events: rows.flatMap(({ event }) => {
      const read = JSON.parse(event) as { is: string }
      return read.is === 'announced' ? [] : [read]
    }),
    times: rows.flatMap(({ event, at }) => ((JSON.parse(event) as { is: string }).is === 'announced' ? [] : [at])),
    announcements,
    names: Object.fromEntries(t.players.map(player => [player.id, names.get(player.id)!.name])),
    standings: rowsOf(t),
    matches,
  })
}

function safe(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, sign => signs[sign])
}

/** So many rows a framed table shows. */
const FRAMED = 200

/** The standings as a small page of its own, without script, that any page may frame. */
export async function embedded(
  parts: ShownParts,
  id: string,
  language: Language,
  origin: string,
): Promise<Outcome<string>> {
  const whole = await wholeTournament(parts, id)
  if (!whole.ok) return whole
  const { contest, state, names } = whole.value
  const { t } = state
  const say = words[language]
  const breaks = tieBreaksOf(t).filter(name => name !== 'lot')
  const head = [say.place, say.name, say.points, ...breaks.map(name => tieBreakWords[language][name].name), say.played]
  const body = rowsOf(t)
    .slice(0, FRAMED)
    .map(({ player, place, points, breaks: values, played }) => {
      const { id: who, isOut } = t.players[player]
      const name = `${safe(names.get(who)!.name)}${isOut ? ` <small>(${say.withdrawn})</small>` : ''}`
      const cells = [points, ...values.slice(0, breaks.length), played].map(value => `<td>${round(value)}</td>`)
      return `<tr><td>${place}</td><th scope="row">${name}</th>${cells.join('')}</tr>`
    })
  const rounds = lastRound(t)
  const where = t.stage === 'playing' ? `, ${say.roundOf(t.round, rounds)}` : ''
  return fine(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="120">
<title>${safe(contest.title)}</title>
<style>
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
body { margin: 0.75rem }
table { border-collapse: collapse; width: 100% }
caption { text-align: start; font-weight: 600; margin-block-end: 0.5rem }
th, td { padding: 0.25rem 0.5rem; text-align: end; border-block-end: 1px solid #8886; font-variant-numeric: tabular-nums }
th[scope='row'], th:nth-child(2) { text-align: start; font-weight: 400; overflow-wrap: anywhere }
</style>
</head>
<body>
<div role="region" tabindex="0" style="overflow-x:auto" aria-label="${safe(contest.title)}">
<table>
<caption><a href="${safe(origin)}/#/tournament/${id}" target="_blank" rel="noopener">${safe(contest.title)}</a>: ${say.stage[t.stage]}${where}</caption>
<thead><tr>${head.map(name => `<th scope="col">${safe(name)}</th>`).join('')}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>
</div>
</body>
</html>
`)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
