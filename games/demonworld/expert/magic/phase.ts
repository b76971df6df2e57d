import { d6, d20, type RuleId, roll, type Seat, SPECTATOR } from '@hexarium/kernel'
import { GRADE } from '../../content/armies/cards.ts'
import { GOES_WRONG, spells } from '../../content/expert/spells.ts'
import { ground, isDoomed, sideOf, stir } from '../../elements.ts'
import { act, ask, call, decision, each, procedure, repeat, tell, when } from '../../events.ts'
import { settingDown } from '../../rules/large/setting-down.ts'
import { neededRoll } from '../../rules/magic/power.ts'
import { ringWaits, useRing } from '../../rules/magic/ring.ts'
import { fall } from '../../rules/shooting/casualties.ts'
import { type Demonworld, ELEMENTS, type Element, HERE, NONE } from '../../state.ts'
import {
  canCast,
  cannotCast,
  cannotCastSpell,
  cannotEnchant,
  cannotIgniteAround,
  castable,
  mostExtra,
  staffOf,
} from './casting.ts'
import { ENTRY, effects, effectsOf } from './effects.ts'
import { goneWrong } from './gone-wrong.ts'

/** How an option names a wizard and a spell. */
const CASTING = { wizard: ELEMENTS, spell: 16 } as const

/**
 * The magic phase: the grade whose turn it is, the side that announces, and what its wizard is about to cast; spells
 * announced and not yet cast, wizards who have announced, spells that work, entry by entry.
 */
export type Magic = {
  grade: number
  side: Seat
  wizard: Element
  spell: number
  target: number
  extra: number
  announced: number[]
  casters: Element[]
  works: number[]
}

/** DW-XX.1: which spell a wizard of the grade announces; nobody has to. */
export const castSpell = decision({
  name: 'castSpell',
  rule: ['DW-XX.1', 'DW-XX.2', 'DW-XX.4'],
  ends: ['done'],
  seat: (_g, here: Magic) => here.side,
  offer(g, here, can) {
    for (const wizard of g.captains) {
      if (cannotAnnounce(g, here, wizard)) continue
      for (const spell of castable(g, wizard)) can.spell({ wizard, spell })
    }
    can.done()
  },
  take: {
    spell(_g, here, { wizard, spell }) {
      here.wizard = wizard
      here.spell = spell
    },
    done() {},
  },
  cannot: {
    spell: (g, here, { wizard, spell }) => cannotAnnounce(g, here, wizard) ?? cannotCastSpell(g, wizard, spell),
  },
  parts: { spell: CASTING },
  points: { spell: ({ wizard }) => `element:${wizard}` },
  default: () => ['done'],
})

/** DW-XX.6: at whom: the models of a card, or the field around which flames break out. */
export const spellTarget = decision({
  name: 'spellTarget',
  rule: 'DW-XX.6',
  seat: (_g, here: Magic) => here.side,
  about: (_g, { wizard }) => ({ element: wizard }),
  offer(g, here, can) {
    if (spells[here.spell].aim === 'field') {
      const { size } = ground(g).board
      for (let hex = 0; hex < size; hex++) if (!cannotIgniteAround(g, here.wizard, here.spell, hex)) can.hex(hex)
      return
    }
    // those it is meant for first: nobody curses his own side by the first key
    const meant = spells[here.spell].harms ? 1 - here.side : here.side
    for (const side of [meant, 1 - meant])
      for (let unit = 0; unit < g.card.length; unit++)
        if (g.owner[unit] === side && !cannotEnchant(g, here.wizard, here.spell, unit)) can.unit(unit)
  },
  take: {
    unit(_g, here, unit) {
      here.target = unit
    },
    hex(_g, here, hex) {
      here.target = hex
    },
  },
  cannot: {
    unit: (g, here, unit) => cannotEnchant(g, here.wizard, here.spell, unit),
    hex: (g, here, hex): RuleId | undefined =>
      spells[here.spell].aim === 'field' ? cannotIgniteAround(g, here.wizard, here.spell, hex) : 'DW-XX.6',
  },
})

/** DW-XX.4: how many spell points beyond the level he pays; each is added to the die. */
export const payExtra = decision({
  name: 'payExtra',
  rule: 'DW-XX.4',
  auto: true,
  seat: (_g, here: Magic) => here.side,
  about: (_g, { wizard }) => ({ element: wizard }),
  offer(g, here, can) {
    const most = mostExtra(g, here.wizard, here.spell)
    for (let extra = 0; extra <= most; extra++) can.extra(extra)
  },
  take: {
    extra(_g, here, extra) {
      here.extra = extra
    },
  },
  cannot: { extra: (g, here, extra) => (extra <= mostExtra(g, here.wizard, here.spell) ? undefined : 'DW-XX.4') },
  default: () => ['extra', 0],
})

/** DW-XXVI.5: how many of them come out of Fenragg's staff. */
export const payFromStaff = decision({
  name: 'payFromStaff',
  rule: 'DW-XXVI.5',
  auto: true,
  seat: (_g, here: Magic) => here.side,
  about: (_g, { wizard }) => ({ element: wizard }),
  offer(g, here, can) {
    for (let points = 0; points <= costOf(here); points++) if (!cannotDraw(g, here, points)) can.staff(points)
  },
  take: {
    staff(g, here, points) {
      announce(g, here, points)
    },
  },
  cannot: { staff: (g, here, points) => cannotDraw(g, here, points) },
})

/** DW-XX.1: the magic phase: grade by grade spells are announced, then cast; then all that succeed work together. */
export const magic = procedure<Magic & { caster: number }>(
  'magic',
  'DW-XX.1',
  act(beginMagic),
  each(
    'grade',
    grades,
    act(forgetAnnounced),
    each(
      'side',
      announcingOrder,
      act(forget),
      repeat(wizardsWait, ask(castSpell), ask(spellTarget), ask(payExtra), ask(payFromStaff)),
    ),
    each('caster', announcedSpells, act(cast)),
    act(bury),
    settingDown,
  ),
  when(ringWaits, ask(useRing)),
  call(effects, { with: (_g, here) => effectsOf(here.works) }),
)

function beginMagic(g: Demonworld, here: Magic): void {
  g.losses.fill(0)
  g.slain.fill(0)
  Object.assign(here, { grade: 0, side: 0, wizard: NONE, spell: NONE, target: NONE, extra: 0 })
  Object.assign(here, { announced: [], casters: [], works: [] })
}

/** DW-XX.1: the grades of those who can cast, the lowest first. */
function grades(g: Demonworld): number[] {
  const found = new Set<number>()
  for (const wizard of g.captains) if (!cannotCast(g, wizard)) found.add(GRADE[g.type[wizard]])
  return [...found].sort((a, b) => a - b)
}

function forgetAnnounced(_g: Demonworld, here: Magic): void {
  here.announced = []
}

function forget(_g: Demonworld, here: Magic): void {
  here.wizard = here.spell = here.target = NONE
}

/** DW-XX.1: where both sides have wizards of the grade who can cast, the die says who announces first. */
function announcingOrder(g: Demonworld, here: Magic): Seat[] {
  const sides = [0, 1].filter(side => hasCaster(g, here, side))
  return sides.length === 2 && roll(g, SPECTATOR, d6) > 3 ? [1, 0] : sides
}

/** DW-XX.1: a wizard of this side and grade who has not announced a spell yet; each casts one. */
function cannotAnnounce(g: Demonworld, here: Magic, wizard: Element, side: Seat = here.side): RuleId | undefined {
  if (GRADE[g.type[wizard] ?? 0] !== here.grade || g.owner[g.origin[wizard]] !== side) return 'DW-XX.1'
  return here.casters.includes(wizard) ? 'DW-XX.1' : cannotCast(g, wizard)
}

function hasCaster(g: Demonworld, here: Magic, side: Seat): boolean {
  return g.captains.some(wizard => !cannotAnnounce(g, here, wizard, side) && canCast(g, wizard))
}

function wizardsWait(g: Demonworld, here: Magic): boolean {
  return hasCaster(g, here, here.side)
}

/** DW-XX.4: the spell points a spell costs him. */
function costOf(here: Magic): number {
  return spells[here.spell].level + here.extra
}

/** DW-XXVI.5: why so many points cannot come out of the staff: it has not so many left, or he not the others. */
function cannotDraw(g: Demonworld, here: Magic, points: number): RuleId | undefined {
  if (points > staffOf(g, here.wizard)) return 'DW-XXVI.5'
  const own = costOf(here) - points
  return own < 0 || own > g.power[here.wizard] ? 'DW-XX.4' : undefined
}

/** DW-XX.1, DW-XX.4: spell, target and points are told; the points are spent whatever comes of it. */
function announce(g: Demonworld, here: Magic, fromStaff: number): void {
  const { wizard, spell, target } = here
  const cost = costOf(here)
  g.power[wizard] -= cost - fromStaff
  g.staff -= fromStaff
  here.casters.push(wizard)
  here.announced.push(wizard, spell, target, cost)
  stir(g, wizard)
  tell(g, 'announces', wizard, spell, target, cost, fromStaff)
  forget(g, here)
}

/** The places of the spells announced. */
function announcedSpells(_g: Demonworld, here: Magic): number[] {
  return Array.from({ length: here.announced.length / ENTRY }, (_, i) => i * ENTRY)
}

/** DW-XX.4: the level or more on the die and the extra points; one or two always go wrong. */
function cast(g: Demonworld, here: Magic & { caster: number }): void {
  const [wizard, spell, target, cost] = here.announced.slice(here.caster, here.caster + ENTRY)
  if (g.fate[wizard] !== HERE) return
  const die = roll(g, sideOf(g, wizard), d20, 'high')
  const succeeds = die >= neededRoll(spells[spell].level, cost)
  tell(g, 'casts', wizard, spell, die, cost, succeeds ? 1 : 0)
  if (die <= GOES_WRONG) goneWrong(g, wizard, cost)
  if (succeeds) here.works.push(wizard, spell, target, cost)
}

/** Who fell to a spell gone wrong is removed before the next grade casts. */
function bury(g: Demonworld): void {
  for (let element = 0; element < g.fate.length; element++)
    if (g.fate[element] === HERE && isDoomed(g, element)) fall(g, element)
}
