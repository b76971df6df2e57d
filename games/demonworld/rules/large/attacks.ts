import {
  classOf,
  FORWARD_FLANK,
  FRONT_FIELDS,
  FRONTAL,
  fieldsOf,
  LEFT_FLANK,
  LEFT_FRONT,
  partField,
  REAR_FIELD,
  REARWARD_FLANK,
  RIGHT_FLANK,
  RIGHT_FRONT,
} from '../../bases.ts'
import { type Card, CHARIOT, cards, DRAGON, type WeaponKind } from '../../content/armies/cards.ts'
import { ground, hasOwnRider } from '../../elements.ts'
import { type Demonworld, type Element, type Hex, NONE } from '../../state.ts'
import { foesOf } from '../movement/contact.ts'

/** One attack of a large element in a melee phase. */
export interface Attack {
  readonly weapon: WeaponKind
  readonly factor: number
  /** The fields it may be made against, as bits of `bases.ts`; and the part of the base it is made from, or NONE. */
  readonly fields: number
  readonly part: number
  /** AMB2-23: made by the rider a dragon comes with; not once somebody else rides it (DW-XVII.41). */
  readonly byRider?: boolean
}

const EVERY_FIELD = 255
const BEHIND = REAR_FIELD | REARWARD_FLANK

/** DW-XVII.35, DW-XVII.40, DW-XVIII.6, DW-XIX.19: where a weapon of a large element strikes, attack by attack. */
function attacksWith(kind: Card['kind'], weapon: WeaponKind, factor: number, parts: number): Attack[] {
  const at = (fields: number, part = NONE): Attack => ({ weapon, factor, fields, part })
  if (kind === 'artillery') return Array.from({ length: parts }, (_, part) => at(EVERY_FIELD, part))
  switch (weapon) {
    case 'bothHands':
    case 'bite':
      return [at(FRONTAL)]
    case 'rightHand':
      return [at(RIGHT_FRONT | RIGHT_FLANK)]
    case 'leftHand':
      return [at(LEFT_FRONT | LEFT_FLANK)]
    case 'claw':
      return [at(RIGHT_FRONT), at(LEFT_FRONT)]
    case 'tail':
      return [at(BEHIND)]
    case 'animals':
      return [at(FRONT_FIELDS, 0), at(FRONT_FIELDS, 1)]
    default:
      return [at(BEHIND)] // the crew of a chariot
  }
}

function attacksOfCard({ base, kind, weapons, rider }: Card): Attack[] {
  if (!base) return []
  const parts = base.endsWith('4') ? 4 : 3
  const own = weapons.flatMap(({ kind: weapon, factor }) => attacksWith(kind, weapon, factor, parts))
  const [sword] = rider?.weapons ?? []
  if (!sword) return own
  return [...own, { weapon: sword.kind, factor: sword.factor, fields: FRONT_FIELDS, part: NONE, byRider: true }]
}

/** By card: the attacks of a large element in a melee phase. */
export const ATTACKS: readonly (readonly Attack[])[] = cards.map(attacksOfCard)

/** The attacks a large element has now. */
export function attacksOf(g: Demonworld, element: Element): readonly Attack[] {
  const all = ATTACKS[g.type[element]]
  return DRAGON[g.type[element]] && !hasOwnRider(g, element) ? all.filter(({ byRider }) => !byRider) : all
}

/** DW-XVII.42, DW-XVIII.6: the fields a commander on a dragon or chariot strikes at. */
export function ridersFields(g: Demonworld, mount: Element): number {
  return CHARIOT[g.type[mount]] ? BEHIND : FRONT_FIELDS
}

/** True if an attack may be made against a field. */
export function mayStrikeField(g: Demonworld, element: Element, { fields, part }: Attack, hex: Hex): boolean {
  if (!(classOf(g, element, hex) & fields)) return false
  return part === NONE || ground(g).board.distance(partField(g, element, part), hex) === 1
}

/** The enemies in contact with a large element that one of its attacks may be made against. */
export function targetsOfAttack(g: Demonworld, element: Element, attack: Attack): Element[] {
  return foesOf(g, element).filter(foe => fieldsOf(g, foe).some(hex => mayStrikeField(g, element, attack, hex)))
}

/** DW-XVII.27: true if a large element can strike somebody as it faces. */
export function canStrike(g: Demonworld, element: Element, foe: Element): boolean {
  return attacksOf(g, element).some(attack => fieldsOf(g, foe).some(hex => mayStrikeField(g, element, attack, hex)))
}

/** DW-XVIII.7: whether draught animals, the chariot itself or both can be struck from a field beside a chariot. */
export function mayStrikeAnimals(g: Demonworld, chariot: Element, from: Hex): boolean {
  return (classOf(g, chariot, from) & (FRONT_FIELDS | FORWARD_FLANK | REARWARD_FLANK)) !== 0
}

export function mayStrikeCrew(g: Demonworld, chariot: Element, from: Hex): boolean {
  return (classOf(g, chariot, from) & BEHIND) !== 0
}
