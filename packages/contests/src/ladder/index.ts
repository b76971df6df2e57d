export { cannotChallenge, climb, type Ladder, type LadderEvent, newLadder } from './ladder.ts'
export { firstSeason, nextSeason, type Season, wallOfHonour } from './season.ts'
