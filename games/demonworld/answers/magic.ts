import type { Reader } from '@hexarium/kernel'
import { SPELL_NAMES, spells } from '../content/expert/spells.ts'
import { SIDES } from '../content/tables.ts'
import { ground } from '../elements.ts'
import {
  cannotCastSpell,
  cannotEnchant,
  cannotIgniteAround,
  cannotPay,
  mostExtra,
  staffOf,
} from '../expert/magic/casting.ts'
import { neededRoll } from '../rules/magic/power.ts'
import { type Demonworld, type Element, MAGIC } from '../state.ts'
import { readElement, readField } from './reading.ts'

/** DW-XX.4, DW-XX.6: what a spell costs and needs, whom it can be cast at, and why it cannot. */
export function cast(question: Reader): unknown {
  const g = readField(question, 'wizard', 'spell', 'target', 'extra')
  if (!question.has('phase')) g.phase = MAGIC
  g.round = Math.max(1, g.round)
  const wizard = readElement(question.at('wizard'), g)
  const spell = SPELL_NAMES.indexOf(question.at('spell').oneOf(SPELL_NAMES) as (typeof SPELL_NAMES)[number])
  const extra = question.has('extra') ? question.at('extra').int(0, 99) : 0
  const { level, rule, range } = spells[spell]
  const cost = level + extra
  const need = neededRoll(level, cost)
  const most = mostExtra(g, wizard, spell)
  return {
    rule,
    level,
    range,
    cost,
    need,
    chance: (SIDES + 1 - need) / SIDES,
    points: g.power[wizard] + staffOf(g, wizard),
    mostExtra: Math.max(0, most),
    targets: targetsOf(g, wizard, spell),
    cannot:
      cannotCastSpell(g, wizard, spell) ??
      cannotPay(level + Math.max(0, most), level, extra) ??
      cannotTarget(question, g, wizard, spell) ??
      null,
  }
}

/** Units by their place in the list, or fields by their names. */
function targetsOf(g: Demonworld, wizard: Element, spell: number): (number | string)[] {
  const { board } = ground(g)
  if (spells[spell].aim !== 'field')
    return g.card.flatMap((_, unit) => (cannotEnchant(g, wizard, spell, unit) ? [] : [unit]))
  return board.labels.filter((_, hex) => !cannotIgniteAround(g, wizard, spell, hex))
}

function cannotTarget(question: Reader, g: Demonworld, wizard: Element, spell: number): string | undefined {
  if (!question.has('target')) return undefined
  const target = question.at('target')
  if (typeof target.json === 'number') return cannotEnchant(g, wizard, spell, target.int(0, g.card.length - 1))
  const hex = ground(g).board.find(target.text())
  if (hex < 0) target.fault(`there is no field ${target.json} on this map`)
  return cannotIgniteAround(g, wizard, spell, hex)
}
