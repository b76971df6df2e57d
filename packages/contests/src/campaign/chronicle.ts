import {
  type AnyGame,
  canonical,
  fine,
  type GameRecord,
  type MatchSpec,
  type Outcome,
  readRecord,
  readSettings,
  refused,
  replay,
  type Settings,
  same,
} from '@hexarium/kernel'
import type { AnyCampaign, Step } from './campaign.ts'

/** What was done in a campaign: a game that was played, with what was taken from it, or an answer. */
export type Entry = { is: 'game'; record: GameRecord; facts: unknown } | { is: 'answer'; option: string }

/** A campaign under way or over, as plain data: the file people exchange. Everything else is recomputed from it. */
export interface Chronicle {
  /** Version of this format. */
  hexarium: 'campaign 1'
  game: string
  campaign: string
  /** Version of the campaign's rules. */
  rules: string
  /** Their names. */
  players: string[]
  terms: Settings
  /** The dice of its games follow from it, unless a server seals others. */
  seed: string
  entries: Entry[]
}

/** How a campaign is begun. */
export interface Beginning {
  players: readonly string[]
  terms?: Readonly<Record<string, unknown>>
  seed: string
}

/** A new campaign. */
export function beginCampaign(campaign: AnyCampaign, { players, terms = {}, seed }: Beginning): Outcome<Chronicle> {
  if (players.length !== campaign.players)
    return refused('players', `This campaign is for ${campaign.players} players; ${players.length} were named.`)
  const agreed = readSettings(campaign.terms, terms)
  if (!agreed.ok) return agreed
  const { game, id, rules } = campaign
  return fine({
    hexarium: 'campaign 1',
    game,
    campaign: id,
    rules,
    players: [...players],
    terms: agreed.value,
    seed,
    entries: [],
  })
}

/** The state of a campaign after the first of its entries; without a number, after all. */
export function stateOf(campaign: AnyCampaign, { terms, entries }: Chronicle, upTo: number = entries.length): unknown {
  return entries
    .slice(0, upTo)
    .reduce(
      (state, entry) =>
        entry.is === 'game' ? campaign.record(state, entry.facts) : campaign.answer!(state, entry.option),
      campaign.begin(terms),
    )
}

/** What it waits for now. */
export function stepOf(campaign: AnyCampaign, chronicle: Chronicle): Step {
  return campaign.next(stateOf(campaign, chronicle))
}

/** How the next game is opened; nothing if no game is next. */
export function nextMatch(campaign: AnyCampaign, chronicle: Chronicle): MatchSpec | undefined {
  const step = stepOf(campaign, chronicle)
  if (step.is !== 'game') return undefined
  const games = chronicle.entries.filter(({ is }) => is === 'game').length
  return {
    seats: step.seats.map(player => chronicle.players[player]),
    settings: step.settings,
    dice: { seed: `${chronicle.seed} ${games + 1}` },
    ...(step.position === undefined ? {} : { position: step.position }),
  }
}

/** Folds a finished game in. It must be the one that was next; what counts is taken from its record. */
export function recordGame(
  campaign: AnyCampaign,
  game: AnyGame,
  chronicle: Chronicle,
  record: GameRecord,
): Outcome<Chronicle> {
  const spec = nextMatch(campaign, chronicle)
  if (!spec) return refused('step', 'No game is to be played now in this campaign.')
  const other = otherGame(game, spec, record)
  if (other) return other
  const played = replay(game, record)
  if (!played.ok) return played
  const { state } = played.value
  const { result } = state.core
  if (!result) return refused('unfinished', 'This game is not over yet; play it to its end first.')
  const facts: unknown = campaign.facts(state, result)
  return fine({ ...chronicle, entries: [...chronicle.entries, { is: 'game', record, facts }] })
}

/** What is said of a record of another game than the one that is next. */
function otherGame(game: AnyGame, spec: MatchSpec, record: GameRecord): Outcome<never> | undefined {
  const wanted = readSettings(game.settings, spec.settings ?? {})
  if (!wanted.ok) return wanted
  const given = readSettings(game.settings, record.settings)
  const isNext =
    given.ok &&
    record.game === game.id &&
    record.seats.length === spec.seats.length &&
    same(given.value, wanted.value) &&
    canonical(record.position ?? null) === canonical(spec.position ?? null)
  return isNext ? undefined : refused('other-game', 'This is not the game that comes next in this campaign.')
}

/** Somebody has chosen one of the options. */
export function answerQuestion(campaign: AnyCampaign, chronicle: Chronicle, option: string): Outcome<Chronicle> {
  const step = stepOf(campaign, chronicle)
  if (step.is !== 'question') return refused('step', 'Nobody is asked anything now in this campaign.')
  if (!step.options.includes(option))
    return refused('option', `“${option}” is not offered; choose one of: ${step.options.join(', ')}.`)
  return fine({ ...chronicle, entries: [...chronicle.entries, { is: 'answer', option }] })
}

/** Reads a chronicle from parsed JSON and checks its shape, not yet its truth. */
export function readChronicle(json: unknown): Outcome<Chronicle> {
  const fault = shapeFault(json)
  return fault ? refused('damaged', `This campaign is damaged: ${fault}.`) : fine(json as Chronicle)
}

function shapeFault(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null) return 'it is not a JSON object'
  const file = json as Partial<Record<keyof Chronicle, unknown>>
  if (file.hexarium !== 'campaign 1') return `“hexarium” should be “campaign 1” and is ${JSON.stringify(file.hexarium)}`
  const text = (['game', 'campaign', 'rules', 'seed'] as const).find(key => typeof file[key] !== 'string')
  if (text) return `“${text}” is missing or no text`
  if (!Array.isArray(file.players) || file.players.some(name => typeof name !== 'string'))
    return '“players” are no names'
  if (typeof file.terms !== 'object' || file.terms === null) return '“terms” are missing'
  if (!Array.isArray(file.entries)) return '“entries” is missing or no list'
  const at = file.entries.findIndex(entry => !isEntry(entry))
  return at < 0 ? undefined : `entry ${at + 1} is neither a game nor an answer`
}

function isEntry(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false
  const { is, option, record } = entry as Record<string, unknown>
  return is === 'answer' ? typeof option === 'string' : is === 'game' && readRecord(record).ok
}

/** Plays a chronicle through from its beginning: every game must be the next one, every answer offered, every fact true. */
export function verifyChronicle(campaign: AnyCampaign, game: AnyGame, chronicle: Chronicle): Outcome<Chronicle> {
  const { players, terms, seed, entries } = chronicle
  if (chronicle.campaign !== campaign.id || chronicle.game !== campaign.game)
    return refused('campaign', `This is a campaign “${chronicle.campaign}” of ${chronicle.game}, not “${campaign.id}”.`)
  if (chronicle.rules !== campaign.rules)
    return refused('other-rules', `It was played by rules ${chronicle.rules}; these are rules ${campaign.rules}.`)
  let told = beginCampaign(campaign, { players, terms, seed })
  for (const [at, entry] of entries.entries()) {
    if (!told.ok) return told
    told =
      entry.is === 'game'
        ? recordGame(campaign, game, told.value, entry.record)
        : answerQuestion(campaign, told.value, entry.option)
    if (told.ok && !same(told.value.entries[at], entry))
      return refused('facts', `Entry ${at + 1} says otherwise than the record of its game.`)
  }
  return told
}
