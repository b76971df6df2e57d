import { type Can, mayTakeBack, type RuleId, type Seat } from '@hexarium/kernel'
import { TOP_LEVEL } from '../../content/components.ts'
import { GOLD_COST, TYPES, WOOD_COST, WORKER_COST } from '../../content/races.ts'
import { act, ask, call, decision, procedure, repeat, resigned, tell, when } from '../../events.ts'
import { endOf, firstOf, WORKER } from '../../pieces.ts'
import { teammates } from '../../spaces.ts'
import { type Hex, NONE, outpostsOf, SPEND, type Warcraft } from '../../state.ts'
import { playOut } from '../cards/resolving.ts'
import { cannotLay, layVictoryPoint } from '../cards/stages.ts'
import { windowFor } from '../cards/windows.ts'
import { isActive, skipsStep } from '../sides.ts'
import { checkAfterSpend } from '../victory/scenario-ends.ts'
import {
  buildOutpost,
  construct,
  cooperate,
  cooperateOutpost,
  giveResources,
  research,
  summonBuilding,
  tearDown,
  train,
  trainHero,
  upgrade,
} from './buying.ts'
import {
  cannotBuildOutpost,
  cannotConstruct,
  cannotCooperate,
  cannotCooperateOutpost,
  cannotCooperateRebuild,
  cannotRebuild,
  cannotResearch,
  cannotSummonBuilding,
  cannotTrain,
  cannotTrainHero,
  cannotTrainWorker,
  cannotUpgrade,
  mayConstruct,
  mayTrain,
  mayUpgrade,
  nothingSpent,
  type SpendHere,
} from './conditions.ts'

export const spendStart = windowFor('spendStart', playOut)

/** More spaces than any map has. */
const SPACES = 128
/** An Outpost rebuilt, alone or together: the space it leaves and the one it goes to. */
const parts = { rebuild: { from: SPACES, to: SPACES }, cooperateRebuild: { from: SPACES, to: SPACES } }

/** WC-B-SPE-01, WC-B-SPE-02: the first purchase settles which of Train, Construct and Upgrade it is. WC-B-TEA-01: gifts. */
export const spend = decision({
  name: 'spend',
  rule: ['WC-B-SPE-01', 'WC-B-SPE-02', 'WC-B-TEA-01'],
  seat: (g, _here: SpendHere) => g.active,
  may: g => teammates(g, g.active),
  parts,
  offer(g, here, can, seat) {
    if (seat === g.active) offerPurchases(g, here, can, seat)
    if (!cannotLay(g, 0, seat)) can.lay()
    if (teammates(g, seat).length > 0) {
      for (let gold = 1; gold <= g.gold[seat]; gold++) can.giveGold(gold)
      for (let wood = 1; wood <= g.wood[seat]; wood++) can.giveWood(wood)
    }
    if (seat === g.active) can.done()
  },
  wishes(g, here, can, seat) {
    if (seat !== g.active) return
    for (let type = 0; type < TYPES.length; type++) {
      if (mayTrain(here)) can.unit(type)
      if (mayConstruct(here)) can.building(type)
      if (mayUpgrade(here)) can.upgrade(type)
    }
    if (mayTrain(here)) can.worker()
    if (mayTrain(here) && g.options.research) can.research()
  },
  take: {
    unit: (g, here, type, seat) => train(g, here, seat, type, GOLD_COST[type], WOOD_COST[type]),
    worker: (g, here) => train(g, here, g.active, WORKER, WORKER_COST, 0),
    hero: (g, here, level, seat) => trainHero(g, here, seat, level),
    research: (g, here) => research(g, here, g.active),
    building: (g, here, type, seat) => construct(g, here, seat, type),
    summonBuilding: (g, here, type, seat) => summonBuilding(g, here, seat, type),
    outpost: (g, here, hex, seat) => buildOutpost(g, here, seat, hex),
    rebuild(g, here, { from, to }, seat) {
      tearDown(g, seat, from)
      buildOutpost(g, here, seat, to)
    },
    upgrade: (g, here, type, seat) => upgrade(g, here, seat, type),
    cooperate: (g, _here, type, seat) => cooperate(g, seat, type),
    cooperateOutpost: (g, _here, hex, seat) => cooperateOutpost(g, seat, hex),
    cooperateRebuild(g, _here, { from, to }, seat) {
      tearDown(g, seat, from)
      cooperateOutpost(g, seat, to)
    },
    lay: (g, _here, _value, seat) => layVictoryPoint(g, seat),
    giveGold: (g, _here, gold, seat) => giveResources(g, seat, gold, 0),
    giveWood: (g, _here, wood, seat) => giveResources(g, seat, 0, wood),
    done() {},
  },
  cannot: {
    unit: (g, here, type, seat) => onlyActive(g, seat) ?? cannotTrain(g, here, seat, type),
    worker: (g, here, _value, seat) => onlyActive(g, seat) ?? cannotTrainWorker(g, here, seat),
    hero: (g, here, level, seat) => onlyActive(g, seat) ?? cannotTrainHero(g, here, seat, level),
    research: (g, here, _value, seat) => onlyActive(g, seat) ?? cannotResearch(g, here, seat),
    building: (g, here, type, seat) => onlyActive(g, seat) ?? cannotConstruct(g, here, seat, type),
    summonBuilding: (g, here, type, seat) => onlyActive(g, seat) ?? cannotSummonBuilding(g, here, seat, type),
    outpost: (g, here, hex, seat) => onlyActive(g, seat) ?? cannotBuildOutpost(g, here, seat, hex),
    rebuild: (g, here, { from, to }, seat) => onlyActive(g, seat) ?? cannotRebuild(g, here, seat, from, to),
    upgrade: (g, here, type, seat) => onlyActive(g, seat) ?? cannotUpgrade(g, here, seat, type),
    cooperate: (g, here, type, seat) => onlyActive(g, seat) ?? cannotCooperate(g, here, seat, type),
    cooperateOutpost: (g, here, hex, seat) => onlyActive(g, seat) ?? cannotCooperateOutpost(g, here, seat, hex),
    cooperateRebuild: (g, here, { from, to }, seat) =>
      onlyActive(g, seat) ?? cannotCooperateRebuild(g, here, seat, from, to),
    lay: (g, _here, value, seat) => cannotLay(g, value, seat),
    giveGold: (g, _here, gold, seat) => cannotGive(g, seat, gold, g.gold[seat]),
    giveWood: (g, _here, wood, seat) => cannotGive(g, seat, wood, g.wood[seat]),
    done: (g, _here, _value, seat) => onlyActive(g, seat),
  },
  ends: ['done'],
  amounts: ['giveGold', 'giveWood'],
  points: {
    outpost: 'hex',
    cooperateOutpost: 'hex',
    building: 'unit',
    summonBuilding: 'unit',
    upgrade: 'unit',
    cooperate: 'unit',
  },
  default: () => ['done'],
})

/** WC-B-SPE, WC-B-VIC-05: one player's Spend Step, and whether it wins him the game. */
export const spendStep = procedure<SpendHere>(
  'spendStep',
  'WC-B-SPE-01',
  resigned(isActive),
  act(begin),
  when(hasStep, call(spendStart.open)),
  repeat(mayStillSpend, ask(spend)),
  act(end),
)

function begin(g: Warcraft, here: SpendHere): void {
  Object.assign(here, nothingSpent())
  tell(g, 'step', g.active, SPEND)
}

function hasStep(g: Warcraft): boolean {
  return !skipsStep(g, g.active, SPEND)
}

/** Nobody is asked who visibly has nothing to spend, to give or to lay. */
function mayStillSpend(g: Warcraft, here: SpendHere): boolean {
  if (!hasStep(g)) return false
  const seat = g.active
  if (mayTakeBack(g, seat, spend)) return true
  if (g.hand[seat].length > 0 || g.gold[seat] > 0 || g.wood[seat] > 0) return true
  return (
    TYPES.some((_, type) => !cannotUpgrade(g, here, seat, type)) ||
    teammates(g, seat).some(mate => g.gold[mate] + g.wood[mate] > 0)
  )
}

function end(g: Warcraft): void {
  checkAfterSpend(g, g.active)
}

function onlyActive(g: Warcraft, seat: Seat): RuleId | undefined {
  return seat === g.active ? undefined : 'WC-B-TRN-02'
}

type Offers = Can<
  | 'unit'
  | 'worker'
  | 'hero'
  | 'research'
  | 'building'
  | 'summonBuilding'
  | 'outpost'
  | 'rebuild'
  | 'upgrade'
  | 'cooperate'
  | 'cooperateOutpost'
  | 'cooperateRebuild',
  typeof parts
>

function offerPurchases(g: Warcraft, here: SpendHere, can: Offers, seat: Seat): void {
  for (let type = 0; type < TYPES.length; type++) {
    if (!cannotTrain(g, here, seat, type)) can.unit(type)
    if (!cannotConstruct(g, here, seat, type)) can.building(type)
    if (!cannotSummonBuilding(g, here, seat, type)) can.summonBuilding(type)
    if (!cannotUpgrade(g, here, seat, type)) can.upgrade(type)
    if (!cannotCooperate(g, here, seat, type)) can.cooperate(type)
  }
  if (!cannotTrainWorker(g, here, seat)) can.worker()
  if (!cannotResearch(g, here, seat)) can.research()
  for (let level = 1; level <= TOP_LEVEL; level++) if (!cannotTrainHero(g, here, seat, level)) can.hero(level)
  offerOutposts(g, here, can, seat)
}

/** Outposts stand where workers do. */
function offerOutposts(g: Warcraft, here: SpendHere, can: Offers, seat: Seat): void {
  const spaces = new Set<Hex>()
  for (let piece = firstOf(seat, WORKER); piece < endOf(seat, WORKER); piece++)
    if (g.at[piece] >= 0) spaces.add(g.at[piece])
  for (const hex of spaces) {
    if (!cannotBuildOutpost(g, here, seat, hex)) can.outpost(hex)
    if (!cannotCooperateOutpost(g, here, seat, hex)) can.cooperateOutpost(hex)
    for (const from of outpostsOf(seat).map(outpost => g.outpostAt[outpost])) {
      if (from === NONE) continue
      if (!cannotRebuild(g, here, seat, from, hex)) can.rebuild({ from, to: hex })
      if (!cannotCooperateRebuild(g, here, seat, from, hex)) can.cooperateRebuild({ from, to: hex })
    }
  }
}

function cannotGive(g: Warcraft, seat: Seat, amount: number, held: number): RuleId | undefined {
  return teammates(g, seat).length > 0 && amount >= 1 && amount <= held ? undefined : 'WC-B-TEA-01'
}
