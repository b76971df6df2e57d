/** Everything the page itself says; what belongs to a game is said by the game. */
export interface Words {
  oneMoment: string
  ways: string
  myGames: string
  campaigns: string
  contests: string
  ruleBooks: string
  preferences: string
  /** Who is not somebody yet can become so here. */
  signIn: string
  people: string
  about(name: string): string
  turnsCount(count: number): string
  credits: string
  close: string
  cancel: string
  toHall: string

  welcome: string
  tagline: string
  continueGames: string
  continueGame: string
  games: string
  hallMissing: string
  players(min: number, max: number): string
  playNow: string
  layTable: string
  /** Something one can do, and with what. */
  with(deed: string, what: string): string
  learn: string
  rules: string

  whoPlays: string
  howMany: string
  seatNumber(seat: number): string
  person: string
  bots: Record<'novice' | 'fair' | 'strong' | 'master', string>
  /** How bots that weigh plans up take risks; it follows their name. */
  styles: Record<'careful' | 'bold', string>
  /** A program of somebody else's that plays in this house. */
  program: (name: string) => string
  settings: string
  begin: string

  language: string
  theme: string
  pace: string
  paceAtOnce: string
  paceBrisk: string
  paceCalm: string
  briefing: string
  charts: string
  textView: string

  partner: string
  you: string
  bot: string
  thinks: string
  toAct: string
  panel: string
  boards: string
  choices: string
  showAll(count: number): string
  undo: string
  resign: string
  resignText: string
  saveRecord: string
  savedChoices: string
  keys: string
  iAmHere: string
  log: string
  boardSource: string
  sheets: string
  sinceYou: string
  replay: string
  playAgain: string
  somethingBroke: string
  closer: string
  farther: string
  fit: string

  sealed: string
  sinceYouCount(count: number): string
  forgottenText: string
  doIt: string
  botPlays: string
  takeSeatBack: string
  noBot: string
  fight: string
  sound: string
  legend: string
  layers: string
  more: string
  notes: string
  callBot: string
  seatingText: string
  lookBack: string
  takeAlong: string
  agreeDraw: string
  howATurnGoes: string
  newHere: string
  filterChoices: string
  minutes(min: number, max: number): string

  /** Of a choice a guide recommends. */
  advised: string

  forget: string

  moment(at: number, last: number): string
  back: string
  on: string
  pause: string
  linkCopied: string
  side: string
  nobody: string
  /** How far the dice fell towards the good side, and what that means. */

  search: string
  bookPicture: string

  lostTitle: string
  lostText: string
  noGameTitle: string
  noGameText: string
  noTableTitle: string
  noTableText: string
  brokenTitle: string
  brokenText: string
  notJson: string

  yourTables: string
  sitDown: string
  watch: string
  freeSeat: string
  /** Somebody without a name of his own, by a few letters. */
  guest(sign: string): string
  openSeat: string
  onServer: string
  clock: string
  clockNone: string
  clockLive: string
  clockDays: string
  publicTable: string
  waitingRoom: string
  inviteLink: string
  copyLink: string
  copyByHand: string
  waitingForPlayers: string
  serverAway: string
  connectionLost: string
  emailTitle: string
  tableTrouble: Record<'bot' | 'closed', string>
  yes: string
  no: string
  talk: string
  talkNew(count: number): string
  rematchWaits(names: string): string
  toRematch: string
  sayIt: string
}
