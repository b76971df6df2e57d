import type { GameParts, Language, Result, RuleId, SettingSpecs, Settings, State } from '@hexarium/kernel'
import type { MatchForm } from '../tournament/match-form.ts'

/** One of those who play a campaign, the same from its first game to its last. */
export type Player = number

/** The next game of a campaign. */
export interface NextGame {
  settings: Settings
  /** By seat: who sits there. */
  seats: readonly Player[]
  /** Where it begins, if what was carried over is more than settings can say. */
  position?: unknown
}

/** What a campaign waits for. */
export type Step =
  | ({ is: 'game' } & NextGame)
  /** Somebody is asked between two games. Every answer there is stands in `options`; nothing else is accepted. */
  | { is: 'question'; player: Player; name: string; options: readonly string[] }
  /** By player: the place; equal numbers share it. */
  | { is: 'over'; places: readonly number[]; by: RuleId }

/** A chain of games: which one comes next follows from what came of those before. All of it is pure, and states are plain data. */
export interface Campaign<S, F> {
  /** The folder's name. */
  id: string
  /** The game it is a campaign of. */
  game: string
  /** The version of its rules; raised whenever an old chronicle would lead elsewhere. */
  rules: string
  players: number
  /** Whether the game's book has it, or the house has made it up; players are told. */
  origin: 'book' | 'designed'
  /** What is agreed before it begins. */
  terms: SettingSpecs
  begin(terms: Settings): S
  next(state: S): Step
  /** What it keeps of a finished game; nobody types it in. */
  facts(g: State, result: Result): F
  /** The state after a game. */
  record(state: S, facts: F): S
  /** The state after one of the options was chosen; only for campaigns that ask. */
  answer?(state: S, option: string): S
  text: Record<Language, CampaignText<S>>
}

/** What is written about a campaign. */
export interface CampaignText<S> {
  title: string
  /** What one plays, in a sentence or two. */
  blurb: string
  /** Where its rules come from. */
  origin: string
  /** What the players are called. */
  players: readonly string[]
  terms: Readonly<Record<string, { name: string; hint?: string; values?: Readonly<Record<string, string>> }>>
  /** What has come of each game and each question so far, one entry each, in order. */
  story(state: S): readonly string[]
  /** How the players stand: a row of words or numbers each, one for each player. */
  standing(state: S): readonly { name: string; values: readonly (string | number)[] }[]
  /** What comes next: a name, and what is to be known of it. */
  next(state: S): { title: string; lines: readonly string[] }
  /** The question of that name, and its options in words. */
  ask?(state: S, name: string): string
  option?(state: S, option: string): string
  /** How it has ended. */
  over(state: S): string
}

// biome-ignore-start lint/suspicious/noExplicitAny: who loads campaigns knows the state of none
/** A campaign of any state: what registries and tools hold. */
export type AnyCampaign = Campaign<any, any>
// biome-ignore-end lint/suspicious/noExplicitAny: see above

/** How a game between two was ended for one of them. */
export type Ended = 'won' | 'lost' | 'drawn'

/** How what two have played against each other changes the settings of their next game. */
export interface HandicapForm {
  /** By the games of one of them, the seat he takes next. */
  settings(games: readonly Ended[], seat: number): Record<string, number>
}

/** A game of the house as the registry lists it: its parts, its campaigns by name, and how it is played in tournaments. */
export interface HouseGame extends GameParts {
  campaigns?: Readonly<Record<string, () => Promise<{ campaign: AnyCampaign }>>>
  /** How its matches go in tournaments; without it a match is one game. */
  contest?(): Promise<{ contest: MatchForm }>
  /** How the better of two players is handicapped, where its book says so. */
  handicap?(): Promise<{ handicap: HandicapForm }>
}
