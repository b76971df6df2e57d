import { type Chance, everyUnderWay, flatCopy, type Seat } from '@hexarium/kernel'
import { cards } from './content/armies/cards.ts'
import { ORDERS as ORDER_COUNT } from './content/tables.ts'
import { about } from './events.ts'
import { earliestRound } from './rules/armies/arrival.ts'
import { dealDeployment } from './rules/armies/deal.ts'
import { deployment, putAway } from './rules/armies/deployment.ts'
import { marchesAllowed } from './rules/armies/flank-march.ts'
import { cannotMarchOn } from './rules/armies/mounted-march.ts'
import { dealArmy, sideOfItem } from './rules/armies/muster.ts'
import { ringSpells, ringUnit } from './rules/magic/ring.ts'
import { type Demonworld, type Focus, type Left, NONE, ORDERS, SET_UP } from './state.ts'

/** What of a battle everybody may see. */
type Open = Omit<
  Demonworld,
  'core' | 'on' | 'at' | 'facing' | 'fate' | 'markers' | 'march' | 'group' | 'steed' | 'picks' | 'gear' | 'ring'
>

/** What a seat may know: all but the other side's deployment, orders and flank marches before they are shown. */
export interface View extends Open {
  /** The viewer. */
  seat: Seat
  at: (number | null)[]
  facing: (number | null)[]
  fate: (number | null)[]
  markers: (number | null)[]
  march: (number | null)[]
  group: (number | null)[]
  steed: (number | null)[]
  picks: (number | null)[]
  gear: (number | null)[]
  ring: number | null
  /** What the question under way is about; NONE without. */
  focus: Focus & Left
}

const NOTHING_ASKED: Focus & Left = {
  unit: NONE,
  element: NONE,
  spent: 0,
  used: 0,
  points: 0,
  manoeuvres: 0,
  reacts: false,
  disordered: false,
}

/** What a seat may know. */
export function view(g: Demonworld, seat: Seat, before?: View): View {
  const { core: _core, on: _on, ...known } = g
  return {
    ...flatCopy(known, before),
    rules: { ...g.rules },
    laid: g.laid.map(sheet => ({ ...sheet })),
    unseated: g.unseated.map(one => ({ ...one, open: one.open.slice() })),
    seat,
    ...(g.phase === SET_UP ? placesSeen(g, seat) : {}),
    ...(g.phase === ORDERS ? { markers: unless(g.markers, unit => hidesOrder(g, seat, unit)) } : {}),
    ...(g.marches ? marchesSeen(g, seat) : {}),
    picks: unless(g.picks, i => Math.floor(i / cards.length) !== seat),
    gear: unless(g.gear, item => sideOfItem(item) !== seat),
    ring: g.ring !== NONE && g.owner[ringUnit(g)] !== seat ? null : g.ring,
    focus: { ...NOTHING_ASKED, ...about(g, seat) },
  }
}

/** A list with `null` where something is hidden. */
function unless(list: readonly number[], isHidden: (at: number) => boolean): (number | null)[] {
  return list.map((value, at) => (isHidden(at) ? null : value))
}

/** Before everybody is deployed nobody sees whom commanders are attached to and what they ride either: they seem to stand alone. */
function placesSeen(g: Demonworld, seat: Seat): Pick<View, 'unit' | 'mount' | 'at' | 'facing' | 'fate'> {
  const isHidden = (e: number) => hidesPlace(g, seat, g.origin[e])
  return {
    unit: g.unit.map((unit, e) => (isHidden(e) ? g.origin[e] : unit)),
    mount: g.mount.map((mount, e) => (isHidden(e) ? NONE : mount)),
    at: unless(g.at, isHidden),
    facing: unless(g.facing, isHidden),
    fate: unless(g.fate, isHidden),
  }
}

function marchesSeen(g: Demonworld, seat: Seat): Pick<View, 'march' | 'group' | 'steed'> {
  const isHidden = (unit: number) => hidesMarch(g, seat, unit)
  return { march: unless(g.march, isHidden), group: unless(g.group, isHidden), steed: unless(g.steed, isHidden) }
}

/** DW-XVI.12: while armies deploy nobody sees the other side's. */
function hidesPlace(g: Demonworld, seat: Seat, unit: number): boolean {
  return g.phase === SET_UP && g.owner[unit] !== seat
}

/** DW-III.2: markers lie face down until they are revealed. */
function hidesOrder(g: Demonworld, seat: Seat, unit: number): boolean {
  return g.phase === ORDERS && g.owner[unit] !== seat
}

/** DW-XVI.31: flank marches are written down secretly. */
function hidesMarch(g: Demonworld, seat: Seat, unit: number): boolean {
  return g.owner[unit] !== seat && !g.arrived[unit] && g.marches
}

/** Deals anew what a seat cannot know. */
export function imagine(g: Demonworld, seat: Seat, chance: Chance): void {
  for (let side = 0; side < 2; side++) {
    if (side === seat) continue
    if (g.picks.length > 0) dealArmy(g, side, armies => chance.pick(armies))
    if (g.ring !== NONE && g.owner[ringUnit(g)] === side) g.ring = chance.pick(ringSpells)
    if (g.marches) dealMarches(g, side, chance)
    if (g.phase === SET_UP) {
      emptyHands(g, side)
      dealDeployment(g, side, chance)
    }
    if (g.phase === ORDERS) dealOrders(g, side, chance)
  }
}

/** What somebody else is about to do while he deploys. */
function emptyHands(g: Demonworld, side: Seat): void {
  for (const here of everyUnderWay(g, deployment)) putAway(here, side)
}

/** DW-XVI.31: groups that have not come in may be on the other wing, where the side may choose. */
function dealMarches(g: Demonworld, side: Seat, chance: Chance): void {
  const free = marchesAllowed(g, side) > 1
  const wings = g.card.map(() => 1 + chance.below(2))
  for (let unit = 0; unit < g.card.length; unit++) {
    if (g.owner[unit] !== side || g.arrived[unit] || g.march[unit] === 0 || !free) continue
    g.march[unit] = wings[g.group[unit] - 1]
  }
  if (!g.rules.beforeSix) dealSteeds(g, side, chance)
}

/** DW-XVIII.8: who of a command marches mounted; at the pace that has been seen so far (DW-XVI.32). */
function dealSteeds(g: Demonworld, side: Seat, chance: Chance): void {
  const groups = new Set(g.group.filter((group, unit) => group > 0 && g.owner[unit] === side && !g.arrived[unit]))
  for (const group of groups) {
    const real = g.steed.slice()
    const seen = (): number => Math.min(earliestRound(g, group), g.round + 1)
    const pace = seen()
    for (let unit = 0; unit < g.card.length; unit++) if (g.group[unit] === group) g.steed[unit] = NONE
    for (let unit = 0; unit < g.card.length; unit++) {
      const mounts = g.card.flatMap((_, mount) =>
        g.group[unit] === group && !cannotMarchOn(g, unit, mount) ? [mount] : [],
      )
      if (mounts.length > 0 && chance.below(2) === 0) g.steed[unit] = chance.pick(mounts)
    }
    if (seen() !== pace) g.steed = real
  }
}

/** As many markers, other ones. */
function dealOrders(g: Demonworld, side: Seat, chance: Chance): void {
  for (let unit = 0; unit < g.markers.length; unit++) {
    if (g.owner[unit] !== side || g.markers[unit] === 0) continue
    let count = 0
    for (let bits = g.markers[unit]; bits > 0; bits &= bits - 1) count++
    const orders = chance.shuffle(Array.from({ length: ORDER_COUNT }, (_, order) => order)).slice(0, count)
    g.markers[unit] = orders.reduce((bits, order) => bits | (1 << order), 0)
  }
}
