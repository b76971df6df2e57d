import type { Effect, Playable, Target, Whose, WindowName } from './effects.ts'
import type { Hero, HeroCard } from './heroes.ts'
import { MELEE, RANGED } from './races.ts'

interface Spec {
  mana?: number
  whose?: Whose
  phase?: number
  target?: Target
  heroInBattlefield?: true
  effects: readonly Effect[]
  source?: string
}

/** Windows outside battles; there abilities may be used once a turn (WC-X-HER-21). */
const PEACEFUL: readonly WindowName[] = ['moveStart', 'spendStart', 'always', 'heroDeath']

/** An ability: when, and what it does. */
export function ability(name: string, window: WindowName, spec: Spec): Playable {
  const peaceful = PEACEFUL.includes(window)
  return {
    name,
    window,
    whose: spec.whose ?? 'any',
    ...(spec.phase === undefined ? {} : { phase: spec.phase }),
    ...(spec.target === undefined ? {} : { target: spec.target }),
    ...(spec.heroInBattlefield ? { heroInBattlefield: true } : {}),
    inBattle: !peaceful,
    mana: spec.mana ?? 0,
    discards: 0,
    limit: window === 'always' ? 'none' : peaceful ? 'turn' : 'battle',
    effects: spec.effects,
    source: spec.source ?? 'D',
  }
}

/** A hero's card: strength, life, ability. */
export function heroCard(strength: number, life: number, own: Playable): HeroCard {
  return { strength, life, ability: own }
}

/** Heroes of a race: `type` is `melee` or `ranged`. */
export function hero(
  race: number,
  name: string,
  type: 'melee' | 'ranged',
  cards: readonly HeroCard[],
  person = '',
  source = 'D, move S, dice S, cost S',
): Hero {
  const id = name.toLowerCase().replaceAll(' ', '-')
  return { id, name, person, race, type: type === 'melee' ? MELEE : RANGED, cards, source }
}
