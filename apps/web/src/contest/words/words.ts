import type { NewTournament } from '@hexarium/wire'

type Form = NewTournament['form']

/** What the pages of competitions say; they come with those pages. */
export interface ContestWords {
  // ---- all of them ----
  about: string
  tournaments: string
  lists: Record<'open' | 'running' | 'finished' | 'mine', string>
  listNone: Record<'open' | 'running' | 'finished' | 'mine', string>
  which: string
  game: string
  anyGame: string
  organise: string
  more: string
  otherWays: string
  waysThere: Record<'campaigns' | 'challenges' | 'seasons' | 'honours', { name: string; line: string }>

  // ---- what one is ----
  forms: Record<Form, string>
  formLines: Record<Form, string>
  stages: Record<'entering' | 'playing' | 'over', string>
  paused: string
  roundOf(round: number, rounds: number): string
  round(round: number): string
  entrants(players: number, most: number): string
  organisedBy(name: string): string
  organisedByWhom: string
  champion(name: string): string
  beginsAt(when: string): string
  paceLive(minutes: number, increment: number, appear: number): string
  pacePost(days: number, bank: number, round: number): string
  dueAt(when: string): string
  rated: string
  entries: Record<'everybody' | 'invited' | 'link', string>
  lateAllowed: string
  botsAllowed: string
  gamesOfMatch(games: number): string
  usualBracket: string
  brackets: Record<'fixed' | 'drawn', string>
  groupsOf(size: number, advance: number): string
  seatsOf(min: number, max: number): string
  seedings: Record<'rating' | 'lot' | 'organiser', string>
  terms: string
  announcements: string
  noTournament: string
  noServer: string

  // ---- taking part ----
  yourPart: string
  enter: string
  entered: string
  withdraw: string
  withdrawText: string
  withdrawn: string
  comeBack: string
  youAreIn: string
  youAreOut: string
  onlyInvited: string
  entryOver: string
  needAccount: string
  toAccount: string
  yourMatch(other: string): string
  yourRest: string
  waitForRound: string
  toTable: string
  toGame(game: number): string

  // ---- players, rounds, tables ----
  players: string
  noPlayers: string
  place: string
  player: string
  points: string
  played: string
  out: string
  standings: string
  standingsOf(group: string): string
  group(number: number): string
  sections: Record<'winners' | 'losers' | 'finals' | 'knockout', string>
  tieBreaks: string
  tieBreaksText: string
  crosstable: string
  bracket: string
  bracketDrawn(title: string): string
  rounds: string
  bye: string
  nobodyYet: string
  walkover: string
  ends: Record<'won' | 'lost' | 'drawn', string>
  open: string
  watch: string
  replay: string
  watchGame(game: number): string
  replayGame(game: number): string
  corrections: string
  corrected(match: string, before: string, after: string): string
  noResult: string
  goesUp: string
  goesDown: string

  // ---- organising ----
  makeTitle: string
  make: string
  name: string
  nameHint: string
  wordsOf: string
  wordsHint: string
  form: string
  roundsHint: string
  roundsWanted: string
  drawing: string
  groupSize: string
  groupAdvance: string
  seatsMin: string
  seatsMax: string
  whoEnters: string
  most: string
  isListed: string
  seeding: string
  pace: string
  live: string
  post: string
  minutesEach: string
  increment: string
  appear: string
  daysChoice: string
  daysBank: string
  daysRound: string
  begins: string
  beginsHint: string
  ratedHint: string
  organiser: string
  linkLabel: string
  linkText: string
  invitedNow(name: string): string
  invited: string
  addBot: string
  remove: string
  removed(name: string): string
  seedText: string
  seedByRating: string
  seedUp(name: string): string
  seedDown(name: string): string
  seedSave: string
  begin: string
  beginText(players: number): string
  tooFew: string
  pause: string
  resume: string
  announce: string
  announceText: string
  announced: string
  close: string
  closeText: string
  mend: string
  mendMatch(match: string): string
  mendResult: string
  mendPlace(name: string): string
  mendPoints(name: string): string
  mendResistance(name: string): string
  mendWhy: string
  mendWhyHint: string
  winsMatch(name: string): string
  drawnMatch: string
  change: string
  sharing: string
  sharingText: string
  csvStandings: string
  csvMatches: string
  json: string
  embed: string
  embedText: string

  // ---- challenge ladders ----
  challenges: string
  challengesText(reach: number, days: number): string
  ladderJoin: string
  ladderLeave: string
  ladderLeaveText: string
  rung: string
  yourRung(rung: number): string
  challenge: string
  challengeName(name: string): string
  challenged(name: string): string
  decline: string
  declineText: string
  openChallenges: string
  challengeLine(challenger: string, challenged: string): string
  leaders: string
  leaderSince(when: string): string
  ladderEmpty: string

  // ---- seasons ----
  seasons: string
  seasonsText(size: number, movers: number): string
  season(number: number): string
  noSeason: string
  nextSeason: string
  nextBegins(when: string): string
  wanted(least: number, joined: number): string
  seasonJoin: string
  seasonLeave: string
  division(number: number): string
  toDivision: string
  marks: string

  // ---- honours ----
  honours: string
  honoursText: string
  noHonours: string
  titles: string
  titlesCount(count: number): string
  lately: string
  seasonTitle(season: string): string
  ladderTitle: string
}
