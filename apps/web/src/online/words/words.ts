import type { ContestKind, Pace } from '@hexarium/wire'

/** What the pages among people say; they come with those pages, not with the first board. */
export interface HouseWords {
  /** The hall. */
  people: string
  playFriend: string
  playFriendText: string
  playAnyone: string
  playAnyoneText: string
  playBot: string
  playBotText: string
  playContest: string
  playContestText: string
  lookingFor: string
  /** One looks for somebody, and what will happen. */
  youLook: string
  youLookLive: string
  callOff: string
  playThis: string
  tablesWaiting: string
  tablesRunning: string
  contestsRunning: string
  contestKinds: Record<ContestKind, string>
  gamesRunning(count: number): string
  hereNow: string
  guests(count: number): string
  nobodyHere: string
  onlyYou: string
  found: string
  away: string

  /** Seeking. */
  seekTitle: string
  seekGame: string
  anyGame: string
  seekPaces: string
  livePaces: string
  postPaces: string
  paces: Record<Pace, string>
  rated: string
  ratedText: string
  ratedForAccounts: string
  seekNow: string
  choosePace: string

  /** Terms. */
  clockNone: string
  clockLive(minutes: number, increment: number): string
  clockDays(days: number, bank: number): string
  freeSeats(count: number): string
  hostedBy(name: string): string

  /** A table for a friend. */
  friendTitle: string
  friendText: string
  opponent: string
  knownOpponent: string
  anyOpponent: string
  invitedBeside: string
  handicap(won: number, lost: number, drawn: number): string
  takeHandicap: string
  game: string
  players: string
  yourSide: string
  drawnByLot: string
  clock: string
  onlookers: string
  mayWatch: string
  delay: string
  delays: Record<'0' | '60' | '600' | '3600', string>
  watchersTalk: string
  listed: string
  gameSettings: string
  makeTable: string
  qrText: string

  /** The waiting room. */
  terms: string
  ordinarySettings: string
  noWatchers: string
  watchedLater(delay: string): string
  allHere: string
  anyoneBegins: string
  isHere: string
  isAway: string
  invited: string
  kick(name: string): string
  callBot: string
  freeIt: string
  inviteAgain: string
  inviteByName: string
  inviteNobody: string
  invite(name: string): string
  invitedNow(name: string): string
  leave: string
  cancelTable: string
  cancelText: string
  tableGone: string
  findPerson: string

  /** Who sits at the table, and their clocks. */
  whoSits: string
  watchers(count: number): string
  left(days: number, hours: number): string
  until(when: string): string
  inReserve(time: string): string
  onVacation(until: string): string

  /** What needs everybody's consent. */
  askTakeBack: string
  offerDraw: string
  offerBreak: string
  offers: Record<'draw' | 'break' | 'undo', (name: string, count: number) => string>
  offered: Record<'draw' | 'break' | 'undo', string>
  withdraw: string
  notTaken: string

  /** Somebody is gone. */
  awayNow(name: string, until: string): string
  longGone(name: string): string
  claimWin: string
  claimText(name: string): string
  botInstead: string

  /** Talk. */
  toPlayers: string
  toAll: string
  aboutPerson(name: string): string
  mute: string
  hearAgain(name: string): string
  report: string
  reportWhy(name: string): string
  sendReport: string
  reported: string

  /** Answers left in advance. */
  always(choice: string): string
  alwaysUnless(choice: string, unless: string): string
  answersLeft(count: number): string
  askMeAgain: string

  /** Playing ahead, and orders left in advance. */
  playAhead: string
  playAheadHere: string
  playsTheirs(side: string): string
  playsOwn: string
  uncertain: string
  leaveOrder: string
  backToTable: string
  ordersLeft(count: number): string
  ordersText: string
  revoke: string

  /** Watching. */
  watching: string
  allToWatch: string
  which: string
  running: string
  finished: string
  scenario: string
  anyScenario: string
  player: string
  result: string
  anyResult: string
  ends: Record<'won' | 'lost' | 'drawn' | 'decided' | 'broken', string>
  noTables: string
  /** None among the latest that were looked through. */
  noneLately: string
  more: string
  winner(name: string): string

  /** From home to house. */
  takeText: string
  takeNow: string
  /** From a table back to what it is played for. */
  backTo: Record<ContestKind, string>
}
