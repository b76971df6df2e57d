import type { StagePiece, StageScene, StageSide } from '@hexarium/kernel'
import { AREAS, sheets as printed } from '../content/monsters.ts'
import { FIRST_MAJOR, isMajor, isMonster, typeOf, UNITS } from '../content/types.ts'
import type { Hex, Unit } from '../state.ts'
import type { DragonText } from '../text/words.ts'
import type { View } from '../view.ts'
import { factsOf, glyphs, seatOf } from './counters.ts'
import { areaLeft, groupsStanding } from './health.ts'

/** DR-2.7: the attack being prepared: those named so far against everybody in the hex, or against a monster's areas. */
export function stage(view: View, text: DragonText): StageScene | undefined {
  const { hex, monster } = view.choice
  const attackers = attackersIn(view)
  if (attackers === undefined || (hex === undefined && monster === undefined)) return undefined
  // A game may end with the blow that takes the monster off the map.
  if (monster !== undefined && !(view.at[monster] >= 0)) return undefined
  const at = hex ?? view.at[monster!]
  const own = attackers[0] ?? -1
  const foes = monster === undefined ? foesIn(view, at) : [monster]
  if (foes.length === 0) return undefined
  const striker = own >= 0 ? seatOf(view, own) : (view.seatOf[view.side] ?? -1)
  return {
    id: `fight:${at}`,
    title: text.names.grammar.labelled(
      text.names.grammar.capital(text.names.phase(view.phase)),
      text.names.place(view, at),
    ),
    phase: `${text.words.turn} ${view.turn}`,
    rolling: striker >= 0 ? [striker] : [],
    sides: [
      sideOf(
        view,
        striker,
        attackers.flatMap(unit => piecesOf(view, unit, text, false)),
        text,
      ),
      sideOf(
        view,
        seatOf(view, foes[0]),
        foes.flatMap(unit => piecesOf(view, unit, text, true)),
        text,
      ),
    ],
  }
}

/** Who attacks, as far as they are named; nothing where no attack is prepared. */
function attackersIn({ choice: { units, beast, striker, shooter, monster } }: View): Unit[] | undefined {
  if (units) return units
  const [one] = [beast, striker, shooter].filter(unit => unit !== undefined)
  return one === undefined ? (monster === undefined ? undefined : []) : [one]
}

/** DR-2.7.1d: everybody of the other side on the ground of a hex who is fought on the table. */
function foesIn(view: View, hex: Hex): Unit[] {
  const found: Unit[] = []
  for (let unit = 0; unit < UNITS; unit++)
    if (view.at[unit] === hex && view.owner[unit] !== view.side && !view.flying[unit] && !isMonster(unit))
      found.push(unit)
  return found
}

function sideOf(view: View, owner: number, pieces: StagePiece[], { names }: DragonText): StageSide {
  const title = names.grammar.capital(names.side(view.seatOf.indexOf(owner)))
  return { owner, title, pieces, say: title }
}

/** A unit; a major monster area by area, with what is left of each, or with the groups named so far. */
function piecesOf(view: View, unit: Unit, text: DragonText, isTarget: boolean): StagePiece[] {
  const common = { about: `unit:${unit}`, glyph: glyphs[typeOf[unit]], owner: seatOf(view, unit) }
  const facts = factsOf(view, unit)
  const say = text.words.unit(facts)
  if (!isMajor(unit)) {
    const strength = isTarget ? facts.defence : facts.attack
    const track = facts.whole > 0 ? { track: { now: facts.left, max: facts.whole } } : {}
    return [{ ...common, label: text.names.unit(unit), text: `${strength}`, ...track, say }]
  }
  return Array.from({ length: AREAS }, (_, area) => area).flatMap((area): StagePiece[] => {
    const { groups, hitPoints } = printed[unit - FIRST_MAJOR].areas[area]
    if (groups === 0) return []
    const left = areaLeft(view, unit, area)
    const named = isTarget ? undefined : view.choice.limbs?.[area]
    return [
      {
        ...common,
        label: text.names.areas[area],
        text: `${named === undefined ? '' : `${named} / `}${groupsStanding(view, unit, area)} ×`,
        track: { now: left, max: groups * hitPoints },
        ...(left === 0 ? { isLost: true as const } : {}),
        say: text.names.grammar.labelled(
          `${text.names.unit(unit)}, ${text.names.areas[area]}`,
          `${left} / ${groups * hitPoints}`,
        ),
      },
    ]
  })
}
