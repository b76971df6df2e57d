import {
  type AnyCampaign,
  answerQuestion,
  beginCampaign,
  type Chronicle,
  nextMatch,
  readChronicle,
  recordGame,
  stateOf,
  verifyChronicle,
} from '@hexarium/contests'
import { fine, type GameRecord, type Language, type Outcome, refused, type SettingSpec } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import { gameInAnyWords } from './library.ts'
import type { Laid } from './sitting.ts'

/** A campaign one may begin. */
export interface CampaignShown {
  game: string
  id: string
  title: string
  blurb: string
  origin: string
  isDesigned: boolean
  players: readonly string[]
  terms: TermShown[]
}

/** Something to agree on before it begins. */
export interface TermShown {
  name: string
  words: string
  hint: string
  rule: string
  spec: SettingSpec
  values: { value: string; words: string }[]
}

/** What comes next in a campaign. */
export type StepShown =
  | { is: 'game'; title: string; lines: readonly string[]; players: readonly number[]; laid: Omit<Laid, 'bots'> }
  | { is: 'question'; player: number; ask: string; options: { option: string; words: string }[] }
  | { is: 'over'; text: string; places: readonly number[] }

/** A campaign under way, in words. */
export interface ChronicleShown {
  title: string
  origin: string
  isDesigned: boolean
  players: readonly string[]
  standing: readonly { name: string; values: readonly (string | number)[] }[]
  /** One entry for each game and each answer. */
  story: readonly { text: string; isGame: boolean }[]
  step: StepShown
}

/** A chronicle without the records of its games, which is all its words need: those of a server stay there. */
export type ChronicleTold = Omit<Chronicle, 'entries'> & {
  entries: readonly ({ is: 'game'; facts: unknown } | { is: 'answer'; option: string })[]
}

/** What the page may ask about campaigns. */
export interface CampaignCalls {
  list(language: Language): CampaignShown[]
  begin(game: string, id: string, players: string[], terms: Record<string, unknown>, seed: string): Chronicle
  show(chronicle: ChronicleTold, language: Language): ChronicleShown
  enter(chronicle: Chronicle, record: GameRecord): Chronicle
  answer(chronicle: Chronicle, option: string): Chronicle
  /** Reads a file somebody brought, and plays all of it through. */
  prove(json: unknown): Chronicle
}

type Answer<T> = Promise<Outcome<T>>

/** The campaigns of the house, asked by name. */
export const campaignCalls: {
  [K in keyof CampaignCalls]: (...args: Parameters<CampaignCalls[K]>) => Answer<ReturnType<CampaignCalls[K]>>
} = {
  async list(language) {
    const shown: CampaignShown[] = []
    for (const [game, { campaigns = {} }] of Object.entries(registry))
      for (const fetch of Object.values(campaigns)) shown.push(shownIn((await fetch()).campaign, game, language))
    return fine(shown)
  },
  async begin(game, id, players, terms, seed) {
    const campaign = await campaignNamed(game, id)
    return campaign.ok ? beginCampaign(campaign.value, { players, terms, seed }) : campaign
  },
  async show(chronicle, language) {
    const campaign = await campaignNamed(chronicle.game, chronicle.campaign)
    // its words need no record, and nothing here looks at one
    return campaign.ok ? fine(chronicleIn(campaign.value, chronicle as Chronicle, language)) : campaign
  },
  async enter(chronicle, record) {
    const [campaign, game] = await bothOf(chronicle)
    if (!campaign.ok) return campaign
    return game.ok ? recordGame(campaign.value, game.value, chronicle, record) : game
  },
  async answer(chronicle, option) {
    const campaign = await campaignNamed(chronicle.game, chronicle.campaign)
    return campaign.ok ? answerQuestion(campaign.value, chronicle, option) : campaign
  },
  async prove(json) {
    const chronicle = readChronicle(json)
    if (!chronicle.ok) return chronicle
    const [campaign, game] = await bothOf(chronicle.value)
    if (!campaign.ok) return campaign
    return game.ok ? verifyChronicle(campaign.value, game.value, chronicle.value) : game
  },
}

async function campaignNamed(game: string, id: string): Promise<Outcome<AnyCampaign>> {
  const campaigns = Object.hasOwn(registry, game) ? (registry[game].campaigns ?? {}) : {}
  if (!Object.hasOwn(campaigns, id)) return refused('campaign', `There is no campaign “${id}” of ${game} here.`)
  return fine((await campaigns[id]()).campaign)
}

function bothOf({ game, campaign }: Chronicle) {
  return Promise.all([campaignNamed(game, campaign), gameInAnyWords(game)])
}

function shownIn({ id, origin, terms, text }: AnyCampaign, game: string, language: Language): CampaignShown {
  const words = text[language]
  return {
    game,
    id,
    title: words.title,
    blurb: words.blurb,
    origin: words.origin,
    isDesigned: origin === 'designed',
    players: words.players,
    terms: Object.entries(terms).map(([name, spec]) => ({
      name,
      words: words.terms[name].name,
      hint: words.terms[name].hint ?? '',
      rule: spec.rule ?? '',
      spec,
      values:
        spec.kind === 'choice'
          ? spec.values.map(value => ({ value, words: words.terms[name].values?.[value] ?? value }))
          : [],
    })),
  }
}

function chronicleIn(campaign: AnyCampaign, chronicle: Chronicle, language: Language): ChronicleShown {
  const text = campaign.text[language]
  const state = stateOf(campaign, chronicle)
  return {
    title: text.title,
    origin: text.origin,
    isDesigned: campaign.origin === 'designed',
    players: text.players,
    standing: text.standing(state),
    story: text.story(state).map((said, at) => ({ text: said, isGame: chronicle.entries[at]?.is === 'game' })),
    step: stepIn(campaign, chronicle, language),
  }
}

function stepIn(campaign: AnyCampaign, chronicle: Chronicle, language: Language): StepShown {
  const text = campaign.text[language]
  const state = stateOf(campaign, chronicle)
  const step = campaign.next(state)
  if (step.is === 'over') return { is: 'over', text: text.over(state), places: step.places }
  if (step.is === 'question') {
    const options = step.options.map(option => ({ option, words: text.option?.(state, option) ?? option }))
    return { is: 'question', player: step.player, ask: text.ask?.(state, step.name) ?? '', options }
  }
  const { dice, settings = {}, position } = nextMatch(campaign, chronicle)!
  const laid = { game: campaign.game, settings, seed: dice.seed, nonces: [] }
  return {
    is: 'game',
    ...text.next(state),
    players: step.seats,
    laid: { ...laid, ...(position === undefined ? {} : { position }) },
  }
}
