import type { AnyCampaign, Step } from '@hexarium/contests'
import { fine, type Outcome, refused } from '@hexarium/kernel'
import { registry } from '@hexarium/registry'
import type { NewCampaign } from '@hexarium/wire'
import type { Store } from '../store/store.ts'
import { Logbook } from './logbook.ts'

/** What is agreed about a campaign when it is begun. */
export interface CampaignTerms extends Pick<NewCampaign, 'campaign' | 'terms' | 'clock'> {
  /** Version of the campaign's rules. */
  rules: string
  /** By player: who plays it from the beginning on; null until somebody comes. */
  players: (string | null)[]
}

/** What the log of a campaign tells. */
export type CampaignLine =
  | { is: 'joined'; person: string }
  | { is: 'game'; table: string; facts: unknown }
  | { is: 'answer'; option: string }
  | { is: 'gaveUp'; player: number }

type CampaignEntry = Extract<CampaignLine, { is: 'game' | 'answer' }>

/** How a campaign stands. */
export interface CampaignState {
  players: (string | null)[]
  entries: CampaignEntry[]
  /** As the campaign itself keeps it. */
  state: unknown
  step: Step
  givenUp: number | null
}

export type CampaignBook = Logbook<CampaignTerms, CampaignLine, CampaignState>

/** A campaign of the registry. */
export async function loadCampaign(game: string, id: string): Promise<AnyCampaign | undefined> {
  const all = Object.hasOwn(registry, game) ? (registry[game].campaigns ?? {}) : {}
  return Object.hasOwn(all, id) ? (await all[id]()).campaign : undefined
}

/** Campaigns as they are kept. */
export function campaignBook(store: Store, now: () => number): CampaignBook {
  return new Logbook<CampaignTerms, CampaignLine, CampaignState>(store, now, {
    kind: 'campaign',
    async begin({ game, spec }) {
      const campaign = await playable(game, spec)
      const state: unknown = campaign.begin(spec.terms)
      return { players: [...spec.players], entries: [], state, step: campaign.next(state), givenUp: null }
    },
    async fold(state, entries, { game, spec }) {
      const campaign = await playable(game, spec)
      let next = state
      for (const { event } of entries) {
        const folded = after(campaign, next, event)
        if (!folded.ok) return folded
        next = folded.value
      }
      return fine(next)
    },
  })
}

async function playable(game: string, { campaign: id, rules }: CampaignTerms): Promise<AnyCampaign> {
  const campaign = await loadCampaign(game, id)
  if (campaign?.rules !== rules)
    throw new Error(
      `campaign ${id} of ${game} is played by rules ${rules}; this server has ${campaign?.rules ?? 'none'}`,
    )
  return campaign
}

function after(campaign: AnyCampaign, state: CampaignState, event: CampaignLine): Outcome<CampaignState> {
  if (state.givenUp !== null) return refused('over', 'This campaign was given up.')
  const { players, entries, step } = state
  switch (event.is) {
    case 'joined': {
      const free = players.indexOf(null)
      if (free < 0) return refused('full', 'Both are there already.')
      if (players.includes(event.person)) return refused('entered', 'You play this campaign already.')
      return fine({ ...state, players: players.with(free, event.person) })
    }
    case 'gaveUp':
      if (step.is === 'over') return refused('over', 'This campaign is over.')
      return fine({ ...state, givenUp: event.player })
    case 'game': {
      if (step.is !== 'game') return refused('step', 'No game is to be played now in this campaign.')
      const next: unknown = campaign.record(state.state, event.facts)
      return fine({ ...state, entries: [...entries, event], state: next, step: campaign.next(next) })
    }
    case 'answer': {
      if (step.is !== 'question' || !campaign.answer) return refused('step', 'Nobody is asked anything now.')
      if (!step.options.includes(event.option))
        return refused('option', `“${event.option}” is not offered; choose one of: ${step.options.join(', ')}.`)
      const next: unknown = campaign.answer(state.state, event.option)
      return fine({ ...state, entries: [...entries, event], state: next, step: campaign.next(next) })
    }
  }
}
