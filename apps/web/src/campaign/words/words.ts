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
}
