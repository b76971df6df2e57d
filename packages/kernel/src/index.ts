export {
  type Better,
  below,
  type Chance,
  chance,
  type Die,
  d6,
  d20,
  dieOf,
  draw,
  GivenDice,
  keyed,
  ownDie,
  roll,
  rollMany,
  seeded,
  shuffle,
} from './core/dice.ts'
export { type Environment, within } from './core/environment.ts'
export {
  type Begins,
  type Event,
  type EventArgs,
  type EventSpec,
  fightAt,
  heard,
  hears,
  kernelEvents,
  reveal,
  tell,
  tellOnly,
} from './core/events.ts'
export { type CallSpec, type Procedure, type Step, type Steps, type Vocabulary, vocabulary } from './core/flow.ts'
export {
  type AnyGame,
  type BotHints,
  type Contents,
  type DigestSpec,
  defineGame,
  type Factor,
  type Game,
  type GameCore,
  type GameHelp,
  type GameSpec,
  type GameTools,
  isReadable,
  type Judgement,
  type Numbers,
  newGame,
  type Odds,
  type PlanHint,
  type PositionFormat,
  type Setup,
  type Skill,
  type TasteHint,
} from './core/game.ts'
export { askInstead, everyUnderWay, hereAt, underWay } from './core/locals.ts'
export { fitted, isAt, type Opening, type Preset, type Room, roomFor } from './core/opening.ts'
export {
  type Can,
  type Decision,
  type DecisionSpec,
  type Option,
  optionCarries,
  optionKind,
  optionOf,
  optionsAt,
  optionValue,
  type Parts,
  pointsAt,
  readOption,
  VALUES,
  type Value,
  writeCompact,
  writeOption,
} from './core/options.ts'
export { fine, must, type Outcome, type Problem, refused } from './core/outcome.ts'
export { type GameParts, wholeGame } from './core/parts.ts'
export { applyChanges, type Change, canonical, changes, copy, flatCopy, impure, same, sharing } from './core/plain.ts'
export {
  type Asked,
  asked,
  defaultOption,
  imagine,
  options,
  type Seen,
  seatToAct,
  seen,
  standBy,
  whyNot,
  whyNotAt,
} from './core/play.ts'
export { finish, isDraw, type Result, ranked, winners, wins } from './core/result.ts'
export { leave, mayTakeBack, question, take } from './core/run.ts'
export {
  readSettings,
  type SettingSpec,
  type SettingSpecs,
  type Settings,
  type Sort,
  type Where,
} from './core/settings.ts'
export {
  type Core,
  type Frame,
  type Id,
  type Locals,
  type RuleId,
  type Seat,
  SPECTATOR,
  type State,
} from './core/state.ts'
export {
  AT_FIRST,
  chose,
  type Guidance,
  guidance,
  type Lesson,
  lastOf,
  type Progress,
  told,
} from './guide/guiding.ts'
export type {
  GuideParts,
  GuideSpec,
  GuideTable,
  GuideWords,
  Idea,
  IdeaWords,
  News,
  Saying,
  Sight,
} from './guide/spec.ts'
export { type Adviser, best, bestOf, firstOf, type Offered, only, policyOf, type Weigh } from './help/advice.ts'
export { type Aid, type AidSpec, aid, type Keepable, type Note, plan, threats } from './help/aid.ts'
export {
  as,
  type Codec,
  flag,
  type Key,
  key,
  keys,
  listOf,
  maybe,
  named,
  type ObjectCodec,
  orNull,
  text,
  under,
  whole,
  word,
} from './help/codec.ts'
export { type Chosen, type DecisionHelp, forDecision, type Help, type HelpFor, helpFrom } from './help/for-decision.ts'
export { type Answered, type Keeping, keepingOf } from './help/keeping.ts'
export { type Answer, Learning, type Learnt, learntAnswer } from './help/learning.ts'
export { type Tally, tallied } from './help/luck.ts'
export { inOrder, numbered, type Ordered } from './help/order.ts'
export { nearest, questions, Reader, ReadFault, reading } from './help/position.ts'
export { preview, type Way, wayTo } from './help/preview.ts'
export { proposal } from './help/proposal.ts'
export { type Rolled, rolledIn } from './help/rolled.ts'
export { habitsOf, mayAnswer, ONLY_ANSWER, ONLY_END, type Sparing } from './help/sparing.ts'
export { type Loss, mayCost, type Stake } from './help/stake.ts'
export { lostOnTheWay } from './help/stakes.ts'
export { skillBy, Taste } from './help/taste.ts'
export {
  agreesWithKept,
  commitTo,
  type FairDice,
  hash,
  type KeptDice,
  keepsCommitment,
  mixedDice,
  sealOf,
} from './match/fair.ts'
export { knownTo } from './match/known-to.ts'
export { type Line, readLine, writeLine } from './match/line.ts'
export { Match, type MatchSpec, type Played } from './match/match.ts'
export {
  diceByHand,
  follow,
  type GameRecord,
  readRecord,
  replay,
  specOf,
  verify,
  type Watcher,
} from './match/record.ts'
export { startAt } from './match/start-at.ts'
export { becameKnown, boundary } from './match/undo.ts'
export {
  type Almanac,
  BRIEFED,
  type Briefing,
  type BriefingPart,
  briefingParts,
  type Card,
  type CardRow,
  type Cell,
  type Chart,
  type ChartTable,
  cardsByKind,
  chartTable,
  type Drawing,
  type Entry,
  type Favour,
  type Foresight,
  type Shape,
  type Zone,
} from './show/almanac.ts'
export type { BookClaim, BookExample, BookSpec } from './show/book.ts'
export { chart, chartKeys } from './show/chart.ts'
export { elides, type FrenchGender, french } from './show/french.ts'
export { type GermanCase, type GermanGender, german } from './show/german.ts'
export { type Grammar, grammar } from './show/grammar.ts'
export type { Legend } from './show/legend.ts'
export { evenedBy, favourIn, type Measured, type MeasuredRow } from './show/measured.ts'
export { isForPlayers } from './show/readers.ts'
export { drawMap, readOut } from './show/readout.ts'
export type {
  BoardScene,
  Counter,
  Figure,
  Look,
  Mark,
  Place,
  Scene,
  Sheet,
  SheetRow,
  SideMark,
  StagePiece,
  StageScene,
  StageSide,
} from './show/scene.ts'
export {
  type EventTexts,
  humanise,
  isOffered,
  LANGUAGES,
  type Language,
  type NamedArgs,
  type Phrase,
  say,
  type Text,
  withoutSources,
} from './show/text.ts'
export {
  askedInWords,
  byName,
  choiceInWords,
  dieInWords,
  eventInWords,
  fallenInWords,
  lossesInWords,
  resultInWords,
  rollerInWords,
  rulesAsked,
  seatInWords,
} from './show/words.ts'
