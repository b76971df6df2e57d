import { Taste } from '@hexarium/kernel'

/** The numbers a player goes by, in victory points where nothing else is said. */
export const taste = new Taste({
  // the invader: how much of the danger counts, as a share; what is added for major monsters that nobody goes with
  boldness: 0.3,
  lonely: 0,
  // how fast fear passes while nothing is destroyed: the share of it that the whole of his time takes away
  impatience: 0,
  // what it costs major monsters to lose their flight, in points; to lose their life to a hero underneath, as a multiple of themselves
  grounding: 0,
  fatal: 0,
  // whether a dragon reckons with the doors that break before it when it looks for what to burn
  doorFire: 0,
  // what a hex nearer to the next target counts, and to major monsters, a target within the next bound, a breach or climb that is tried for, as a share of the way
  perHex: 0.12,
  majorPerHex: 0.12,
  nextBound: 0.35,
  crossing: 0.15,
  // fire is saved for occasions that bring this much; what a turn in the air costs; how many hexes nearer a flyer is
  worthFire: 2,
  tempo: 0.5,
  winged: 3,
  // what is left of a guarded hex once a monster stands on its guard without an MP to spend; what a broken gate brings
  besieged: 0.5,
  throughGate: 0.6,
  // how often blows hit a major monster, those from underneath, and arrows; what an archer costs a flyer
  hits: 0.5,
  hitsBelly: 0.6,
  arrows: 0.25,
  perArcher: 0.3,
  // what a second attack counts, and points whose guard is dead
  second: 0.4,
  laidOpen: 0.3,
  // how likely who must stay on a hex to destroy it is still there; what it costs to bar the way to others; a friend beside a hero
  stays: 0.95,
  blocks: 0.8,
  companion: 0.3,
  // in MP: each point less than the dearest hex has, and a guard in the way besides his strength
  perPointLess: 1,
  guarded: 3,
  // what a dead unit is worth, as a multiple; what a guard in the way costs for each point of its strength, in MP
  kill: 1,
  perDefence: 1.5,
  // the city: what a guard is expected to save, as a multiple; what a blow counts beside that; one at a giant, as a multiple of it
  saved: 1,
  savedFar: 0.03,
  // besides that, the share of its points a guard saves from those on foot who come there by their next move; less who are farther
  held: 0,
  blow: 1,
  minorBlow: 1,
  // what the enemy's answer through an entrance counts that is opened to strike; 0 for who never opens one
  opened: 0,
  // to stand behind an entrance, or behind a wall that is climbed; beside a monster without a blow to strike, as a share of oneself
  atTheDoor: 0.5,
  onTheWall: 0.6,
  exposed: 0.3,
  // how much more a hit on a hurt giant counts, as a share of what it has lost
  finish: 0,
  // whether who goes to a hero reckons with twice his strength; what heroes count what they add to others' blows; a friend in the fight
  led: 0,
  heroLeads: 0,
  encouraged: 0.12,
  // a friend beside a hero before the fight; a hero in the front line, unless his blow brings so much
  amongFriends: 0.04,
  heroExposed: 0.4,
  worthAWound: 0.5,
  // what each hex from the enemy costs reserves; how far from him wizards keep, in hexes
  reserve: 0.06,
  wizardFar: 3,
  // before it begins: what a tower is worth to archers, and points to the others, as a multiple
  postOnTower: 2,
  postPoints: 1,
})
