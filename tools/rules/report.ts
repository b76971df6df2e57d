/** Holds digests and evidence against each other: which rules are proved, which only cited, which missing. */

import type { Digest, Rule } from './digest.ts'
import type { Citation, Exemptions, Proof } from './evidence.ts'

/** Proved by a passing test; or named in code only; or nowhere; or marked as not executable. */
export type Status = 'proved' | 'cited' | 'missing' | 'exempt'

export interface RuleReport extends Pick<Rule, 'id' | 'chapter' | 'file' | 'line'> {
  readonly status: Status
  readonly citedAt: readonly string[]
  readonly provedBy: readonly string[]
  readonly reason?: string
}

export type Counts = Record<Status | 'total', number>

export interface GameReport {
  readonly game: string
  readonly complete: boolean
  readonly counts: Counts
  readonly chapters: readonly (Counts & { readonly chapter: string })[]
  readonly rules: readonly RuleReport[]
}

export interface Report {
  readonly games: readonly GameReport[]
  /** Anything here fails the run. */
  readonly errors: readonly string[]
  /** Worth knowing, harmless. */
  readonly notes: readonly string[]
}

export interface Evidence {
  readonly digests: readonly Digest[]
  readonly citations: readonly Citation[]
  readonly proofs: readonly Proof[]
  readonly exemptions: Exemptions
}

/** The report on all games, or on one. */
export function report(evidence: Evidence, only?: string): Report {
  const games = evidence.digests
    .filter(digest => !only || digest.game === only)
    .map(digest => reportGame(digest, evidence))
  return {
    games,
    errors: [...unknownIds(evidence, only), ...wrongExemptions(evidence, only), ...games.flatMap(unproved)],
    notes: [...needlessExemptions(games), ...provesNothing(evidence, only)],
  }
}

function reportGame(digest: Digest, { citations, proofs, exemptions }: Evidence): GameReport {
  const cited = Map.groupBy(citations, citation => digest.find(citation.id)?.id)
  const tried = Map.groupBy(
    proofs.flatMap(proof => proof.ids.map(id => ({ ...proof, rule: digest.find(id)?.id }))),
    proof => proof.rule,
  )
  const rules = digest.rules.map(({ id, chapter, file, line }): RuleReport => {
    const tests = tried.get(id) ?? []
    const citedAt = (cited.get(id) ?? []).filter(one => !one.inTest).map(one => `${one.file}:${one.line}`)
    // A rule with a failing test is not proved, however many others pass.
    const proved = tests.some(test => test.outcome === 'passed') && !tests.some(test => test.outcome === 'failed')
    const reason = exemptions.exempt[id]
    const status = proved ? 'proved' : reason ? 'exempt' : citedAt.length ? 'cited' : 'missing'
    return { id, chapter, file, line, status, citedAt, provedBy: proved ? tests.map(test => test.title) : [], reason }
  })
  const chapters = [...Map.groupBy(rules, rule => rule.chapter)].map(([chapter, some]) => ({ chapter, ...count(some) }))
  return {
    game: digest.game,
    complete: exemptions.complete.includes(digest.game),
    counts: count(rules),
    chapters,
    rules,
  }
}

function count(rules: readonly RuleReport[]): Counts {
  const of = (status: Status) => rules.filter(rule => rule.status === status).length
  return { total: rules.length, proved: of('proved'), cited: of('cited'), missing: of('missing'), exempt: of('exempt') }
}

// ---- what is wrong ----

/** Complete means proved: an id that code cites but no passing test proves fails as well. */
function unproved({ game, complete, rules }: GameReport): string[] {
  if (!complete) return []
  const open = rules.filter(rule => rule.status === 'cited' || rule.status === 'missing')
  return open.map(({ id, status }) => {
    const why = status === 'cited' ? 'cited in code, but no passing test proves it' : 'neither cited nor proved'
    return `${game} is marked complete, but ${id} is ${why}.`
  })
}

function unknownIds({ digests, citations }: Evidence, only?: string): string[] {
  const readable = new Set(digests.map(({ prefix }) => prefix))
  const known = (id: string) => digests.some(digest => digest.find(id) || digest.isSection(id))
  return citations
    .filter(({ id, file }) => (!only || file.startsWith(`games/${only}/`)) && readable.has(prefixOf(id)) && !known(id))
    .map(({ id, file, line }) => `${file}:${line} names ${id}, which no digest defines.`)
}

function wrongExemptions({ digests, exemptions }: Evidence, only?: string): string[] {
  const about = (id: string) => !only || digests.find(({ game }) => game === only)?.prefix === prefixOf(id)
  const wrong = Object.keys(exemptions.exempt).filter(id => about(id) && !digests.some(one => one.find(id)?.id === id))
  const games = exemptions.complete.filter(game => !digests.some(digest => digest.game === game))
  return [
    ...wrong.map(id => `exempt.json exempts ${id}, which no digest defines.`),
    ...games.map(game => `exempt.json marks ${game} complete, but there is no digest for it.`),
  ]
}

function needlessExemptions(games: readonly GameReport[]): string[] {
  const needless = games.flatMap(game => game.rules.filter(rule => rule.reason && rule.status === 'proved'))
  return needless.map(({ id, provedBy }) => `${id} is exempt, yet proved by “${provedBy[0]}”: it needs no exemption.`)
}

/** Tests named after a section prove none of its clauses. */
function provesNothing({ digests, proofs }: Evidence, only?: string): string[] {
  const vague = proofs.filter(({ ids, file }) => {
    return (!only || file.startsWith(`games/${only}/`)) && ids.every(id => digests.some(one => one.isSection(id)))
  })
  return vague.map(({ title, file }) => `${file}: “${title}” names a whole section, so it proves no clause of it.`)
}

function prefixOf(id: string): string {
  return id.slice(0, id.indexOf('-'))
}
