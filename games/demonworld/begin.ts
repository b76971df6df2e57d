import type { Seat, Setup } from '@hexarium/kernel'
import { armiesOf, BOARDS, battles, type Enlisted } from './content/armies/battles.ts'
import { type CardKind, COMMANDER, cardNamed, cards, GRADE } from './content/armies/cards.ts'
import { groundOf, NORTH, SOUTH } from './content/board/ground.ts'
import { FENRAGGS_STAFF, ITEMS, items as itemCards } from './content/expert/items.ts'
import { POWER_PER_GRADE } from './content/expert/spells.ts'
import { QUIET_ROUNDS } from './content/tables.ts'
import { atHome } from './rules/armies/handicap.ts'
import { rulesFrom } from './settings.ts'
import {
  AWAY,
  CAPTAIN,
  type Demonworld,
  LEADER,
  MUSICIAN,
  NO_ORDER,
  NONE,
  PLAIN,
  type Rules,
  SET_UP,
  STANDARD,
} from './state.ts'

/** DW-XVI.13: how long a free battle lasts if nothing was agreed. */
const FREE_ROUNDS = 6

/** The state before deployment. */
export function begin({ settings, rules: version }: Setup): Omit<Demonworld, 'core'> {
  const battle = battles.findIndex(({ id }) => id === settings['battle'])
  const isFree = battles[battle].goal === 'points'
  const rules = rulesFrom(settings, version)
  for (const chapter of battles[battle].needs ?? []) rules[chapter] = true
  const g = emptyBattle(rules, battle)
  g.lastRound = (settings['rounds'] as number) || (battles[battle].rounds ?? (isFree ? FREE_ROUNDS : 0))
  g.quietRounds = settings['quietRounds'] as number
  g.points = settings['points'] as number
  g.goals = isFree ? (settings['objectives'] as number) : 0
  g.marches = isFree && settings['flankMarches'] === true
  g.sheets = BOARDS.indexOf(settings['board'] as (typeof BOARDS)[number])
  g.handicap = settings['handicap'] as number
  armiesOf(battles[battle], version).forEach((army, side) => {
    enlistArmy(g, side, army)
  })
  return g
}

/** The edges its sides rout to. */
export function edgesOf(battle: number): readonly number[] {
  return battles[battle].edges ?? [NORTH, SOUTH]
}

/** A battle without armies. */
export function emptyBattle(rules: Rules, battle: number): Omit<Demonworld, 'core'> {
  const map = `${rules.terrain ? '' : 'bare '}${battles[battle].map}`
  return {
    rules,
    battle,
    map,
    lastRound: 0,
    points: 0,
    handicap: 0,
    goals: 0,
    marches: false,
    sheets: 1,
    round: 0,
    phase: SET_UP,
    resume: 0,
    section: NONE,
    quiet: 0,
    quietRounds: QUIET_ROUNDS,
    left: 0,
    edge: [...edgesOf(battle)],
    ready: [false, false],
    objectives: [],
    picks: [],
    gear: [],
    laid: [],
    mound: false,
    card: [],
    owner: [],
    head: [],
    strength: [],
    order: [],
    markers: [],
    placed: [],
    moved: [],
    engaged: [],
    phases: [],
    impetuous: [],
    prey: [],
    skirmish: [],
    dissolved: [],
    formed: [],
    losses: [],
    slain: [],
    bolted: [],
    dares: [],
    shuns: [],
    items: [],
    home: [],
    march: [],
    group: [],
    arrived: [],
    entry: [],
    cameIn: [],
    steed: [],
    waits: [],
    spells: [],
    spellEnd: [],
    torch: [],
    spotted: [],
    type: [],
    figure: [],
    origin: [],
    unit: [],
    at: [],
    facing: [],
    hits: [],
    fate: [],
    routs: [],
    shot: [],
    altitude: [],
    dived: [],
    aloft: [],
    mount: [],
    load: [],
    power: [],
    silence: [],
    stirred: [],
    burns: [],
    ring: NONE,
    staff: 0,
    corpses: [],
    wind: [],
    flames: [],
    kindled: [],
    breaches: [],
    doors: [],
    stability: [],
    posts: [],
    struck: [],
    acted: [],
    aim: [],
    backs: [],
    mark: [],
    captains: [],
    declared: [],
    beside: [],
    brushed: [],
    blows: [],
    bereft: [],
    unseated: [],
    caughtInMelee: [],
    on: new Array<number>(groundOf(map).board.size).fill(NONE),
  }
}

/** The chapters that must be played for models of a card to take part. */
const CHAPTERS: Readonly<Record<CardKind, readonly (keyof Rules)[]>> = {
  unit: [],
  commander: ['commanders'],
  wizard: ['commanders', 'magic'],
  giant: ['large'],
  dragon: ['large'],
  chariot: ['chariots'],
  artillery: ['artillery'],
}

/** DW-I.1: whether models of a card take part under these rules. */
export function isInPlay(rules: Rules, card: number): boolean {
  return CHAPTERS[cards[card].kind].every(chapter => rules[chapter])
}

/** DW-XVI.50: adds an army to a side, without those a handicap leaves at home: of the Orcs above 0, of the Empire below. */
export function enlistArmy(g: Omit<Demonworld, 'core'>, side: Seat, army: readonly Enlisted[]): void {
  const home = atHome(army, side === 1 ? g.handicap : -g.handicap)
  for (const [i, enlisted] of army.entries()) enlist(g, side, enlisted, home[i])
}

/** Adds a unit or a single model to a side, if its chapter is played; so many of its elements stay at home. */
export function enlist(g: Omit<Demonworld, 'core'>, side: Seat, { card: name, items = [] }: Enlisted, home = 0): void {
  const card = cardNamed(name)
  if (!isInPlay(g.rules, card)) return
  const unit = g.card.length
  const total = cards[card].elements.total - home
  g.card.push(card)
  g.owner.push(side)
  g.head.push(g.type.length)
  g.strength.push(total)
  g.order.push(NO_ORDER)
  g.items.push(items.reduce((bits, item) => bits | (1 << ITEMS.indexOf(item)), 0))
  for (const none of [g.prey, g.dares, g.shuns, g.entry, g.home, g.steed] as number[][]) none.push(NONE)
  for (const list of [g.markers, g.placed, g.phases, g.formed, g.losses, g.slain, g.bolted, g.march, g.group])
    list.push(0)
  for (const list of [g.waits, g.cameIn, g.spells, g.spellEnd, g.torch, g.spotted]) list.push(0)
  for (const list of [g.moved, g.engaged, g.impetuous, g.skirmish, g.dissolved, g.arrived]) list.push(false)
  for (let number = 0; number < total; number++) raise(g, unit, card, number)
  if (items.includes(ITEMS[FENRAGGS_STAFF])) g.staff = itemCards[FENRAGGS_STAFF].power!
}

function raise(g: Omit<Demonworld, 'core'>, unit: number, card: number, number: number): void {
  const element = g.type.length
  g.type.push(card)
  g.figure.push(figureFor(card, number, g.rules))
  g.origin.push(unit)
  g.unit.push(unit)
  g.at.push(NONE)
  g.fate.push(AWAY)
  g.aim.push(NONE)
  g.backs.push(NONE)
  g.mark.push(NONE)
  g.mount.push(NONE)
  for (const list of [g.facing, g.hits, g.shot, g.altitude, g.aloft, g.load, g.power, g.silence, g.burns]) list.push(0)
  for (const list of [g.routs, g.struck, g.acted, g.dived, g.stirred]) list.push(false)
  g.power[element] = GRADE[card] * POWER_PER_GRADE // DW-XX.2
  if (COMMANDER[card]) g.captains.push(element)
}

/** DW-IX.1: leader, standard bearer and musician come first; all are alike in the introduction game (DW-I.2). */
function figureFor(card: number, number: number, rules: Rules): number {
  if (COMMANDER[card]) return CAPTAIN
  if (!rules.specialFigures) return PLAIN
  const { leader, standard, musician } = cards[card].elements
  const figures = [...(leader ? [LEADER] : []), ...(standard ? [STANDARD] : []), ...(musician ? [MUSICIAN] : [])]
  return figures[number] ?? PLAIN
}
