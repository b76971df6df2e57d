/** Holds digests and evidence against each other: which rules are proved, which only cited, which missing. */

import type { Digest, Rule } from './digest.ts'
import type { Citation, Exemptions, Proof } from './evidence.ts'
import type { Reach } from './reach.ts'

/** Proved by a passing test; or proved, but where nobody can come to; or named in code only; or nowhere; or marked as not executable. */
export type Status = 'proved' | 'unreached' | 'cited' | 'missing' | 'exempt'

export interface RuleReport extends Pick<Rule, 'id' | 'chapter' | 'file' | 'line'> {
  readonly status: Status
  readonly citedAt: readonly string[]
  readonly provedBy: readonly string[]
  /** What stands between people and a rule that is proved: functions only tests call, or code nothing leads to. */
  readonly beyond: readonly string[]
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
  readonly reach: Reach
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

function reportGame(digest: Digest, { citations, proofs, exemptions, reach }: Evidence): GameReport {
  const cited = Map.groupBy(citations, citation => digest.find(citation.id)?.id)
  const tried = Map.groupBy(
    proofs.flatMap(proof => proof.ids.map(id => ({ ...proof, rule: digest.find(id)?.id }))),
    proof => proof.rule,
  )
  const rules = digest.rules.map(({ id, chapter, file, line }): RuleReport => {
    const tests = tried.get(id) ?? []
    const inCode = (cited.get(id) ?? []).filter(one => !one.inTest)
    // A rule with a failing test is not proved, however many others pass.
    const proved = tests.some(test => test.outcome === 'passed') && !tests.some(test => test.outcome === 'failed')
    const beyond = proved ? outOfReach(tests, inCode, reach) : []
    const reason = exemptions.exempt[id]
    const isProved = proved && beyond.length === 0
    const otherwise = proved ? 'unreached' : inCode.length ? 'cited' : 'missing'
    return {
      id,
      chapter,
      file,
      line,
      reason,
      beyond,
      status: isProved ? 'proved' : reason ? 'exempt' : otherwise,
      citedAt: inCode.map(placeOf),
      provedBy: proved ? tests.map(test => test.title) : [],
    }
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

/**
 * Proved is what people can come to: no test of the rule calls what only tests call, and where code cites it, some of that
 * code is part of what people start. (A test may prove one half of a rule and another the other: each counts.)
 */
function outOfReach(tests: readonly Proof[], inCode: readonly Citation[], reach: Reach): string[] {
  const passed = tests.filter(test => test.outcome === 'passed')
  const leant = new Set(passed.flatMap(({ file, title }) => reach.leansOn(file, title)))
  if (leant.size) return [...leant]
  return inCode.some(({ file, line }) => reach.isReached(file, line)) ? [] : inCode.map(placeOf)
}

function placeOf({ file, line }: Citation): string {
  return `${file}:${line}`
}

function count(rules: readonly RuleReport[]): Counts {
  const of = (status: Status) => rules.filter(rule => rule.status === status).length
  return {
    total: rules.length,
    proved: of('proved'),
    unreached: of('unreached'),
    cited: of('cited'),
    missing: of('missing'),
    exempt: of('exempt'),
  }
}

// ---- what is wrong ----

/** Complete means proved for people: an id that code cites but no passing test proves fails as well, and one nobody comes to. */
function unproved({ game, complete, rules }: GameReport): string[] {
  if (!complete) return []
  return rules.flatMap(({ id, status, beyond }) => {
    if (status === 'proved' || status === 'exempt') return []
    const why = {
      unreached: `proved by tests, but nobody can come to it (${beyond.join(', ')})`,
      cited: 'cited in code, but no passing test proves it',
      missing: 'neither cited nor proved',
    }
    return [`${game} is marked complete, but ${id} is ${why[status]}.`]
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
