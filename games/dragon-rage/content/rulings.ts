import type { Rulings } from '../state.ts'

/** Section E of the digest: the rulings a table starts with. */
export const STANDARD_RULINGS: Readonly<Rulings> = {
  /** D3: only militia and infantry have the row of city troops; otherwise archers and cavalry too. */
  climbRowMilitiaOnly: true,
  /** D26: a roc's belly is hit from everywhere; otherwise from underneath. */
  rocBellyFrom: false,
  /** D18: what a missile needs against giants and T-rexes: 6, or 5 next to them. */
  giantMissileNeed: 6,
  /** D15: Elowyn is freed by a human in an adjacent hex; otherwise in her own. */
  freeElowyn: false,
  /** D10: only fog on both sides of a wall stops a climb; otherwise on either. */
  fogClimb: false,
  /** D12: a new elemental may move and not attack; otherwise attack and not move. */
  elementalFirstTurn: false,
  /** D38: Elowyn raises every goal by 1, printed ones too and whoever uses her; otherwise only where forces were bought and the defender does. */
  elowynRaisesGoal: false,
  /** D39: lightning strikes ordinary units in fog and whirlwinds, too; otherwise they bar it like a missile. */
  lightningInWeather: false,
  /** D40: a flyer that loses a wing group crashes; otherwise with less than half of its wing points. */
  crashOnWingLoss: false,
  /** D41: boosted morale helps to escape falling monsters, too; otherwise dragonfire alone, unless all heroes are dead. */
  boostWhenCrushed: false,
  /** D42: monsters land on Elowyn, and she gives way to climbers, as heroes and wizards do. */
  elowynGivesWay: false,
  /** D43: boosted morale helps a unit whose strength a hero doubles, too. */
  boostBesideHero: false,
  /** D44: goblins, archers strike hand to hand. */
  goblinsStrike: true,
  archersStrike: false,
  /** D45: a ballista needs a 6 against flyers; otherwise what its table says. */
  flyersDodgeBallistae: false,
  /** D46: elementals count as monsters for militia, heroes, morale and whirlwinds. */
  elementalsAreMonsters: false,
  /** D47: wargs stay out of towers like cavalry. */
  wargsShunTowers: false,
  /** D48: to an elemental out of control young dragons are dragons; otherwise other monsters. */
  youngDragonsRank: true,
  /** D49: who has opened an entrance may leave the enemy beyond it alone. */
  openFreely: false,
  /** D50: Elowyn takes ship with delayed reinforcements, too. */
  lateShips: false,
  /** D51: in fog orcs, goblins and human troops destroy no points by staying. */
  fogShieldsPoints: false,
  /** D52: a demoralised wizard checks his morale before he strikes a monster with lightning. */
  wizardsQuail: false,
  /** D53: a hero in the hex of a major monster of his side doubles its strength. */
  heroesLeadMajors: false,
  /** D54: an MP a major monster spends in a hex on a turn or a gate destroys the points there, too. */
  anyMpRazes: false,
  asBefore: false,
  beforeFive: false,
  beforeSeven: false,
  beforeEight: false,
}

/** How rules 1 to 3 had it where rules 4 follow the manuals' letter. */
export const FORMER_RULINGS: Readonly<Partial<Rulings>> = {
  elowynRaisesGoal: true,
  lightningInWeather: true,
  crashOnWingLoss: true,
  boostWhenCrushed: true,
  elowynGivesWay: true,
  boostBesideHero: true,
  goblinsStrike: false,
  flyersDodgeBallistae: true,
  wargsShunTowers: true,
  youngDragonsRank: false,
  openFreely: true,
  asBefore: true,
  beforeFive: true,
  beforeSeven: true,
  beforeEight: true,
}

/** How rules 4 had it where rules 5 follow the manuals' letter. */
export const RULINGS_OF_FOUR: Readonly<Partial<Rulings>> = {
  openFreely: true,
  beforeFive: true,
  beforeSeven: true,
  beforeEight: true,
}

/** How rules 5 had it where rules 6 follow the manuals' letter. */
export const RULINGS_OF_FIVE: Readonly<Partial<Rulings>> = { openFreely: true, beforeSeven: true, beforeEight: true }

/** How rules 6 had it where rules 7 follow the manuals' letter. */
export const RULINGS_OF_SIX: Readonly<Partial<Rulings>> = { beforeSeven: true, beforeEight: true }

/** How rules 7 had it before giants were measured. */
export const RULINGS_OF_SEVEN: Readonly<Partial<Rulings>> = { beforeEight: true }
