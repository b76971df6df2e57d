import { Taste } from '@hexarium/kernel'

/** The numbers a player goes by: points where nothing else is said, of which a field of way counts one. */
export const taste = new Taste({
  // whether who may choose regroups second, and moves second (above one half)
  regroupSecond: 0,
  moveSecond: 0,
  // fields farther that somebody is gone for whom one hits better than he hits, for each point of the difference; or who routs
  prey: 0,
  fleeing: 2,
  // what a blow one may have to take counts beside one that one strikes; less where the enemy has yet to turn; to be in the fight at all
  taken: 0.7,
  takenLater: 0.35,
  contact: 0.5,
  // what fights count beside the way; an order kept; a column, which cannot fight; each element in the front rank
  fight: 1,
  ordered: 4,
  column: 2,
  broad: 0.15,
  // a sixth of a circle off the front; all elements near
  askew: 1.6,
  massed: 0.05,
  // a shot that can be made; enemies who are too near to those who shoot
  shot: 1.5,
  tooNear: 2,
  // what must be gained by a manoeuvre, and by leaving a place in the line; how often a charge test that is tried must be passed
  manoeuvre: 0.15,
  leave: 0.5,
  daring: 0.5,
  // special figures, as a multiple of their points
  figure: 1.5,
  // who is so many fields nearer than his reach attacks, and so does whom the enemy could charge from so many fields beyond his own
  slack: 1,
  wary: 0,
  // the share of shooters who must have somebody before them
  volley: 0.3,
  // whether shooters who could only shoot into a melee join it (above one half)
  joins: 0,
  // at the end of a fight: a field nearer to the enemy for who reaches nobody
  closing: 0,
})

/** The numbers of who plays well and is no master yet: nobody is called into the fight. */
export const able = { regroupSecond: 1, prey: 0.375 }
