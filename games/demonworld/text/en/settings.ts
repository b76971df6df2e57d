import type { DemonworldText } from '../words.ts'
import { names } from './names.ts'

const chapter = 'A chapter of the standard game; counts where the rules are chosen one by one'
const expert = 'A chapter of the expert game; counts where the rules are chosen one by one'
const additional = 'An additional rule; counts where the rules are chosen one by one'

/** What a table may choose, in English. */
export const settings: DemonworldText['settings'] = {
  battle: { name: 'Battle', values: names.battles },
  level: {
    name: 'Rules',
    values: {
      introduction: 'Introduction game',
      standard: 'Standard game',
      expert: 'Expert game',
      full: 'Expert game with the additional rules',
      chosen: 'Chapters chosen one by one',
    },
  },
  cardValues: { name: 'VIII: hit points, skills, the card’s own manoeuvres', hint: chapter },
  specialFigures: { name: 'IX: leaders, standards, musicians', hint: chapter },
  commanders: { name: 'X: commanders and heroes', hint: chapter },
  terrain: { name: 'XI: terrain', hint: chapter },
  sight: { name: 'XII: lines of sight with heights', hint: chapter },
  formations: { name: 'XIII: wedge, square, skirmish formation, horde', hint: chapter },
  secondAttack: { name: 'XIV: second attacks', hint: chapter },
  morale: { name: 'XV: morale', hint: chapter },
  large: { name: 'XVII: giants and dragons', hint: expert },
  chariots: { name: 'XVIII: chariots', hint: expert },
  artillery: { name: 'XIX: artillery', hint: expert },
  magic: { name: 'XX: magic', hint: expert },
  fire: { name: 'XXII: fire', hint: additional },
  flyers: { name: 'XXIII: flyers', hint: additional },
  buildings: { name: 'XXIV: buildings', hint: additional },
  rounds: { name: 'Rounds', hint: '0: as long as the battle says' },
  points: { name: 'Army points', hint: 'For free battles' },
  handicap: { name: 'Handicap', hint: 'Army points the Orcs leave at home; below 0 the Empire' },
  board: {
    name: 'Board',
    hint: 'For free battles',
    values: { oneSheet: 'One sheet', twoSheets: 'Two sheets', fourSheets: 'Four sheets' },
  },
  objectives: { name: 'Objectives', hint: 'For free battles; at most one for every two sheets' },
  flankMarches: { name: 'Flank marches', hint: 'For free battles' },
  skirmishMinimum: { name: 'Skirmish formation needs five elements', hint: 'As the summary sheets say' },
  impetuousCharge: { name: 'Impetuous cavalry has its charge bonus', hint: 'The book does not say' },
  blindDeclaration: { name: 'Shots are declared before sight is checked', hint: 'As at a real table' },
  shiftedEntry: {
    name: 'Blocked flank marches come in beside the entry field',
    hint: 'For free battles; the book leaves it to an agreement',
  },
  wallHeights: {
    name: 'Shots at walls go by heights',
    hint: 'Who stands behind a wall is hit the more the taller he is; otherwise even chances',
  },
  lastHitSacrifice: {
    name: 'Only the last hit point falls for a figure',
    hint: 'An element with more left cannot be removed in place of a leader, standard bearer, musician or commander who is shot',
  },
  contactAtOnce: {
    name: 'A contact declined in the move may be declared in the same round',
    hint: 'Between ground only one of the two can enter; by the book in the move or in later rounds',
  },
  pressBreaksSquare: {
    name: 'A square breaks when one of it moves up',
    hint: 'By the book it lasts until it has gaps after regrouping',
  },
  fleeingRolledFor: {
    name: 'Overrunning the fleeing needs the die',
    hint: 'By the book who flees and is attacked is destroyed',
  },
  cardSizeInAir: {
    name: 'Flying dragons fight with the size of their card',
    hint: 'By the book a flying dragon has a size of 3; its card’s factors contain its own',
  },
  breathNeedsEnemy: {
    name: 'Dragons breathe only at enemies',
    hint: 'Otherwise also to set an empty wood on fire',
  },
  holdersLoosen: {
    name: 'Holding units may change the skirmish formation',
    hint: 'By the book a unit with a Hold order only turns and shifts its elements',
  },
  reactionsRegroup: {
    name: 'Attacked units regroup after a turn, too',
    hint: 'As after every common turn of an ordered unit; in the book’s example of an attack they need a manoeuvre for it',
  },
  tieWinnerChooses: {
    name: 'Who wins a tie by the die chooses',
    hint: 'Whether to move or regroup first; by the book the die itself says who does',
  },
  newContactsStray: {
    name: 'Shots at enemies who have just come up may stray',
    hint: 'Those of a unit with a Hold order at its attackers; by the book it is not in melee yet',
  },
  strayAsSeen: {
    name: 'A stray shot counts what is seen of whom it hits',
    hint: 'Where he stands; by the book as if he stood on the field aimed at',
  },
  wizardsLeadNobody: {
    name: 'Only commanders lead flank marches',
    hint: 'By the book wizards may do what commanders may',
  },
  armyShares: {
    name: 'Armies keep the shares of army lists',
    hint: 'For free battles; in the book any troops will do within the points',
  },
  armyProvinces: { name: 'The Empire’s army comes from one province', hint: 'For free battles; a limit of army lists' },
  armyCommander: { name: 'Every army has a commander of two stars', hint: 'For free battles; a limit of army lists' },
  quietRounds: {
    name: 'Ends after rounds without a loss',
    hint: 'In battles without a last round; 0: not before round 60',
  },
}
