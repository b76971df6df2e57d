export { type Adviser, best, firstOf, type Offered, only, policyOf, type Weigh } from './advice.ts'
export { type Aid, type AidSpec, aid, type Note, plan, threats } from './aid.ts'
export { chart } from './chart.ts'
export {
  as,
  type Codec,
  flag,
  type Key,
  key,
  keys,
  listOf,
  maybe,
  type ObjectCodec,
  orNull,
  text,
  under,
  whole,
  word,
} from './codec.ts'
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
  ownDie,
  roll,
  rollMany,
  seeded,
  shuffle,
} from './dice.ts'
export { type Environment, within } from './environment.ts'
export {
  type Event,
  type EventArgs,
  type EventSpec,
  heard,
  hears,
  kernelEvents,
  reveal,
  tell,
  tellOnly,
} from './events.ts'
export { commitTo, type FairDice, hash, keepsCommitment, mixedDice } from './fair.ts'
export { type CallSpec, type Procedure, type Step, type Steps, type Vocabulary, vocabulary } from './flow.ts'
export { type Chosen, type DecisionHelp, forDecision, type Help, type HelpFor, helpFrom } from './for-decision.ts'
export {
  type AnyGame,
  type BotHints,
  type Contents,
  defineGame,
  type Game,
  type GameCore,
  type GameHelp,
  type GameSpec,
  type GameTools,
  isReadable,
  newGame,
  type Odds,
  type PositionFormat,
  type Setup,
} from './game.ts'
export { type Grammar, grammar } from './grammar.ts'
export { type Line, readLine, writeLine } from './line.ts'
export { hereAt, underWay } from './locals.ts'
export { type Rolled, rolledIn, type Tally, tallied } from './luck.ts'
export { Match, type MatchSpec, type Played } from './match.ts'
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
} from './options.ts'
export { inOrder, numbered, type Ordered } from './order.ts'
export { fine, must, type Outcome, type Problem, refused } from './outcome.ts'
export { type GameParts, wholeGame } from './parts.ts'
export { applyChanges, type Change, canonical, changes, copy, flatCopy, impure, same } from './plain.ts'
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
} from './play.ts'
export { nearest, questions, Reader, ReadFault, reading, startAt } from './position.ts'
export { drawMap, readOut } from './readout.ts'
export { follow, type GameRecord, readRecord, replay, verify, type Watcher } from './record.ts'
export { finish, isDraw, type Result, ranked, winners, wins } from './result.ts'
export { leave, mayTakeBack, question, take } from './run.ts'
export type { BoardScene, Counter, Mark, Place, Scene, Sheet, SheetRow, SideMark } from './scene.ts'
export { readSettings, type SettingSpec, type SettingSpecs, type Settings } from './settings.ts'
export { type Loss, mayCost, type Stake } from './stakes.ts'
export { type Core, type Frame, type Locals, type RuleId, type Seat, SPECTATOR, type State } from './state.ts'
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
} from './text.ts'
export { becameKnown, boundary } from './undo.ts'
export {
  askedInWords,
  byName,
  choiceInWords,
  dieInWords,
  eventInWords,
  lossesInWords,
  resultInWords,
  rollerInWords,
  rulesAsked,
} from './words.ts'
