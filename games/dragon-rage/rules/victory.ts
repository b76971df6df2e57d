import { type RuleId, wins } from '@hexarium/kernel'
import { GRADES } from '../content/scenarios.ts'
import { tell } from '../events.ts'
import { AWAY, CITY, DEAD, type DragonRage, type Hex, INVADER, SAFE, type Side } from '../state.ts'
import { mapOf } from '../units.ts'

/** DR-2.3a: the invader's points. */
export function score(g: DragonRage): number {
  let sum = g.bonus
  for (let number = 0; number < g.destroyed.length; number++) sum += g.destroyed[number]
  return sum
}

/** DR-2.10.7a: what a victory hex is worth now; the citadel less once Elowyn has left it. */
export function worthOf(g: DragonRage, number: number): number {
  const { victory, elowyn } = mapOf(g)
  const hasLeft = g.elowyn === AWAY || g.elowyn === SAFE || g.elowyn === DEAD
  return victory[number].hex === elowyn.start && hasLeft ? elowyn.startPointsAfter : victory[number].points
}

/** True if a hex has points that can still be destroyed there; DR-2.3e: not behind a door of its own. */
export function isStanding(g: DragonRage, hex: Hex): boolean {
  const map = mapOf(g)
  const number = map.victoryAt[hex]
  return g.destroyed[number] === 0 && !map.byDoor[number]
}

/** DR-2.3a, DR-2.3e: destroys the points of a hex, unless only its door counts; each scores once. */
export function destroy(g: DragonRage, hex: Hex): void {
  if (isStanding(g, hex)) scoreHex(g, hex)
}

/** Scores a hex, by whatever means. */
export function scoreHex(g: DragonRage, hex: Hex): void {
  const number = mapOf(g).victoryAt[hex]
  if (g.destroyed[number] !== 0) return
  g.destroyed[number] = worthOf(g, number)
  g.lastDamage = g.turn
  tell(g, 'destroyed', hex, g.destroyed[number], score(g))
  checkGoal(g)
}

/** DR-2.3a, DR-2.3g: the goal ends the game at once, unless results are graded; then only destroying everything does. */
export function checkGoal(g: DragonRage): void {
  if (g.turn === 0) return
  if (!g.graded) {
    if (score(g) >= g.goal) win(g, INVADER, 'DR-2.3a')
  } else if (g.destroyed.every(points => points > 0)) end(g, CITY, 'DR-2.3g')
}

/** Ends the game. With graded results the table decides who has won (DR-2.3f). */
export function end(g: DragonRage, otherwise: Side, by: RuleId): void {
  if (!g.graded) {
    win(g, otherwise, by)
    return
  }
  const grade = gradeOf(g)
  tell(g, 'graded', grade, score(g), g.goal)
  win(g, grade > 0 ? INVADER : CITY, by)
}

/** DR-2.3f: 4 overwhelming, 3 great, 2 normal, 1 narrow victory of the invader, 0 defeat. */
export function gradeOf(g: DragonRage): number {
  const points = score(g)
  if (g.destroyed.every(gained => gained > 0)) return 4
  if (points >= g.goal) return 3
  if (points >= g.goal - GRADES.normal) return 2
  return points >= g.goal - GRADES.narrow ? 1 : 0
}

/** One side wins. Scores: points destroyed, and points left standing (DR-5.1). */
export function win(g: DragonRage, side: Side, by: RuleId): void {
  const points = score(g)
  const scores = [0, 0]
  scores[g.seatOf[INVADER]] = Math.max(0, points)
  scores[g.seatOf[CITY]] = Math.max(0, mapOf(g).pointsInAll - points)
  wins(g, g.seatOf[side], by, scores)
}

/** DR-2.10.7: points for or against the invader for Elowyn's fate. */
export function addBonus(g: DragonRage, points: number): void {
  g.bonus += points
  checkGoal(g)
}
