export { apply, applyAll, applyWhatGoes, happen } from './apply.ts'
export { type MatchForm, oneGame } from './match-form.ts'
export { finalPlaces, open, roundsOf } from './rounds.ts'
export { matchPoints, type Row, standings, tieBreaksOf } from './standings.ts'
export { tableSizes } from './tables.ts'
export {
  type Correction,
  type Entrant,
  type Form,
  type MatchResult,
  newTournament,
  type Pairing,
  type Player,
  swissRounds,
  type TieBreak,
  type Tournament,
  type TournamentEvent,
  type TournamentSpec,
} from './tournament.ts'
export { tieBreakWords } from './words.ts'
