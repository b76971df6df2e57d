import type { Seat } from '@hexarium/kernel'
import { act, ask, call, decision, loop, procedure, resigned, tell } from '../../events.ts'
import { CREEP_SLOTS, SLOTS } from '../../pieces.ts'
import { areFriends, enemiesOf, mapOf, orderFrom, playOrder, survey, teammates, unitsIn } from '../../spaces.ts'
import {
  ATTACKER,
  type ByOwner,
  CREEPS,
  DEFENDER,
  DRAGONS,
  type Hex,
  isSeat,
  NEUTRAL,
  NONE,
  OWNERS,
  type Owner,
  type Side,
  type Warcraft,
} from '../../state.ts'
import { drawsInBattles } from '../cards/research.ts'
import { playOut } from '../cards/resolving.ts'
import { breakOffPlays } from '../cards/stages.ts'
import { windowFor } from '../cards/windows.ts'
import { aftermath, breakOffBattle } from './aftermath.ts'
import { battleDraw } from './draw.ts'
import { fights, inBattleZone, isUnit, takesPart } from './fighters.ts'
import { abandonProject } from './removal.ts'
import { goesOn, round } from './round.ts'

export const battleStart = windowFor('battleStart', playOut)

type Here = { hex: Hex }

/** WC-B-MOV-07: the active player resolves his battles in the order he chooses. */
export const nextBattle = decision({
  name: 'nextBattle',
  rule: 'WC-B-MOV-07',
  auto: true,
  isOrder: true,
  seat: (g, _here: Here) => g.active,
  offer(g, _here, can) {
    for (const hex of contested(g)) can.hex(hex)
  },
  take: {
    hex(_g, here, hex) {
      here.hex = hex
    },
  },
  cannot: { hex: (g, _here, hex) => (contested(g).includes(hex) ? undefined : 'WC-B-MOV-07') },
})

/** WC-B-MOV-08: of several enemies in one space he chooses whom to fight first. */
export const chooseFoe = decision({
  name: 'chooseFoe',
  rule: ['WC-B-MOV-08', 'WC-X-SCN-22'],
  auto: true,
  isOrder: true,
  seat: (g, _here: Here) => g.active,
  offer(g, here, can) {
    for (const foe of foesIn(g, here.hex)) can.owner(foe)
  },
  take: { owner: (g, here, foe) => openBattle(g, here.hex, foe) },
  cannot: { owner: (g, here, foe) => (foesIn(g, here.hex).includes(foe) ? undefined : 'WC-B-MOV-08') },
})

/** WC-B-BAT-02: a teammate with units in the flanks decides whether they take part. */
export const join = decision({
  name: 'join',
  rule: 'WC-B-BAT-02',
  seat: (g, _here: Here) => guests(g)[0],
  offer(_g, _here: Here, can) {
    can.join()
    can.stayOut()
  },
  take: {
    join: g => answerCall(g, true),
    stayOut: g => answerCall(g, false),
  },
  default: () => ['join'],
})

/** WC-B-BAT, WC-X-TIM-06: one battle from its start to its clean-up. */
const battle = procedure<Here>(
  'battle',
  'WC-B-BAT-03',
  resigned(endsFor),
  loop(guestsAreInvited, ask(join)),
  act(buildersLeaveWork),
  call(battleDraw, { with: g => ({ seats: fightingSeats(g) }) }),
  call(battleStart.open),
  loop(goesOn, call(round)),
  call(aftermath),
)

/** WC-B-MOV-07: all battles of a Move Step. */
export const battles = procedure<Here>(
  'battles',
  'WC-B-MOV-07',
  loop(battlesAreLeft, ask(nextBattle), ask(chooseFoe), call(battle)),
)

/** Who gives up leaves the battle he fights in, and it is broken off. */
function endsFor(g: Warcraft, _here: Here, seat: Seat): () => boolean {
  return () => {
    if (g.battle === null || g.battle.side[seat] < 0) return false
    breakOffBattle(g, seat)
    breakOffPlays(g)
    g.dying = NONE
    g.homeless = NONE
    return true
  }
}

function battlesAreLeft(g: Warcraft): boolean {
  return contested(g).length > 0
}

/** WC-B-MOV-07: spaces with a unit of the active player and an enemy unit. */
function contested(g: Warcraft): Hex[] {
  survey(g, g.active)
  const enemies = enemiesOf(g, g.active)
  const spaces: Hex[] = []
  const size = mapOf(g).board.size
  for (let hex = 0; hex < size; hex++) if (unitsIn[hex] & (1 << g.active) && unitsIn[hex] & enemies) spaces.push(hex)
  return spaces
}

/** WC-B-MOV-08, WC-X-SCN-22: the sides that can be fought there: one owner for each; creeps of Dragon Rise last. */
function foesIn(g: Warcraft, hex: Hex): Owner[] {
  survey(g, g.active)
  const present = unitsIn[hex] & enemiesOf(g, g.active)
  const owners = [...orderFrom(g, g.active), NEUTRAL, CREEPS].filter(owner => present & (1 << owner))
  const foes = owners.filter((owner, i) => !owners.slice(0, i).some(other => areFriends(g, other, owner)))
  return foes.length > 0 ? foes : [DRAGONS]
}

/** WC-B-BAT-03: attacker and defender, and their friends in the battlefield itself. */
export function openBattle(g: Warcraft, hex: Hex, foe: Owner): void {
  const zeros = (length: number) => new Array<number>(length).fill(0)
  g.battle = {
    hex,
    attacker: g.active,
    foe,
    side: sidesIn(g, hex, foe),
    invited: 0,
    round: 0,
    phase: NONE,
    striking: 0,
    poison: zeros(2),
    poisoned: 0,
    toll: zeros(2),
    hits: zeros(OWNERS),
    ones: zeros(OWNERS),
    caused: zeros(OWNERS),
    hitsByStrength: zeros(OWNERS * 6),
    graves: zeros(OWNERS),
    late: zeros(OWNERS),
    losing: NONE,
    chooser: NONE,
    lastLost: NONE,
    lasting: [],
    diceLost: zeros(CREEP_SLOTS),
    lost: [],
    killed: 0,
    crowded: 0,
    used: zeros(g.race.length),
    devoured: [],
    devouredFrom: [],
    devouredBy: [],
    evaded: 0,
    discarded: false,
    winner: NONE,
  }
  tell(g, 'battle', hex, g.active, foe)
}

function sidesIn(g: Warcraft, hex: Hex, foe: Owner): ByOwner<Side> {
  return Array.from({ length: OWNERS }, (_, owner) => {
    if (!(unitsIn[hex] & (1 << owner))) return NONE
    if (areFriends(g, g.active, owner) && isSeat(owner)) return ATTACKER
    return areFriends(g, foe, owner) && foe < DRAGONS === owner < DRAGONS ? DEFENDER : NONE
  })
}

/** Teammates of the two who have units in the flanks and have not been asked yet. */
function guests(g: Warcraft): Seat[] {
  const { attacker, foe, invited, side } = g.battle!
  const hosts = isSeat(foe) ? [...teammates(g, attacker), ...teammates(g, foe)] : teammates(g, attacker)
  return playOrder(g).filter(
    seat => hosts.includes(seat) && side[seat] === NONE && !(invited & (1 << seat)) && stands(g, seat),
  )
}

function stands(g: Warcraft, seat: Seat): boolean {
  for (let piece = seat * SLOTS; piece < (seat + 1) * SLOTS; piece++) {
    if (g.at[piece] >= 0 && isUnit(g, piece) && inBattleZone(g, piece, g.battle!.hex)) return true
  }
  return false
}

function guestsAreInvited(g: Warcraft): boolean {
  return guests(g).length > 0
}

function answerCall(g: Warcraft, comes: boolean): void {
  const battle = g.battle!
  const seat = guests(g)[0]
  battle.invited |= 1 << seat
  if (comes) battle.side[seat] = areFriends(g, seat, battle.attacker) ? ATTACKER : DEFENDER
  tell(g, 'joins', seat, comes ? 1 : 0)
}

/** WC-B-SPE-21: a worker who takes part in a battle (Call to Arms) builds no more, and his Outpost is destroyed. */
function buildersLeaveWork(g: Warcraft): void {
  if (g.lax) return
  for (const piece of g.armed) if (fights(g, piece)) abandonProject(g, piece)
}

/** WC-B-BAT-04: players with a participating unit. */
function fightingSeats(g: Warcraft): Seat[] {
  return playOrder(g).filter(seat => drawsInBattles(g, seat) && takesPart(g, seat))
}
