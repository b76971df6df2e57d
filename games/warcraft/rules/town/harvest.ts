import { mayTakeBack, type RuleId, roll, type Seat } from '@hexarium/kernel'
import { FOREST, GOLDMINE } from '../../content/boards.ts'
import { DEPLETING_RESULT, RESOURCE_DIE, RESOURCE_PER_WORKER, SCOURGE_GATHERERS } from '../../content/components.ts'
import { UNDEAD } from '../../content/races.ts'
import { act, ask, call, decision, loop, procedure, repeat, resigned, tell, when } from '../../events.ts'
import { countPieces, endOf, firstOf, MELEE, WORKER } from '../../pieces.ts'
import { isBarred, mapOf } from '../../spaces.ts'
import { BY_DIE, DEPLETED, ENDLESS, FULL, HARVEST, type Hex, PARTIAL, type Warcraft } from '../../state.ts'
import { deathbed, heroIsDying } from '../battle/losses.ts'
import { playOut } from '../cards/resolving.ts'
import { windowFor } from '../cards/windows.ts'
import { revealToken } from '../movement/discoveries.ts'
import { mayRaise, type RaiseHere, raiseUnit } from '../scenarios/necromancers.ts'
import { type StormHere, storm, stormLoss, stormMayStrike, stormRages } from '../scenarios/storm.ts'
import { hasRacial, isActive, skipsStep } from '../sides.ts'

export const harvestStart = windowFor('harvestStart', playOut)

/** Spaces harvested, and whether a forest was. */
type Harvested = { done: Hex[]; inForests: boolean }
type Here = Harvested & RaiseHere & StormHere

/**
 * WC-B-HAR-01: goldmines first, then forests; any space may be left alone. Whoever goes into the forests leaves the mines for
 * good, so that is a choice of its own as long as there are any.
 */
export const harvest = decision({
  name: 'harvest',
  rule: ['WC-B-HAR-01', 'WC-B-HAR-03'],
  seat: (g, _here: Here) => g.active,
  offer(g, here, can, seat) {
    const open = fields(g, here, seat)
    for (const hex of open) {
      if (leavesMines(g, open, hex)) can.forest(hex)
      else can.hex(hex)
    }
    if (open.length > 0) can.all()
    can.done()
  },
  formerly(g, here, can, seat) {
    for (const hex of fields(g, here, seat)) can.hex(hex)
  },
  take: {
    hex: (g, here, hex) => harvestSpace(g, here, hex),
    forest: (g, here, hex) => harvestSpace(g, here, hex),
    all(g, here) {
      for (let open = fields(g, here, g.active); open.length > 0; open = fields(g, here, g.active)) {
        harvestSpace(g, here, open[0])
      }
    },
    done() {},
  },
  cannot: {
    hex(g, here, hex, seat) {
      const open = fields(g, here, seat)
      if (leavesMines(g, open, hex)) return 'WC-B-HAR-01'
      return open.includes(hex) ? undefined : cannotHarvest(g, here, seat, hex)
    },
    forest(g, here, hex, seat) {
      const open = fields(g, here, seat)
      if (open.includes(hex)) return leavesMines(g, open, hex) ? undefined : 'WC-B-HAR-01'
      return cannotHarvest(g, here, seat, hex)
    },
  },
  ends: ['all', 'done'],
  default: (g, here, seat) => [fields(g, here, seat).length > 0 ? 'all' : 'done'],
})

/** WC-B-HAR: one player's Harvest Step. */
export const harvestStep = procedure<Here>(
  'harvestStep',
  'WC-B-HAR-01',
  resigned(isActive),
  act(begin),
  when(stormMayStrike, ask(storm)),
  loop(stormRages, ask(stormLoss), when(heroIsDying, call(deathbed))),
  call(harvestStart.open),
  repeat(mayRaise, ask(raiseUnit)),
  repeat(fieldsAreLeft, ask(harvest)),
)

function begin(g: Warcraft, here: Here): void {
  here.done = []
  here.inForests = false
  here.raised = 0
  here.toll = 0
  here.space = -1
  tell(g, 'step', g.active, HARVEST)
}

function fieldsAreLeft(g: Warcraft, here: Here): boolean {
  if (skipsStep(g, g.active, HARVEST)) return false
  return mayTakeBack(g, g.active, harvest) || fields(g, here, g.active).length > 0
}

/** WC-B-HAR-01: the spaces that can be harvested now: goldmines as long as there are any, then forests too. */
export function fields(g: Warcraft, here: Harvested, seat: Seat): Hex[] {
  const found: Hex[] = []
  const { size } = mapOf(g).board
  for (let hex = 0; hex < size; hex++) if (!cannotHarvest(g, here, seat, hex)) found.push(hex)
  return found.sort((a, b) => mapOf(g).terrain[b] - mapOf(g).terrain[a] || a - b)
}

/** WC-B-HAR-01: the goldmines among spaces still open; who goes into the forests leaves them for good. */
export function openMines(g: Warcraft, open: readonly Hex[]): Hex[] {
  return open.filter(hex => mapOf(g).terrain[hex] === GOLDMINE)
}

function leavesMines(g: Warcraft, open: readonly Hex[], hex: Hex): boolean {
  return mapOf(g).terrain[hex] === FOREST && openMines(g, open).length > 0
}

/** Why a seat cannot harvest a space now. */
export function cannotHarvest(g: Warcraft, here: Harvested, seat: Seat, hex: Hex): RuleId | undefined {
  const terrain = mapOf(g).terrain[hex]
  if ((terrain !== GOLDMINE && terrain !== FOREST) || here.done.includes(hex)) return 'WC-B-HAR-01'
  if (terrain === GOLDMINE && here.inForests) return 'WC-B-HAR-01'
  if (g.depletion[hex] === DEPLETED) return 'WC-B-HAR-02'
  if (isBarred(g, seat, hex)) return 'WC-B-EXP-05'
  return harvesters(g, seat, hex) > 0 ? undefined : 'WC-B-HAR-03'
}

/** WC-B-HAR-03, WC-X-RAC-30: free workers there; in forests three Undead melee units count as one more. */
export function harvesters(g: Warcraft, seat: Seat, hex: Hex): number {
  let count = 0
  for (let piece = firstOf(seat, WORKER), end = endOf(seat, WORKER); piece < end; piece++) {
    if (g.at[piece] === hex && !g.outpostWorker.includes(piece)) count++
  }
  if (mapOf(g).terrain[hex] !== FOREST || !hasRacial(g, seat, UNDEAD)) return count
  return countPieces(g, seat, MELEE, hex) >= SCOURGE_GATHERERS ? count + 1 : count
}

function harvestSpace(g: Warcraft, here: Here, hex: Hex): void {
  const seat = g.active
  const isForest = mapOf(g).terrain[hex] === FOREST
  here.done.push(hex)
  if (isForest) here.inForests = true
  const workers = harvesters(g, seat, hex)
  const amount = g.options.resources === BY_DIE ? rollHarvest(g, hex, workers) : drain(g, hex, workers)
  if (isForest) g.wood[seat] += amount
  else g.gold[seat] += amount
  tell(g, 'harvest', seat, hex, amount)
}

/** WC-B-HAR-02: each depleting result still pays; the second one ends it. */
function rollHarvest(g: Warcraft, hex: Hex, workers: number): number {
  let amount = 0
  for (let i = 0; i < workers && g.depletion[hex] !== DEPLETED; i++) {
    const result = roll(g, g.active, RESOURCE_DIE, 'high')
    amount += result
    if (result === DEPLETING_RESULT && g.depletion[hex] !== ENDLESS) deplete(g, hex)
  }
  return amount
}

function deplete(g: Warcraft, hex: Hex): void {
  g.depletion[hex] = g.depletion[hex] === FULL ? PARTIAL : DEPLETED
  tell(g, 'depleted', hex, g.depletion[hex])
}

/** WC-X-DRN-01, WC-X-DRN-03, WC-X-HID-02, WC-X-HID-05: two a worker, as long as there is any. */
function drain(g: Warcraft, hex: Hex, workers: number): number {
  revealToken(g, hex)
  if (g.depletion[hex] === ENDLESS) return workers * RESOURCE_PER_WORKER
  const amount = Math.min(g.stock[hex], workers * RESOURCE_PER_WORKER)
  g.stock[hex] -= amount
  if (g.stock[hex] === 0) {
    g.depletion[hex] = DEPLETED
    tell(g, 'depleted', hex, DEPLETED)
  }
  return amount
}
