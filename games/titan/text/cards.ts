import type { Class } from '../content/creatures.ts'
import type { HazardName } from '../content/hazards.ts'
import type { Names } from './names.ts'

/** What is said on Titan's cards and charts. */
export interface CardWords {
  readonly names: Names
  readonly classes: Readonly<Record<Class, string>>
  /** What a card is of. */
  readonly kinds: Readonly<Record<'land' | 'terrain' | 'hazard' | 'legion' | 'battleHex', string>>
  readonly rows: Readonly<
    Record<
      | 'power'
      | 'skill'
      | 'value'
      | 'gifts'
      | 'native'
      | 'pieces'
      | 'left'
      | 'musteredIn'
      | 'leadsTo'
      | 'mayBe'
      | 'unknown'
      | 'move'
      | 'strike'
      | 'shoot'
      | 'ground'
      | 'exits'
      | 'hits'
      | 'battles',
      string
    >
  >
  readonly flies: string
  readonly rangestrikes: string
  readonly magic: string
  readonly nowhere: string
  readonly none: string
  readonly titanPower: string
  /** `for 2 centaurs`; in a tower or at the foot of a ladder for nothing. */
  musterFor(pieces: string): string
  readonly free: string
  readonly tower: readonly string[]
  upTo(most: number): string
  /** By hazard: moving, striking, rangestriking. */
  readonly hazards: Readonly<Record<HazardName, readonly [move: string, strike: string, shoot: string]>>
  readonly charts: Readonly<
    Record<'ladders' | 'tower' | 'characters' | 'hazards' | 'numbers' | 'entries' | 'lands', string>
  >
  readonly groups: Readonly<Record<'characters' | 'terrains' | 'hazards', string>>
  readonly rung: string
}
