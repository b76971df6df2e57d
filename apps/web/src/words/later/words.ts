/** What pages say that come when they are first wanted: laying a table, looking back, after a game. */
export interface LaterWords {
  whatToPlay: string
  asYouLike: string
  asYouLikeLine: string
  furtherSettings: string
  disputed(count: number): string
  disputedText: string
  comesWith(name: string): string
  /** Where a value can be had, and is not offered now. */
  onlyWith(what: string): string
  takenBy(name: string): string
  atMost(count: number): string
  playersOf(count: number): string
  /** Looking back. */
  goTo: string
  beginning: string
  nextTurn: string
  turnBefore: string
  nextBattle: string
  speed: string
  speeds: { calm: string; brisk: string; fast: string }
  showThen: string
  /** After a game. */
  howItCame: string
  turnsPlayed(turns: number): string
  battlesFought(battles: number): string
  choicesOf(count: number): string
  place(place: number): string
  drew: string
  wonIt: string
  lostIt: string
  lossesOf: string
  noLosses: string
  turningPoints: string
  turned(side: string, before: number, after: number): string
  estimate: string
  shareGame: string
  swapped: string
  /** What signs on the board mean. */
  legendCorners: string
  legendBadges: string
  legendLetters: string
  legendSides: string
  legendLooks: string
  legendCrests: string
  luckHint: string
  highIsGood: string
  lowIsGood: string
  proved: string
  notProved: string
  provedKept: string
  diceByHand(count: number): string
  saveKept: string
  noBookYet: string
  digestText: string
  forBuilders: string
  openDigest: string
  contents: string
  indexOfTerms: string
  otherChapters: string
  howTurnGoes: string
  rulings: string
  noRecordTitle: string
  keptHere: string
  emailVerified: Record<'done' | 'old' | 'away', string>
  /** While bots play. */
  botsPlay: string
  moveNow: string
  paceStepwise: string
  forgottenTitle: string
  leaveIt: string
  goBack: string
  goOnAnyway: string
  lossTitle: string
  lossText: string
  lossUnsure: string
  /** The choice made in spite of what it costs. */
  allTheSame(choice: string): string
  graveTitle: string
  graveText: string
  askNoMore: string
  keyDigits: string
  keyChoices: string
  keyProposal: string
  keyTurn: string
  keyBoard: string
  keyArrows: string
  keyEnter: string
  keyCard: string
  allEyes: string
  playOnBoth: string
  throughEyes: string
  watcher: string
  toStart: string
  toEnd: string
  linkInAddress: string
  prove: string
  upload: string
  uploaded: string
  howItEnded: string
  otherCommitment: string
  noServerTable: string
  wantRematch(names: string, count: number): string
  waitingForShares: string
  handOverText: string
  brokenLink: string
  bringRecord: string
  noGames: string
  choicesPlayed(count: number): string
  asBrowser: string
  daylight: string
  candlelight: string
  confirmRisky: string
  askAgain: string
  spare: string
  layerZones: string
  layerCards: string
  layerNames: string
  layerTerrain: string
  layerNotes: string
  layerPlans: string
  layerTrails: string
  layerThreats: string
  keepNotes: string
  notesKept: string
  notKept: string
  emptyPlaces(count: number): string
  diceTable: string
  /** What is kept of one's own choices. */
  keepThis: string
  keptName: string
  keptNow: string
  keptRename: string
  keptFile: string
  keptForget: string
  keptBring: string
  keptBrought: string
  keptNoFile: string
  keptTakeBack: string
  keptElsewhere: string
  keptRefused(name: string, step: number, steps: number): string
  setUpTheRest: string
  turnIt: string
  arrowsSay: string
  tapAgain(choice: string): string
  byFinger: string
  takeAndAskNoMore: string
  logReveals: string
  leaveNoLonger: string
  /** Opens the make-up of a number. */
  madeOf: string
  notAsked: string
  notYourTurn: string
  notPossible: string
  /** What ends a set-up is left when the rest was set up: so that one can look at it first. */
  setUpTheLast: string
  /** What a bot would do at a moment of a record. */
  askBot: string
  botWeighs: string
  stopBot: string
  nobodyAsked: string
  botWouldDo: string
  botChooses: string
  wasChosen: string
  triedOut(tries: number): string
  botExpects(side: string): string
  /** A habit one may take on where it would answer the question. */
  fromNowOn(habit: string): string
  /** What the table answers for somebody. */
  chosenForYou: string
  changeThis: string
  threeTimes(choice: string): string
  leaveToTable: string
  goOnAsking: string
  tableChooses(choice: string): string
  fightRound(number: number): string
  fightTurn(names: string): string
  /** Hits a side still has to take, and how many it has lost. */
  fightHits(hits: number): string
  fightLost(lost: number): string
  fightFold: string
  notNow: string
  remind: string
  habits: string
  noBookText: string
  chooseBook: string
  openBook: string
  noRule: string
  noDice: string
  mean: string
  expected: string
  luck: string
  playOn: string
  run: string
  share: string
  rulesFound(count: number): string
}
