/** What is said around cards, charts and briefings. */
export interface LookUpWords {
  charts: string
  chartsHint: string
  allCards: string
  search: string
  nothingFound: string
  card: string
  alsoHere: string
  backTo(title: string): string
  keepOpen: string
  stillUnknown: string
  left(now: number, max: number): string
  briefing: string
  readBriefing: string
  whatItIsAbout: string
  asSide(side: string): string
  parts: {
    you: string
    where: string
    forces: string
    goal: string
    counting: string
    length: string
    special: string
  }
  favour: string
  favoured(side: string, percent: number, games: number): string
  measured(by: string, date: string): string
  zones: string
}
