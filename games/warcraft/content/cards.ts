import type { Answers, Effect, Playable, Target, Whose, WindowName } from './effects.ts'
import { FLYING, HUMAN, MELEE, NIGHTELF, ORC, RANGED, UNDEAD } from './races.ts'

/** Where the cards come from, for players. */
export const provenance =
  'The 20 cards of the base game do what the base rule book and its FAQ say. Of the expansion’s cards only five names and ' +
  'one changed effect are known: 24 cards, all mana values and most numbers of copies are designed.'

/** An experience card (WC-B-EXP). */
export interface Card extends Playable {
  readonly key: string
  /** The race whose deck it is in; -1: every deck. */
  readonly race: number
  /** Mana it brings when discarded (WC-X-HER-22). */
  readonly gives: number
  /** Copies in the deck of the base game, and of the expansion. */
  readonly base: number
  readonly expansion: number
}

interface Spec {
  race?: number
  whose?: Whose
  phase?: number
  answers?: Answers
  peaceful?: true
  discards?: number
  target?: Target
  /** Copies: base game, expansion; and the mana it gives. */
  copies: readonly [base: number, expansion: number, mana: number]
  effects: readonly Effect[]
  source?: string
}

const BASE = 'R12, gives D, copies D'
const KEY_COPIES = 'R12, gives D, copies F1'

function card(name: string, window: WindowName, spec: Spec): Card {
  const { race = -1, whose = 'any', copies, effects, source = copies[0] > 0 ? BASE : 'D' } = spec
  return {
    key: name.toLowerCase().replaceAll(' ', '-'),
    name,
    race,
    window,
    whose,
    ...(spec.phase === undefined ? {} : { phase: spec.phase }),
    ...(spec.answers === undefined ? {} : { answers: spec.answers }),
    ...(spec.target === undefined ? {} : { target: spec.target }),
    inBattle: !spec.peaceful,
    mana: 0,
    discards: spec.discards ?? 0,
    limit: 'none',
    effects,
    source,
    base: copies[0],
    expansion: copies[1],
    gives: copies[2],
  }
}

/** WC-B-EXP-05, WC-X-CMP-02: every card; a card is its index here. */
export const cards: readonly Card[] = [
  card('Victory Point', 'any', {
    whose: 'self',
    peaceful: true,
    copies: [3, 3, 1],
    effects: [{ op: 'victoryPoint' }],
    source: 'R12, gives D, copies R9',
  }),
  card('Fast', 'moveStart', {
    whose: 'self',
    peaceful: true,
    copies: [3, 2, 1],
    target: { kind: 'space', where: 'own' },
    effects: [{ op: 'haste', by: 2, most: 3 }],
  }),
  card('Resources', 'spendStart', {
    whose: 'self',
    peaceful: true,
    copies: [2, 3, 2],
    effects: [
      {
        op: 'choice',
        options: [
          { op: 'gain', gold: 2, wood: 0 },
          { op: 'gain', gold: 0, wood: 2 },
        ],
      },
    ],
  }),
  card('Town Portal', 'afterMovement', {
    peaceful: true,
    copies: [2, 2, 1],
    target: { kind: 'space', where: 'ownUnits' },
    effects: [{ op: 'portal' }],
  }),

  card('Call to Arms', 'callToArms', {
    race: HUMAN,
    peaceful: true,
    copies: [2, 2, 2],
    effects: [{ op: 'armWorkers' }],
    source: KEY_COPIES,
  }),
  card('Dispel Magic', 'response', { race: HUMAN, answers: 'card', copies: [3, 2, 1], effects: [{ op: 'cancel' }] }),
  card('Invisibility', 'beforeCasualties', {
    race: HUMAN,
    copies: [3, 2, 1],
    target: { kind: 'player' },
    effects: [{ op: 'prevent', count: 1, whom: 'chosen' }],
  }),
  card('Polymorph', 'roundStart', {
    race: HUMAN,
    copies: [3, 2, 1],
    target: { kind: 'enemyUnit', zone: 'battle', count: 1 },
    effects: [{ op: 'daze', until: 'round' }],
    source: 'R12, effects F2, gives D, copies D',
  }),
  card('Devour', 'roundStart', {
    race: ORC,
    copies: [3, 2, 1],
    target: { kind: 'enemyUnit', zone: 'battle', count: 1, ground: true, noHero: true, noCreep: true },
    effects: [{ op: 'devour' }],
    source: 'R12, noHero D, noCreep D, gives D, copies D',
  }),
  card('Ensnare', 'phaseStart', { race: ORC, phase: MELEE, copies: [3, 2, 2], effects: [{ op: 'groundFlyers' }] }),
  card('Envenomed Spears', 'beforeRoll', { race: ORC, whose: 'self', copies: [3, 2, 1], effects: [{ op: 'reroll' }] }),
  card('Pillage', 'casualtyRemoved', {
    race: ORC,
    whose: 'opponent',
    copies: [2, 2, 2],
    effects: [{ op: 'pillage' }],
    source: KEY_COPIES,
  }),
  card('Faerie Fire', 'beforeRoll', {
    race: NIGHTELF,
    whose: 'self',
    copies: [3, 2, 1],
    effects: [{ op: 'rollMod', by: -1 }],
    source: 'R12, natural S, gives D, copies D',
  }),
  card('Marksmanship', 'casualtyAssign', {
    race: NIGHTELF,
    whose: 'opponent',
    copies: [3, 2, 1],
    effects: [{ op: 'chooseCasualty' }],
  }),
  card('Moon Glaive', 'afterRoll', {
    race: NIGHTELF,
    whose: 'self',
    copies: [3, 2, 1],
    effects: [{ op: 'attacksPerHit' }],
    source: 'R12, chain D, gives D, copies D',
  }),
  card('Renew', 'harvestStart', {
    race: NIGHTELF,
    whose: 'self',
    peaceful: true,
    copies: [2, 2, 2],
    target: { kind: 'space', where: 'forest' },
    effects: [{ op: 'renew' }],
    source: 'R12, draining S, gives D, copies F1',
  }),
  card('Cripple', 'moveStart', {
    race: UNDEAD,
    whose: 'opponent',
    peaceful: true,
    copies: [3, 2, 1],
    target: { kind: 'space', where: 'enemies' },
    effects: [{ op: 'cripple', by: 1 }],
  }),
  card('Curse', 'afterRoll', {
    race: UNDEAD,
    whose: 'opponent',
    copies: [3, 2, 1],
    effects: [{ op: 'preventByRoll', dice: 'enemyHits', atMost: 3 }],
  }),
  card('Summon Building', 'spendAction', {
    race: UNDEAD,
    whose: 'self',
    peaceful: true,
    copies: [2, 2, 2],
    effects: [{ op: 'freeBuilding' }],
    source: KEY_COPIES,
  }),
  card('Web', 'phaseStart', { race: UNDEAD, phase: MELEE, copies: [3, 2, 2], effects: [{ op: 'groundFlyers' }] }),

  card('Slow', 'phaseStart', { race: HUMAN, copies: [0, 2, 1], effects: [{ op: 'firstStrike' }] }),
  card('Inner Fire', 'roundStart', {
    race: HUMAN,
    copies: [0, 2, 1],
    target: { kind: 'ownType' },
    effects: [{ op: 'strength', by: 1, limit: 5, types: 'chosen', until: 'round' }],
  }),
  card('Defend', 'beforeCasualties', {
    race: HUMAN,
    phase: RANGED,
    copies: [0, 2, 1],
    effects: [{ op: 'prevent', count: 1, many: { type: 'melee', least: 3, count: 2 } }],
  }),
  card('Feedback', 'response', {
    race: HUMAN,
    answers: 'heroAbility',
    copies: [0, 2, 2],
    effects: [{ op: 'discardOrCancel' }],
  }),
  card('Flare', 'moveStart', {
    race: HUMAN,
    whose: 'self',
    peaceful: true,
    copies: [0, 2, 2],
    target: { kind: 'space', where: 'hidden', optional: true },
    effects: [{ op: 'reveal' }, { op: 'draw', count: 1 }],
  }),
  card('Storm Hammers', 'phaseStart', {
    race: HUMAN,
    phase: FLYING,
    copies: [0, 2, 2],
    effects: [{ op: 'areaAttack', whom: 'flying', until: 'phase' }],
  }),
  card('Berserker Rage', 'beforeRoll', {
    race: ORC,
    whose: 'self',
    copies: [0, 2, 1],
    effects: [
      { op: 'attacks', count: 2 },
      { op: 'attacks', count: 1, whose: 'opponent' },
    ],
  }),
  card('War Drums', 'roundStart', {
    race: ORC,
    copies: [0, 2, 1],
    effects: [{ op: 'strength', by: 1, limit: 5, types: [MELEE], until: 'round' }],
  }),
  card('Purge', 'roundStart', {
    race: ORC,
    copies: [0, 2, 2],
    effects: [{ op: 'choice', options: [{ op: 'destroySummon' }, { op: 'endEffect' }] }],
  }),
  card('Lightning Shield', 'roundStart', {
    race: ORC,
    copies: [0, 2, 1],
    effects: [{ op: 'rollCasualties', dice: 2, atMost: 2, zone: 'battlefield' }],
  }),
  card('Spirit Link', 'beforeCasualties', {
    race: ORC,
    copies: [0, 2, 1],
    effects: [{ op: 'prevent', count: 1, many: { type: 'any', least: 4, count: 2 } }],
  }),
  card('Pulverize', 'afterRoll', {
    race: ORC,
    whose: 'self',
    phase: MELEE,
    copies: [0, 2, 2],
    effects: [{ op: 'casualtiesPerOne', most: 2 }],
  }),
  card('Rejuvenation', 'beforeCasualties', {
    race: NIGHTELF,
    copies: [0, 2, 1],
    effects: [
      {
        op: 'choice',
        options: [
          { op: 'prevent', count: 1 },
          { op: 'heal', count: 2 },
        ],
      },
    ],
  }),
  card('Roar', 'roundStart', {
    race: NIGHTELF,
    copies: [0, 2, 1],
    effects: [{ op: 'strength', by: 1, limit: 4, types: [MELEE, FLYING], until: 'round' }],
  }),
  card('Cyclone', 'roundStart', {
    race: NIGHTELF,
    copies: [0, 2, 1],
    target: { kind: 'enemyUnit', zone: 'battlefield', count: 1, noHero: true },
    effects: [
      { op: 'daze', until: 'round' },
      { op: 'shelter', until: 'round' },
    ],
  }),
  card('Abolish Magic', 'response', {
    race: NIGHTELF,
    answers: 'either',
    discards: 1,
    copies: [0, 2, 2],
    effects: [{ op: 'cancel' }],
  }),
  card('Shadowmeld', 'afterMovement', {
    race: NIGHTELF,
    whose: 'opponent',
    peaceful: true,
    copies: [0, 2, 2],
    target: { kind: 'space', where: 'clash' },
    effects: [{ op: 'meld' }],
  }),
  card('Corrosive Breath', 'phaseStart', {
    race: NIGHTELF,
    phase: FLYING,
    copies: [0, 2, 2],
    effects: [{ op: 'attacks', count: 'ownFlyers', strength: 2 }],
  }),
  card('Frost Breath', 'roundStart', {
    race: UNDEAD,
    copies: [0, 2, 1],
    target: { kind: 'enemyType' },
    effects: [{ op: 'strength', by: -1, limit: 1, types: 'chosen', whose: 'opponent', until: 'round' }],
  }),
  card('Unholy Frenzy', 'beforeRoll', {
    race: UNDEAD,
    whose: 'self',
    copies: [0, 2, 1],
    effects: [
      { op: 'attacks', count: 3 },
      { op: 'casualties', count: 1, zone: 'battle', whose: 'own', late: true },
    ],
  }),
  card('Cannibalize', 'battleEnd', {
    race: UNDEAD,
    copies: [0, 2, 2],
    effects: [
      {
        op: 'choice',
        ifWon: true,
        options: [
          { op: 'returnLost', count: 1, meleeOnly: true },
          { op: 'heal', count: 2 },
        ],
      },
    ],
  }),
  card('Possession', 'roundStart', {
    race: UNDEAD,
    copies: [0, 2, 1],
    target: {
      kind: 'enemyUnit',
      zone: 'battlefield',
      count: 1,
      noHero: true,
      noSummon: true,
      noCreep: true,
      inReserve: true,
    },
    effects: [{ op: 'check', atMost: 2, so: [{ op: 'kill' }, { op: 'replaceTarget' }] }],
  }),
  card('Disease Cloud', 'battleEnd', {
    race: UNDEAD,
    copies: [0, 2, 2],
    target: { kind: 'space', where: 'flank' },
    effects: [{ op: 'casualties', count: 1, zone: 'space' }, { op: 'barHarvest' }],
  }),
  card('Anti-Magic Shell', 'response', {
    race: UNDEAD,
    answers: 'heroAbility',
    copies: [0, 2, 1],
    effects: [{ op: 'cancel' }],
  }),
]

/** The card with this key, or -1. */
export function cardNamed(key: string): number {
  return cards.findIndex(card => card.key === key)
}

export const VICTORY_POINT = cardNamed('victory-point')
export const SUMMON_BUILDING = cardNamed('summon-building')

/** The copies of every card in a race's deck, by card. */
export function copiesIn(race: number, expansion: boolean): number[] {
  return cards.map(card => {
    if (card.race !== -1 && card.race !== race) return 0
    return expansion ? card.expansion : card.base
  })
}
