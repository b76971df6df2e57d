import { OFF_BOARD } from '@hexarium/hex'
import type { RuleId } from '@hexarium/kernel'
import { classOf, FRONT_FIELDS, fieldsAround, fieldsOf, partOf } from '../../bases.ts'
import { CAVALRY, CHARIOT, COLOSSUS, COMMANDER, cards, DRAGON, LARGE, SIZE } from '../../content/armies/cards.ts'
import { CORPSE_SIZE, RIDER_SIZE } from '../../content/expert/large.ts'
import { scar } from '../../content/expert/scars.ts'
import { ground, isDoomed, lift, put, remove, riderOf, seatOf, sideOf, stands, stir } from '../../elements.ts'
import { act, ask, decision, procedure, tell, when } from '../../events.ts'
import { DESTROYED, type Demonworld, type Element, FLED, type Focus, HERE, type Hex, NONE } from '../../state.ts'
import { hasFoe } from '../movement/contact.ts'
import { focusOf } from '../movement/move.ts'
import { mayStand } from '../movement/passage.ts'
import { cannotRide } from '../victory.ts'

/** DW-XVII.41, DW-XVIII.8: the fields one mounts from and dismounts to: before a dragon's head, around the chariot itself. */
export function stirrups(g: Demonworld, mount: Element): Hex[] {
  if (DRAGON[g.type[mount]]) return fieldsAround(g, mount).filter(hex => classOf(g, mount, hex) & FRONT_FIELDS)
  const { board } = ground(g)
  const seat = seatOf(g, mount)
  const found: Hex[] = []
  for (let direction = 0; direction < 6; direction++) {
    const hex = board.neighbour[seat * 6 + direction]
    if (hex !== OFF_BOARD && g.on[hex] !== mount) found.push(hex)
  }
  return found
}

/** DW-XVII.31, DW-XVIII.8, DW-XXI.2: why a commander or wizard may not ride a dragon or chariot at all, or not now. */
function cannotSit(g: Demonworld, captain: Element, mount: Element): RuleId | undefined {
  if (g.at[mount] === NONE) return 'DW-XVII.31'
  const rule = cannotFit(g, captain, mount)
  if (rule) return rule
  return riderOf(g, mount) === NONE ? cannotRide(g, captain, mount) : 'DW-XVII.41'
}

/** DW-XVII.31, DW-XVIII.8: why the two do not go together: he is of size 1 or 2, on foot and alone, and it a mount of his side. */
export function cannotFit(g: Demonworld, captain: Element, mount: Element): RuleId | undefined {
  if (!isMount(g, mount) || sideOf(g, mount) !== sideOf(g, captain)) return 'DW-XVII.31'
  if (SIZE[g.type[captain]] > RIDER_SIZE || CAVALRY[g.type[captain]]) return 'DW-XVII.31'
  if (cards[g.type[captain]].elements.figures > 1) return 'DW-XVIII.8'
  return g.unit[captain] === g.origin[captain] ? undefined : 'DW-XVII.31'
}

/** DW-XVII.41, DW-XVIII.8: why he may not mount it where he stands. */
export function cannotMount(g: Demonworld, captain: Element, mount: Element): RuleId | undefined {
  const rule = cannotSit(g, captain, mount)
  if (rule) return rule
  if (!stands(g, captain) || !stirrups(g, mount).includes(g.at[captain])) return 'DW-XVII.41'
  return hasFoe(g, mount) || hasFoe(g, captain) || g.altitude[mount] > 0 ? 'DW-XVII.41' : undefined
}

/** DW-XVII.31, DW-XVIII.8, AMB2-86: why he may not begin the battle on it. */
export function cannotStartOn(g: Demonworld, captain: Element, mount: Element): RuleId | undefined {
  return g.mount[captain] === NONE ? cannotSit(g, captain, mount) : 'DW-XVII.31'
}

/** He is deployed on a mount, unseen by the other side. */
export function startOn(g: Demonworld, captain: Element, mount: Element): void {
  lift(g, captain)
  g.mount[captain] = mount
  g.unit[captain] = g.unit[mount]
  g.fate[captain] = HERE
}

/** DW-XVII.31: dragons and chariots. */
export function isMount(g: Demonworld, element: Element): boolean {
  return DRAGON[g.type[element]] || CHARIOT[g.type[element]]
}

/** The mounts a commander could mount from where he stands. */
function mountsFor(g: Demonworld, captain: Element): Element[] {
  const found: Element[] = []
  for (let unit = 0; unit < g.card.length; unit++) {
    if (LARGE[g.card[unit]] && !cannotMount(g, captain, g.head[unit])) found.push(g.head[unit])
  }
  return found
}

type Mounting = { captain: Element; mount: Element }

/** DW-XVII.41, DW-XVIII.8: whether a commander mounts; that ends the move of both. */
export const mountUp = decision({
  name: 'mountUp',
  rule: ['DW-XVII.41', 'DW-XVIII.8'],
  seat: (g, here: Mounting) => g.owner[g.origin[here.captain]],
  about: (_g, { captain }) => ({ element: captain }),
  offer(g, here, can) {
    for (const mount of mountsFor(g, here.captain)) if (isAsked(here, mount)) can.mount(mount)
    can.stay()
  },
  take: {
    mount(g, here, mount) {
      climb(g, here.captain, mount)
    },
    stay() {},
  },
  cannot: {
    mount: (g, here, mount) => (isAsked(here, mount) ? cannotMount(g, here.captain, mount) : 'DW-XVII.41'),
  },
  points: { mount: 'element' },
  default: () => ['stay'],
})

function isAsked(here: Mounting, mount: Element): boolean {
  return here.mount === NONE || here.mount === mount
}

/** DW-XVII.41: a commander beside a mount, whoever of them moved up, may get on. */
export const mounting = procedure<Mounting>('mounting', 'DW-XVII.41', when(mayMountUp, ask(mountUp)))

function mayMountUp(g: Demonworld, here: Mounting): boolean {
  if (here.captain === NONE || !stands(g, here.captain)) return false
  return mountsFor(g, here.captain).some(mount => isAsked(here, mount))
}

/** The commanders who could mount a large element where it stands. */
export function ridersBeside(g: Demonworld, mount: Element): Element[] {
  if (!isMount(g, mount) || g.at[mount] === NONE) return []
  return g.captains.filter(captain => stands(g, captain) && !cannotMount(g, captain, mount))
}

function climb(g: Demonworld, captain: Element, mount: Element): void {
  tell(g, 'mounts', captain, mount)
  const hex = g.at[captain]
  g.on[hex] = NONE
  g.at[captain] = NONE
  g.mount[captain] = mount
  g.unit[captain] = g.unit[mount]
  stir(g, captain)
  g.moved[g.unit[mount]] = g.moved[g.origin[captain]] = true
  g.bereft = g.bereft.filter((_, i) => g.bereft[i - (i % 2)] !== mount)
}

/** DW-XVII.41: before his mount moves or after it a rider may get off. */
export const dismount = decision({
  name: 'dismount',
  rule: ['DW-XVII.41', 'DW-XVIII.8'],
  seat: (g, here: Focus) => g.owner[here.unit],
  about: focusOf,
  offer(g, here, can) {
    for (const hex of landings(g, here.element)) can.hex(hex)
    can.stay()
  },
  take: {
    hex(g, here, hex) {
      getOff(g, here.element, hex, g.moved[here.unit])
    },
    stay() {},
  },
  cannot: {
    hex: (g, here, hex): RuleId | undefined => (landings(g, here.element).includes(hex) ? undefined : 'DW-XVII.41'),
  },
  default: () => ['stay'],
})

/** The question whether the rider gets off, where it makes sense. */
export const dismounting = when(mayGetOff, ask(dismount))

/** DW-XVII.41: after the move also where it has led into melee; who is in one already has no move to get off before. */
function mayGetOff(g: Demonworld, { element }: Focus): boolean {
  if (!isMount(g, element) || g.at[element] === NONE || g.altitude[element] > 0) return false
  if (hasFoe(g, element) && (g.rules.beforeEight || !g.moved[g.unit[element]])) return false
  return riderOf(g, element) !== NONE && landings(g, element).length > 0
}

/** The free fields a rider may get off to. */
function landings(g: Demonworld, mount: Element): Hex[] {
  const rider = riderOf(g, mount)
  if (rider === NONE) return []
  return stirrups(g, mount).filter(hex => g.on[hex] === NONE && mayStand(ground(g), g.type[rider], hex))
}

/** DW-XVII.41: who gets off after the move has moved, too; before it he may still move. */
function getOff(g: Demonworld, mount: Element, hex: Hex, late: boolean): void {
  const rider = riderOf(g, mount)
  tell(g, 'dismounts', rider, mount, hex)
  setDown(g, rider, hex, g.facing[mount])
  g.moved[g.origin[rider]] = late
  if (DRAGON[g.type[mount]]) g.bereft.push(mount, rider)
}

function setDown(g: Demonworld, rider: Element, hex: Hex, facing: number): void {
  const from = g.unit[rider]
  g.mount[rider] = NONE
  g.unit[rider] = g.origin[rider]
  put(g, rider, hex, facing)
  g.order[g.origin[rider]] = NONE
  g.phases[g.origin[rider]] = g.phases[from]
  g.engaged[g.origin[rider]] = hasFoe(g, rider) && g.engaged[from]
}

/** DW-XVII.41: dragons whose rider has got off and is no longer beside them. */
export function abandoned(g: Demonworld): Element[] {
  return g.bereft.filter((dragon, i) => {
    if (i % 2 === 1 || !stands(g, dragon)) return false
    const captain = g.bereft[i + 1]
    return !stands(g, captain) || !stirrups(g, dragon).includes(g.at[captain])
  })
}

/** DW-XVII.41: dragons whose rider has got off and gone, or died, leave the battle. */
export function releaseDragons(g: Demonworld): void {
  for (const dragon of abandoned(g)) withdraw(g, dragon)
  if (g.bereft.length > 0) g.bereft = g.bereft.filter((_, i) => stands(g, g.bereft[i - (i % 2)]))
}

function withdraw(g: Demonworld, dragon: Element): void {
  tell(g, 'withdraws', dragon)
  remove(g, dragon, FLED)
}

/** DW-XVII.36, DW-XVII.37, DW-XVII.41, DW-XVIII.8: what the end of a large element, or of somebody on one, brings about. */
export function fallLarge(g: Demonworld, element: Element): void {
  const mount = g.mount[element]
  if (mount !== NONE) {
    remove(g, element, DESTROYED)
    if (DRAGON[g.type[mount]]) withdraw(g, mount)
    return
  }
  const rider = riderOf(g, element)
  const [fields, seat, facing] = [fieldsOf(g, element), seatOf(g, element), g.facing[element]]
  const front = stirrups(g, element)
  const beside = fieldsAround(g, element)
  const isGround = g.altitude[element] === 0
  remove(g, element, DESTROYED)
  if (isGround && leavesCorpse(g, element)) layCorpse(g, element, fields)
  if (rider === NONE) return
  const open = openTo(g, rider, CHARIOT[g.type[element]] ? [[seat]] : [front, beside], seat)
  const fought = g.engaged[g.unit[rider]]
  setDown(g, rider, open[0], facing)
  tell(g, 'dismounts', rider, element, open[0])
  if (!isDoomed(g, rider)) {
    if (open.length > 1) g.unseated.push({ rider, fought, open })
    return
  }
  g.losses[g.unit[rider]]++
  tell(g, 'falls', rider, open[0])
  remove(g, rider, DESTROYED)
}

/** DW-XVII.20, DW-XVII.37, AMB2-05: the first of these lists with free fields, else the nearest free ones. */
function openTo(g: Demonworld, rider: Element, lists: readonly (readonly Hex[])[], from: Hex): Hex[] {
  for (const list of lists) {
    const free = list.filter(hex => isFreeFor(g, rider, hex))
    if (free.length > 0) return free
  }
  return nearestFree(g, rider, from)
}

/** DW-XVII.36, DW-XVII.37: giants from this size on and all dragons. */
function leavesCorpse(g: Demonworld, element: Element): boolean {
  const card = g.type[element]
  return COLOSSUS[card] && (DRAGON[card] || SIZE[card] >= CORPSE_SIZE)
}

/** DW-XVII.36: a dead colossus bars its fields. */
export function layCorpse(g: Demonworld, element: Element, fields: readonly Hex[]): void {
  g.corpses.push(...fields)
  tell(g, 'corpse', element, ...fields)
  scar(g)
}

/** True if somebody could stand on a field. */
export function isFreeFor(g: Demonworld, rider: Element, hex: Hex): boolean {
  return g.on[hex] === NONE && mayStand(ground(g), g.type[rider], hex) && !isUnderLarge(g, hex)
}

/** True where a large element that overruns somebody stands over a field just now. */
function isUnderLarge(g: Demonworld, hex: Hex): boolean {
  for (let unit = 0; unit < g.card.length; unit++) {
    const large = g.head[unit]
    if (LARGE[g.card[unit]] && g.at[large] !== NONE && g.altitude[large] === 0 && partOf(g, large, hex) !== NONE)
      return true
  }
  return false
}

/** AMB2-05: the nearest free passable fields. */
function nearestFree(g: Demonworld, rider: Element, from: Hex): Hex[] {
  const { board } = ground(g)
  let found: Hex[] = []
  for (let hex = 0; hex < board.size; hex++) {
    if (!isFreeFor(g, rider, hex)) continue
    const nearer = found.length === 0 ? -1 : board.distance(from, hex) - board.distance(from, found[0])
    if (nearer < 0) found = [hex]
    else if (nearer === 0) found.push(hex)
  }
  return found
}

/** True for somebody whose end has consequences of its own: large elements, riders and passengers. */
export function isGreat(g: Demonworld, element: Element): boolean {
  return LARGE[g.type[element]] || (COMMANDER[g.type[element]] && g.mount[element] !== NONE)
}

/** After a move: dragons without a master leave. */
export const masterless = act(releaseDragons)
