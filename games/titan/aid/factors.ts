import type { Factor, RuleId } from '@hexarium/kernel'
import { isNative, SKILL } from '../content/creatures.ts'
import { BRAMBLE, DUNE, EVEN_NUMBER, RANGE_DIVISOR, VOLCANO, VOLCANO_DICE, WALL } from '../content/hazards.ts'
import type { Announcement } from '../rules/carry.ts'
import { bonusAgainst, brambleCover, diceWithoutBonus, groundUnder, strikeDice } from '../rules/strike.ts'
import type { Battle, Fighter } from '../state.ts'

/** TI-13.2: what dice and number of a strike come from, whatever was announced. */
export function strikeFactors(
  battle: Battle,
  striker: Fighter,
  target: Fighter,
  { dice, number }: Pick<Announcement, 'dice' | 'number'>,
): Factor[] {
  const power = battle.power[striker]
  const volcano = volcanoDice(battle, striker)
  const plain = diceWithoutBonus(battle, striker, target)
  const most = strikeDice(battle, striker, target)
  const bonus = bonusAgainst(battle, striker, target)
  return [
    { key: 'power', args: [], value: power, isBase: true, rule: 'TI-13.2a' },
    ...some('volcano', volcano, 'TI-H6'),
    ...some('uphill', plain - power - volcano, 'TI-H9'),
    ...some('downhill', most - plain, bonus === DUNE ? 'TI-H9' : 'TI-H11'),
    ...some('waived', dice - most, 'TI-13.5c'),
    ...numberFactors(battle, striker, target, number, bonus === WALL ? 'TI-H12' : 'TI-H13'),
  ]
}

/** TI-12.2, TI-12.6c: those of a rangestrike. */
export function rangeFactors(battle: Battle, striker: Fighter, target: Fighter, number: number): Factor[] {
  const half = Math.floor(battle.power[striker] / RANGE_DIVISOR)
  return [
    { key: 'halfPower', args: [], value: half, isBase: true, rule: 'TI-12.2' },
    ...some('volcano', volcanoDice(battle, striker), 'TI-H6'),
    ...numberFactors(battle, striker, target, number, 'TI-12.6c'),
  ]
}

function volcanoDice(battle: Battle, striker: Fighter): number {
  return groundUnder(battle, striker) === VOLCANO && isNative(battle.type[striker], VOLCANO) ? VOLCANO_DICE : 0
}

/** TI-13.2b, TI-H4: both skills and brambles; what else there is comes from the way between them, and from the limits. */
function numberFactors(battle: Battle, striker: Fighter, target: Fighter, number: number, way: RuleId): Factor[] {
  const [own, others] = [SKILL[battle.type[striker]], SKILL[battle.type[target]]]
  const cover = brambleCover(battle, striker, target)
  const inBramble = groundUnder(battle, striker) === BRAMBLE && !isNative(battle.type[striker], BRAMBLE) ? 1 : 0
  const rest = number - (EVEN_NUMBER - own + others + cover + inBramble)
  return [
    { key: 'even', args: [], value: EVEN_NUMBER, isBase: true, rule: 'TI-13.2b' },
    { key: 'skill', args: [], value: -own, rule: 'TI-13.2b' },
    { key: 'enemySkill', args: [], value: others, rule: 'TI-13.2b' },
    ...some('bramble', cover + inBramble, 'TI-H4'),
    ...some('terrain', rest, way),
  ]
}

function some(key: string, value: number, rule: RuleId): Factor[] {
  return value === 0 ? [] : [{ key, args: [], value, rule }]
}
