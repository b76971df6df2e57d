import {
  type AnyCampaign,
  answerQuestion,
  beginCampaign,
  type Chronicle,
  nextMatch,
  readChronicle,
  recordGame,
  stateOf,
  stepOf,
  verifyChronicle,
} from '@hexarium/contests'
import {
  type AnyGame,
  type Chance,
  canonical,
  chance,
  impure,
  LANGUAGES,
  Match,
  must,
  type Outcome,
  type SettingSpec,
  same,
} from '@hexarium/kernel'
import { playOut } from './player.ts'
import { Reading } from './reading.ts'

/** A campaign and the game it is of, as the laws look at them. */
export interface Tried {
  campaign: AnyCampaign
  game: AnyGame
}

/** A law of campaigns: what is wrong with a chronicle that was played to its end, or nothing. */
export interface CampaignLaw {
  readonly title: string
  /** The chronicle at its beginning, after each entry, and at its end. */
  broken(tried: Tried, moments: readonly Chronicle[]): string | undefined
}

/** No campaign is longer than this. */
const LONGEST = 200

/** Plays a campaign by chance to its end: the chronicle at every moment. */
export function tell({ campaign, game }: Tried, seed: string): Chronicle[] {
  const luck = chance(`${seed} campaign`)
  const players = Array.from({ length: campaign.players }, (_, player) => `player ${player + 1}`)
  const terms = Object.fromEntries(Object.entries(campaign.terms).map(([name, spec]) => [name, any(spec, luck)]))
  const moments = [must(beginCampaign(campaign, { players, terms, seed }))]
  for (let chronicle = moments[0]; stepOf(campaign, chronicle).is !== 'over'; chronicle = moments[moments.length - 1]) {
    if (moments.length > LONGEST) throw new Error(`no end after ${LONGEST} entries`)
    moments.push(must(goOn({ campaign, game }, chronicle, luck)))
  }
  return moments
}

function any(spec: SettingSpec, luck: Chance): boolean | string | number {
  if (spec.kind === 'switch') return luck.below(2) === 1
  return spec.kind === 'choice' ? luck.pick(spec.values) : spec.min + luck.below(spec.max - spec.min + 1)
}

function goOn({ campaign, game }: Tried, chronicle: Chronicle, luck: Chance): Outcome<Chronicle> {
  const step = stepOf(campaign, chronicle)
  if (step.is === 'question') return answerQuestion(campaign, chronicle, luck.pick(step.options))
  const match = must(Match.open(game, nextMatch(campaign, chronicle)!))
  playOut(match, luck)
  return recordGame(campaign, game, chronicle, match.record())
}

const everyMoment = (title: string, fault: (tried: Tried, moment: Chronicle, at: number) => string | undefined) => ({
  title,
  broken(tried: Tried, moments: readonly Chronicle[]): string | undefined {
    for (const [at, moment] of moments.entries()) {
      const found = fault(tried, moment, at)
      if (found) return `after ${at} entries: ${found}`
    }
    return undefined
  },
})

const throughJson = everyMoment(
  'left and taken up through JSON at any moment, it goes on the same',
  (tried, moment) => {
    const { campaign } = tried
    const state = stateOf(campaign, moment)
    const odd = impure(state) ?? impure(moment.entries.map(entry => (entry.is === 'game' ? entry.facts : entry.option)))
    if (odd) return `it is not plain data: ${odd}`
    const again = readChronicle(JSON.parse(JSON.stringify(moment)))
    if (!again.ok) return again.problem.text
    const [step, other] = [stepOf(campaign, moment), stepOf(campaign, again.value)]
    return canonical(step) === canonical(other) ? undefined : 'the next step differs'
  },
)

const nothingElse = everyMoment('only what is offered is accepted, and asking changes nothing', (tried, moment) => {
  const { campaign } = tried
  const before = canonical(moment)
  const step = stepOf(campaign, moment)
  if (step.is === 'question' && step.options.length === 0) return 'a question without an answer'
  const odd = answerQuestion(campaign, moment, 'none of them')
  if (odd.ok) return 'an answer is accepted that is not offered'
  const last = moment.entries.findLast(entry => entry.is === 'game')
  if (last?.is === 'game' && step.is !== 'game' && recordGame(campaign, tried.game, moment, last.record).ok)
    return 'a game is accepted where none is next'
  return canonical(moment) === before ? undefined : 'the chronicle has changed'
})

const inWords = everyMoment('it can be told in every language', ({ campaign }, moment) => {
  const state = stateOf(campaign, moment)
  const step = campaign.next(state)
  for (const language of LANGUAGES) {
    const text = campaign.text[language]
    const story = text.story(state)
    if (story.length !== moment.entries.length) return `${language}: the story has ${story.length} parts`
    const said = [text.title, text.blurb, text.origin, ...story, ...text.players]
    if (step.is === 'over') said.push(text.over(state))
    else said.push(text.next(state).title, ...text.next(state).lines)
    if (step.is === 'question')
      said.push(text.ask!(state, step.name), ...step.options.map(one => text.option!(state, one)))
    for (const { name, values } of text.standing(state)) {
      if (values.length !== campaign.players) return `${language}: “${name}” has ${values.length} values`
      said.push(name, ...values.map(String))
    }
    const hole = said.find(one => one.trim() === '' || /undefined|NaN|\[object/.test(one))
    if (hole !== undefined) return `${language}: something is not said in “${hole}”`
    if (text.players.length !== campaign.players) return `${language}: ${text.players.length} players have names`
    const unnamed = Object.keys(campaign.terms).find(name => !text.terms[name]?.name)
    if (unnamed) return `${language}: ${unnamed} has no name`
  }
  return undefined
})

const replayed: CampaignLaw = {
  title: 'replayed as a whole it is the same, and what is not true is found',
  broken({ campaign, game }, moments) {
    const whole = moments[moments.length - 1]
    const again = verifyChronicle(campaign, game, JSON.parse(JSON.stringify(whole)))
    if (!again.ok) return again.problem.text
    if (!same(again.value, whole)) return 'the chronicle differs'
    const at = whole.entries.findIndex(({ is }) => is === 'game')
    const entries = whole.entries.map((entry, i) => (i === at && entry.is === 'game' ? { ...entry, facts: {} } : entry))
    return verifyChronicle(campaign, game, { ...whole, entries }).ok ? 'false facts are believed' : undefined
  },
}

const ends: CampaignLaw = {
  title: 'it ends, and says who stands where',
  broken({ campaign }, moments) {
    const step = stepOf(campaign, moments[moments.length - 1])
    if (step.is !== 'over') return 'it is not over'
    if (step.places.length !== campaign.players || !step.places.includes(1))
      return `places are ${step.places.join(', ')}`
    return moments.slice(0, -1).some(moment => stepOf(campaign, moment).is === 'over')
      ? 'it was over before'
      : undefined
  },
}

const nothingUnread: CampaignLaw = {
  title: 'nothing is kept that nobody reads',
  broken({ campaign }, moments) {
    const reading = new Reading()
    for (const moment of moments) {
      const state = reading.watch(stateOf(campaign, moment))
      const step = campaign.next(state)
      for (const language of LANGUAGES) {
        const text = campaign.text[language]
        text.story(state)
        text.standing(state)
        if (step.is === 'over') text.over(state)
        else text.next(state)
      }
    }
    const unread = reading.unread()
    return unread.length > 0 ? `nobody reads ${unread.join(', ')}` : undefined
  },
}

/** The laws of campaigns. */
export const CAMPAIGN_LAWS: readonly CampaignLaw[] = [ends, throughJson, nothingElse, replayed, inWords, nothingUnread]
