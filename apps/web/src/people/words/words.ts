import type { AuditEntry, NoticeKind } from '@hexarium/wire'

/** Why something was refused, by the server's code. */
export type Fault =
  | 'away'
  | 'banned'
  | 'done'
  | 'failure'
  | 'guest'
  | 'keyGone'
  | 'lastKey'
  | 'limit'
  | 'login'
  | 'loginTaken'
  | 'malformed'
  | 'muted'
  | 'name'
  | 'noPerson'
  | 'noSession'
  | 'noTable'
  | 'notYours'
  | 'passkey'
  | 'proof'
  | 'token'
  | 'vacation'

/** Everything the pages about people say. */
export interface PeopleWords {
  faults: Record<Fault, string>
  saved: string
  save: string
  noServer: string

  // ---- being somebody ----
  nobodyYet: string
  guestHere: string
  accountHere(login: string): string
  yourName: string
  nameText: string
  signUp: string
  signUpText: string
  signUpKey: string
  signIn: string
  signInText: string
  signInKey: string
  signedUp: string
  login: string
  password: string
  passwordText: string
  forgotten: string
  forgottenText: string
  sendLetter: string
  letterSent: string
  resetTitle: string
  resetDone: string
  email: string
  emailText: string
  emailSent(email: string): string
  emailKnown(email: string): string
  giveEmail: string
  removeEmail: string
  emailRemoved: string
  waysIn: string
  passwordOld: string
  passwordNew: string
  passwordSet: string
  passwordChange: string
  passwordChanged: string
  passkeys: string
  passkeyText: string
  passkeyMade(when: string): string
  passkeyAdd: string
  passkeyAdded: string
  passkeyNone: string
  /** The browser knows none, or not at this address. */
  passkeyImpossible: string
  remove: string
  sessions: string
  sessionHere: string
  sessionUsed(when: string): string
  sessionEnd: string
  signOut: string
  signOutGuest: string

  // ---- being told ----
  told: string
  pushOn: string
  pushText: string
  pushDenied: string
  pushImpossible: string
  letters: string
  lettersText: string
  letterChoices: Record<'never' | 'hourly' | 'daily', string>
  quiet: string
  quietFrom: string
  quietTo: string
  quietText: string
  remind: string
  remindHours(hours: number): string
  remindNever: string
  languageAndTime: string
  zone: string
  vacation: string
  vacationText(left: number): string
  vacationDays: string
  vacationTake: string
  vacationTaken(tables: number): string
  vacationSure(days: number): string

  // ---- what others see, and leaving ----
  listed: string
  listedText: string
  yourData: string
  exportText: string
  export: string
  leave: string
  leaveText: string
  leaveSure: string
  leavePassword: string
  left: string

  // ---- whose turn ----
  turns: string
  noTables: string
  yourTurn: string
  othersTurn: string
  notStarted: string
  timeLeft(time: string): string
  timeUp: string
  noClock: string
  quietTable: string
  news: string
  allSeen: string
  noticeLines: Record<NoticeKind, string>
  openTable: string
  openContest: string
  openCampaign: string
  campaignsWait: string
  askPush: string
  askPushYes: string
  askPushNo: string

  // ---- people ----
  peopleText: string
  friends: string
  friend: string
  noFriends: string
  blocked: string
  find: string
  findIt: string
  noneFound: string
  profile: string
  memberSince(when: string): string
  isGuest: string
  unlisted: string
  ratings: string
  ratingLine(rating: number, deviation: number, games: number): string
  scales: Record<'glicko' | 'weng-lin', string>
  ratingCourse(game: string): string
  noRatings: string
  favourites: string
  gamesPlayed(count: number): string
  against: string
  againstLine(won: number, drawn: number, lost: number): string
  history: string
  noHistory: string
  won: string
  drawn: string
  lost: string
  brokenOff: string
  more: string
  follow: string
  unfollow: string
  followsBack: string
  block: string
  blockText: string
  unblock: string
  report: string
  reportText: string
  reportTable: string
  reportWhat: string
  reportSend: string
  reported: string
  ladders: string
  ladderOf(game: string): string
  ladderPlace: string
  ladderName: string
  ladderRating: string
  ladderGames: string
  ladderEmpty: string
  ladderGame: string
  ladderWho: string
  ladderOfChoices: Record<'all' | 'people' | 'followed', string>
  ladderGamesAtLeast: string
  ladderDays: string
  ladderDaysChoices: Record<'all' | '30' | '365', string>

  // ---- keeping order ----
  keeping: string
  keepingForbidden: string
  reports: string
  noReports: string
  reportBy: string
  reportAbout(name: string): string
  reportAt(title: string): string
  evidence: string
  closeReport: string
  removeWords: string
  removeName: string
  mute: string
  ban: string
  reason: string
  term: string
  terms: Record<'1' | '24' | '168' | '720' | 'good', string>
  closeTable: string
  closeContest: string
  sanctions: string
  noSanctions: string
  sanctionUntil(when: string): string
  sanctionGood: string
  lifted: string
  lift: string
  audit: string
  deeds: Record<AuditEntry['deed'], string>
  commandLine: string
  /** What may be given to those who keep order, by what the audit log calls it. */
  roles: Readonly<Record<string, string>>
  doIt: string
}
