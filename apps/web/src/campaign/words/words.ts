/** What the pages about campaigns say. */
export interface CampaignWords {
  /** What a campaign is, in two sentences. */
  about: string
  yours: string
  none: string
  beginOne: string
  all: string
  /** Rules of the book, or of the house. */
  fromBook: string
  designed: string
  terms: string
  begin: string
  goOn: string
  bring: string
  save: string
  forget: string
  forgetSure: string
  noCampaign: string
  standing: string
  player: string
  next: string
  playNext: string
  resume: string
  story: string
  nothingYet: string
  replayGame(game: number): string
  asks(player: string): string
  over: string
  back: string
  folding: string

  // ---- on a server ----
  where: string
  here: string
  hereText: string
  onServer: string
  onServerText: string
  yourSide: string
  opponent: string
  byLink: string
  byName: string
  against(name: string): string
  chooseName: string
  clock: string
  yoursOnServer: string
  awaits: string
  awaitsOthers: string
  noOnServer: string
  finished: string
  more: string
  inviting: string
  invitingText: string
  invitedBy(name: string): string
  takeUp: string
  callOff: string
  toTable: string
  laying: string
  waitsFor(name: string): string
  giveUp: string
  giveUpSure: string
  givenUp(name: string): string
  /** Those who keep order ended it. */
  closed: string
  takeHome: string
  takeHomeText: string
  nobody: string
  gone: string
  needsServer: string
}
