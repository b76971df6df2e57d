import { Taste } from '@hexarium/kernel'

/** What somebody able does beyond a plain player, who leaves it out: by round numbers, where those of a master were found by games (`taste.json`). */
export const ABLE = { jam: 0.3, relief: 1, bestFirst: 1, haste: 1, rescue: 1, hinder: 1, called: 1 } as const

/** The numbers a player goes by, in victory points where nothing else is said. */
export const taste = new Taste({
  // campaign: an attack must promise more than this to be worth its while
  worthAnAttack: 0.1,
  // how much less a goal counts with every step it is away
  fade: 0.72,
  // what a neighbour of one's own side is worth
  company: 0.03,
  // what a lost battle costs of the force in it, as a share
  risked: 0.9,
  // what a dead enemy is worth of what he was worth to his owner, as a share
  slain: 0.8,
  // what points an enemy loses are worth, as a share
  denied: 0.6,
  // the chance that is enough to hold the Town against those who could come
  secure: 0.45,
  // what every unit too many in the Town costs: new ones need room
  crowding: 0.2,
  // what every unit in training costs that will find no room in the Town
  jam: 0,
  // above 0 the Town may stand empty while nobody threatens it and somebody arrives in this very turn
  relief: 0,
  // above 0 the best is deployed first, where there is no room for all
  bestFirst: 0,
  // goals: what an enemy Town is worth beyond its points, the first time it is held; and one's own
  siege: 2.5,
  home: 1.5,
  // what enemy workers and Outposts are worth to whoever overruns them
  workerPrey: 0.5,
  outpostPrey: 0.6,
  // what a life and a hit a round of a force are worth
  life: 0.35,
  hit: 0.7,
  // how sharply the ratio of forces decides a battle, as an exponent
  sharpness: 2.2,
  // purse: what a worker is worth, as a multiple
  worker: 1,
  // what a unit is worth, as a multiple
  unit: 1,
  // what a building is worth by its type, as multiples
  forMelee: 1,
  forRanged: 1,
  forFlying: 1,
  // how much more it is worth where there are few, or some, as multiples
  few: 1.8,
  some: 1.35,
  many: 1.1,
  // ranged units, flying units, and special abilities, as multiples
  early: 1.15,
  wings: 1.25,
  ability: 1.15,
  // the last level of a type, others, and for each unit of the type
  lastLevel: 1.1,
  level: 0.55,
  sharper: 0.16,
  // what a building is worth: the first of a type, each further one, and if an upgrade waits for it
  firstBuilding: 0.9,
  furtherBuilding: 0.45,
  forAnUpgrade: 0.45,
  // what buildings are worth if there is more income than one can spend on units, if there is less, as multiples; what lies idle
  plenty: 1.35,
  scant: 0.6,
  idle: 0.08,
  hoard: 16,
  // labour: what a place of work loses by enemies next door, and by every step from home
  peril: 0.8,
  fromHome: 0.06,
  // how far a lack of one resource makes it dearer
  scarcity: 0.1,
  // … at most by so much; what a goldmine is worth beside a forest; what it is not worth to change places for
  dearth: 0.8,
  gold: 1.1,
  trouble: 0.2,
  // … for somebody who has no work where he is
  rest: 0.2,
  // what is left of a place of work that is a turn away, as a share
  delay: 0.55,
  // what it is worth to have a builder at home
  builder: 1.6,
  // cards: what one must be worth to be played, in casualties; and below which chance a battle is as good as decided
  worthACard: 0.5,
  decided: 0.06,
  // what it is worth to arm workers, and to bring flyers down each, in casualties
  armed: 0.4,
  grounded: 0.5,
  // below which chance a stack is brought home by Town Portal
  hopeless: 0.25,
  // what Fast is worth for every point more that attacks promise with it, in casualties: plain players keep it
  haste: 0,
  // what Town Portal is worth for every point that hangs on a Town under attack, in casualties
  rescue: 0,
  // what Cripple is worth for every point less that the enemy's attacks promise, in casualties; 0: for the enemies who stand near
  hinder: 0,
  // what workers called to arms are worth for each casualty they spare or cause; 0: always the same
  called: 0,
})
