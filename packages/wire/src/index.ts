export { addressOf } from './address.ts'
export { type Command, command, type HelpWish, type Wish, wish } from './commands.ts'
export {
  type CampaignCard,
  type ContestKind,
  type ContestPace,
  type ContestRef,
  contestKind,
  type Honour,
  type LadderCard,
  type ListedCampaign,
  type ListedTournament,
  type MatchOutcome,
  type NewCampaign,
  type NewTournament,
  type Participant,
  type SeasonCard,
  type Standing,
  type TournamentCard,
  type TournamentMatch,
} from './contest.ts'
export {
  type Clocks,
  type Frame,
  frame,
  type HelpFrame,
  type NoticeKind,
  noticeKind,
  type Offer,
  type Room,
  type Said,
  type Shown,
  type StateFrame,
  type StepFrame,
} from './frames.ts'
export { type Heard, problem } from './seen.ts'
export {
  type Carried,
  type ClockTerms,
  type FillWish,
  type Holder,
  type Listed,
  type NewTable,
  type SeatWish,
  type TableCard,
  type TableList,
  type TableTerms,
  tableTerms,
} from './table.ts'
export type { ContestNow, HallNow, NewSeek, Pace, Seek } from './ways/hall.ts'
export { type AuditEntry, type Report, type Role, role, type Sanction } from './ways/keeping.ts'
export type { AheadStep, Order } from './ways/orders.ts'
export type { Notify, Rating, Self } from './ways/people.ts'
export type { Notice } from './ways/talk.ts'
export {
  type AnyCall,
  type Call,
  type CallArgs,
  type Read,
  type Refusal,
  type Reply,
  readReply,
  refusal,
  type Way,
  type WayName,
  ways,
} from './ways.ts'
