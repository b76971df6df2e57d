import type { BriefingWords } from '../briefing.ts'

/** What a game of Titan is about, in English. */
export const briefing: BriefingWords = {
  titles: {
    whole: 'The whole game',
    short: 'Short variant',
    race: 'A race for points',
    limited: 'A game of some turns',
  },
  story:
    'Titans wander over a land of many countries, and whoever follows them grows stronger with every fight. Legions split, muster ever mightier creatures and meet; in the end one Titan is left.',
  you: colour => `${colour}: a Titan and those who follow it.`,
  where: 'In one of the six towers around the board; dice say in which. Your legions go round the board from there.',
  forces: (pieces, markers) => `${pieces}, in two legions of four. ${markers} legion markers: so many legions at once.`,
  goal: 'Slay the other Titans. Whoever has the last one wins; who loses his is out.',
  goalPoints: points => `Have ${points} points at the end of a turn before anybody else, or slay all other Titans.`,
  counting: [
    'A slain legion brings its value: for each character power times skill. Who flees costs half.',
    'Every 100 points bring an angel, every 500 an archangel, and your Titan one more power.',
  ],
  length: 'Until a single Titan lives. Long: some hours with more than two.',
  lengthPoints: points => `Until somebody has ${points} points.`,
  lengthTurns: turns => `At most ${turns} turns of players; then points and legions count.`,
  short: 'Nobody has centaurs, gargoyles and ogres, and muster trees begin with the next creature.',
  round: round => `Round ${round}`,
  turnOf: (turn, limit) => `turn ${turn} of ${limit}`,
  points: score => (score === 1 ? '1 point' : `${score} points`),
  pointsOf: (score, target) => `${score} of ${target} points`,
  titanPower: power => `Titan with power ${power}`,
  tower: seat => `${seat}’s tower`,
}
