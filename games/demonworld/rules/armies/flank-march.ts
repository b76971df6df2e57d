import { type RuleId, reveal, type Seat } from '@hexarium/kernel'
import { ARTILLERY, CAVALRY, cards, FLYER, GRADE, HORDE, LARGE, MOVE } from '../../content/armies/cards.ts'
import { CLOSE_ORDER, OUTSCOUTED, SWIFT } from '../../content/tables.ts'
import { isCaptain } from '../../elements.ts'
import { act, ask, decision, loop, procedure, tell } from '../../events.ts'
import { type Demonworld, NONE, UNITS, type Unit } from '../../state.ts'
import { cannotMarchOn } from './mounted-march.ts'

/** Wings (DW-XVI.31). */
export const LEFT_WING = 1
export const RIGHT_WING = 2

/** By side: how often somebody may still be called back; without end nobody would be ready. */
type Planning = { recalls: number[] }
const MOST_RECALLS = 20

/** A unit and the commander it follows, or bears. */
type Command = { unit: Unit; captain: Unit }
const COMMAND = { unit: UNITS, captain: UNITS } as const

/** DW-XVI.31: who marches round which flank, alone or in the command of a commander; written down secretly. */
export const planMarches = decision({
  name: 'planMarches',
  rule: 'DW-XVI.31',
  seats: g => [0, 1].filter(side => !g.ready[side]),
  offer(g, here: Planning, can, side) {
    for (let unit = 0; unit < g.card.length; unit++) {
      if (g.owner[unit] !== side) continue
      if (!cannotMarch(g, unit, LEFT_WING)) can.left(unit)
      if (!cannotMarch(g, unit, RIGHT_WING)) can.right(unit)
      if (g.march[unit] > 0 && here.recalls[side] > 0) can.recall(unit)
      for (let captain = 0; captain < g.card.length; captain++) {
        if (!cannotFollow(g, unit, captain)) can.follow({ unit, captain })
        if (!cannotMarchMounted(g, { unit, captain })) can.ride({ unit, captain })
      }
    }
    can.ready()
  },
  take: {
    left: (g, _here, unit) => send(g, unit, LEFT_WING),
    right: (g, _here, unit) => send(g, unit, RIGHT_WING),
    follow(g, _here, { unit, captain }) {
      g.march[unit] = g.march[captain]
      g.group[unit] = g.group[captain]
    },
    ride(g, _here, { unit, captain }) {
      g.steed[captain] = unit
    },
    recall(g, here, unit, side) {
      here.recalls[side]--
      // with the commander of a command all of it comes back
      const gone = g.group[unit] === unit + 1 ? g.group.flatMap((group, u) => (group === unit + 1 ? [u] : [])) : [unit]
      for (const u of gone) g.march[u] = g.group[u] = 0
      g.steed = g.steed.map((mount, u) => (gone.includes(u) || gone.includes(mount) ? NONE : mount))
    },
    ready(g, _here, _value, side) {
      g.ready[side] = true
    },
  },
  cannot: {
    left: (g, _here, unit, side) => cannotSend(g, unit, LEFT_WING, side),
    right: (g, _here, unit, side) => cannotSend(g, unit, RIGHT_WING, side),
    follow: (g, _here, { unit, captain }, side) =>
      g.owner[unit] === side ? cannotFollow(g, unit, captain) : 'DW-XVI.31',
    ride: (g, _here, pair, side) => (g.owner[pair.captain] === side ? cannotMarchMounted(g, pair) : 'DW-XVI.31'),
    recall: (g, here, unit, side) =>
      g.owner[unit] === side && g.march[unit] > 0 && here.recalls[side] > 0 ? undefined : 'DW-XVI.31',
    ready: (_g, _here, value) => (value === 0 ? undefined : 'DW-XVI.31'),
  },
  parts: { follow: COMMAND, ride: COMMAND },
  points: {
    left: 'unit',
    right: 'unit',
    recall: 'unit',
    follow: ({ unit }) => `unit:${unit}`,
    ride: ({ unit }) => `unit:${unit}`,
  },
  default: () => ['ready'],
})

/** DW-XVI.30, DW-XVI.31: scouting, then the secret plans. */
export const flankMarches = procedure<Planning>(
  'flankMarches',
  'DW-XVI.31',
  act(scout),
  loop(somebodyPlans, ask(planMarches)),
  act(close),
)

function scout(g: Demonworld, here: Planning): void {
  here.recalls = [MOST_RECALLS, MOST_RECALLS]
  g.ready = [0, 1].map(side => marchesAllowed(g, side) === 0)
  tell(g, 'scouted', scoutingFactor(g, 0), scoutingFactor(g, 1))
}

function somebodyPlans(g: Demonworld): boolean {
  return g.ready.includes(false)
}

function close(g: Demonworld): void {
  g.ready.fill(false)
  reveal(g)
}

/** DW-XVI.30: one for each cavalry element, two if it is swift; mounted commanders count too, flyers for two; no giants, no chariots. */
export function scoutingFactor(g: Demonworld, side: Seat): number {
  let factor = 0
  for (let unit = 0; unit < g.card.length; unit++) {
    const card = g.card[unit]
    if (g.owner[unit] !== side) continue
    if (FLYER[card] && (g.rules.flyers || !g.rules.beforeEight)) factor += g.strength[unit] * 2
    else if (CAVALRY[card] && (!LARGE[card] || g.rules.beforeEight))
      factor += g.strength[unit] * (MOVE[card * 4] >= SWIFT ? 2 : 1)
  }
  return factor
}

/** DW-EX-97: true if the first factor is at least half as much again as the second. */
export function outscouts(own: number, other: number): boolean {
  return own > other && own >= OUTSCOUTED * other
}

/** DW-XVI.31, AMB-24: no march for who is out-scouted, any number for who out-scouts, else one on the right wing. */
export function marchesAllowed(g: Demonworld, side: Seat): number {
  const [own, other] = [scoutingFactor(g, side), scoutingFactor(g, 1 - side)]
  if (outscouts(other, own)) return 0
  return outscouts(own, other) ? UNITS : 1
}

function groupsSent(g: Demonworld, side: Seat): number {
  return new Set(g.group.filter((group, unit) => group > 0 && g.owner[unit] === side)).size
}

/** DW-XVI.31: guns, close-order infantry and hordes never march; somebody must stay to be deployed. */
export function cannotFlankMarch(g: Demonworld, unit: Unit): RuleId | undefined {
  if (g.owner[unit] === undefined || g.march[unit] > 0) return 'DW-XVI.31'
  const card = cards[g.card[unit]]
  if (HORDE[g.card[unit]] || ARTILLERY[g.card[unit]]) return 'DW-XVI.31'
  if (card.troop === 'infantry' && card.elements.figures >= CLOSE_ORDER) return 'DW-XVI.31'
  const home = g.card.filter((_, u) => g.owner[u] === g.owner[unit] && g.march[u] === 0).length
  return home > 1 ? undefined : 'DW-XVI.31'
}

function cannotMarch(g: Demonworld, unit: Unit, wing: number): RuleId | undefined {
  const rule = cannotFlankMarch(g, unit)
  if (rule) return rule
  const side = g.owner[unit]
  const allowed = marchesAllowed(g, side)
  if (groupsSent(g, side) >= allowed) return 'DW-XVI.31'
  return allowed === 1 && wing === LEFT_WING ? 'DW-XVI.31' : undefined
}

function cannotSend(g: Demonworld, unit: Unit, wing: number, side: Seat): RuleId | undefined {
  return g.owner[unit] === side ? cannotMarch(g, unit, wing) : 'DW-XVI.31'
}

/** DW-XVI.31, AMB-49: why a unit cannot march in the command of somebody. */
export function cannotFollow(g: Demonworld, unit: Unit, captain: Unit): RuleId | undefined {
  if (unit === captain || g.owner[unit] !== g.owner[captain] || !isCaptain(g, captain)) return 'DW-XVI.31'
  if (g.rules.wizardsLeadNobody && GRADE[g.card[captain]] > 0) return 'DW-XVI.31'
  return g.group[captain] === captain + 1 ? cannotFlankMarch(g, unit) : 'DW-XVI.31'
}

/** DW-XVIII.8, AMB2-87: why a commander does not march mounted; older rules knew nothing of it. */
function cannotMarchMounted(g: Demonworld, { unit, captain }: Command): RuleId | undefined {
  if (g.owner[unit] === undefined || g.owner[captain] === undefined || g.rules.beforeSix) return 'DW-XVI.31'
  return cannotMarchOn(g, captain, unit)
}

function send(g: Demonworld, unit: Unit, wing: number): void {
  g.march[unit] = wing
  g.group[unit] = unit + 1
}
