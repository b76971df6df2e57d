import type { Source } from './sources.ts'

/** WC-X-TIM-06: the windows in which something can be played. */
const WINDOWS = [
  'moveStart',
  'afterMovement',
  'battleStart',
  'roundStart',
  'phaseStart',
  'beforeRoll',
  'afterRoll',
  'beforeCasualties',
  'casualtyAssign',
  'casualtyRemoved',
  'battleEnd',
  'harvestStart',
  'spendStart',
  'spendAction',
  'callToArms',
  'response',
  'heroDeath',
  'always',
  'any',
] as const
export type WindowName = (typeof WINDOWS)[number]

/** Whose period it must be: one's own, an enemy's, anybody's. */
export type Whose = 'self' | 'opponent' | 'any'

/** How long something lasts in a battle. */
export type Until = 'phase' | 'round' | 'battle'

/** What a response answers. */
export type Answers = 'card' | 'heroAbility' | 'either'

/** What is chosen when a card or ability is announced. */
export type Target =
  /** A space, by what is in it or where it lies. */
  | {
      kind: 'space'
      where: 'own' | 'ownUnits' | 'enemies' | 'clash' | 'forest' | 'battle' | 'flank' | 'nearHero' | 'hidden'
      /** How far from the hero, where that matters. */
      within?: number
      optional?: true
    }
  /** Enemy units in the battle or its battlefield; as many as `count`, at least one. */
  | {
      kind: 'enemyUnit'
      zone: 'battle' | 'battlefield'
      count: number
      ground?: true
      noHero?: true
      noSummon?: true
      /** A creep marker stands for a band, not for one unit. */
      noCreep?: true
      inReserve?: true
    }
  /** A unit type of one's own, or of the enemies, that takes part. */
  | { kind: 'ownType' | 'enemyType' }
  /** Somebody who takes part; or an enemy who does. */
  | { kind: 'player' | 'opponent' }
  /** One of one's own units in the hero's space. */
  | { kind: 'companion' }

/** Which casualties: among whom, and where. */
type Zone = 'battle' | 'battlefield' | 'space' | 'perSpace'

/** What a card or an ability does: small words that all of them are written in. */
export type Effect =
  | { op: 'victoryPoint' }
  | { op: 'haste'; by: number; most: number }
  | { op: 'cripple'; by: number }
  | { op: 'gain'; gold: number; wood: number }
  | { op: 'portal' }
  | { op: 'meld' }
  | { op: 'massTeleport'; most: number }
  | { op: 'blink'; within: number }
  | { op: 'armWorkers' }
  | { op: 'cancel' }
  | { op: 'discardOrCancel' }
  | { op: 'prevent'; count: number; whom?: 'chosen'; many?: { type: 'melee' | 'any'; least: number; count: number } }
  | { op: 'preventByRoll'; dice: number | 'enemyHits'; atMost: number }
  | { op: 'daze'; until: Until; whom?: 'hero' }
  | { op: 'shelter'; until: Until; whom?: 'hero' | 'others' }
  | { op: 'mark' }
  | { op: 'devour' }
  | { op: 'groundFlyers' }
  | { op: 'reroll' }
  | { op: 'rollMod'; by: number }
  | { op: 'pillage' }
  | { op: 'chooseCasualty' }
  | { op: 'attacks'; count: number | 'ownFlyers'; strength?: number; whose?: 'opponent' }
  | { op: 'attacksPerHit' }
  | { op: 'casualtiesPerOne'; most: number }
  | { op: 'renew' }
  | { op: 'freeBuilding' }
  | { op: 'firstStrike' }
  | { op: 'strength'; by: number; limit: number; types: 'chosen' | readonly number[]; whose?: 'opponent'; until: Until }
  | { op: 'discardRandom'; whom: 'chosen' | 'opponents'; woundOnMana?: number }
  | { op: 'drawIfDiscarded' }
  | { op: 'draw'; count: number }
  | { op: 'reveal' }
  | { op: 'areaAttack'; whom: 'flying' | 'hero'; until: Until }
  | { op: 'choice'; options: readonly Effect[]; ifWon?: true }
  | { op: 'destroySummon' }
  | { op: 'endEffect' }
  | { op: 'rollCasualties'; dice: number | 'enemies'; most?: number; atMost: number; zone: Zone; heals?: true }
  | { op: 'casualties'; count: number; zone: Zone; whose?: 'own'; late?: true }
  | { op: 'heal'; count: number }
  | { op: 'returnLost'; count: number; meleeOnly?: true }
  | { op: 'check'; atMost: number; so: readonly Effect[] }
  | { op: 'kill'; heroWounds?: number }
  | { op: 'replaceTarget' }
  | { op: 'barHarvest' }
  | { op: 'summon'; count: number | 'killed'; inForest?: number; at?: 'battlefield' }
  | { op: 'heroDice'; set?: number; add?: number; until: Until }
  | { op: 'heroRanged'; until: Until }
  | { op: 'ignoreWounds'; count: number; until: Until }
  | { op: 'wound'; count: number; ifHero?: true; orCasualty?: true }
  | { op: 'windWalk'; moves: number }
  | { op: 'hold' }
  | { op: 'destroyOutpost'; unfinished?: true }
  | { op: 'sacrifice' }
  | { op: 'rebirth' }
  /** Always active. */
  | { op: 'drawKeep' }
  | { op: 'marchAura'; by: number; most: number; types: readonly number[] }
  | { op: 'restAura'; count: number }
  | { op: 'vampiricAura' }
  | { op: 'evasion'; atMost: number }
  | { op: 'strengthAura'; by: number; limit: number; types: readonly number[] }

/** Something that can be played: an experience card or a hero's ability. */
export interface Playable {
  readonly name: string
  readonly window: WindowName
  readonly whose: Whose
  /** Only in the phase of this unit type. */
  readonly phase?: number
  /** What a response answers. */
  readonly answers?: Answers
  /** WC-B-EXP-02: only with a participating unit of one's own; abilities: with the hero. */
  readonly inBattle: boolean
  readonly mana: number
  /** Cards discarded from hand besides (Abolish Magic). */
  readonly discards: number
  readonly limit: 'battle' | 'turn' | 'none'
  readonly target?: Target
  /** The hero must stand in the battlefield. */
  readonly heroInBattlefield?: true
  readonly effects: readonly Effect[]
  readonly source: Source
}
