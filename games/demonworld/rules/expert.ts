import type { Procedure } from '@hexarium/kernel'
import { chapter } from '../events.ts'
import type { expertProcedures, expertRules } from '../expert/index.ts'
import type { Demonworld } from '../state.ts'

/**
 * What the rules of every battle ask of the expert chapters. A battle that plays them begins after they are here
 * (`expert/index.ts`); one that does not never asks.
 */
export const expert = {} as typeof expertRules

/** The procedures of the expert chapters, once they are here. */
export const arrived: Procedure<Demonworld>[] = []

type Procedures = typeof expertProcedures
type LocalsOf<P> = P extends Procedure<Demonworld, infer H> ? H : never

/** Stands for one of them where the phases call it. */
function later<Name extends keyof Procedures>(name: Name): Procedure<Demonworld, LocalsOf<Procedures[Name]>> {
  return chapter(name)
}

export const airMelee = later('airMelee')
export const announcements = later('announcements')
export const breakingOff = later('breakingOff')
export const doorKeeping = later('doorKeeping')
export const escapes = later('escapes')
export const flamingVolley = later('flamingVolley')
export const flyerMove = later('flyerMove')
export const gunShot = later('gunShot')
export const hewing = later('hewing')
export const largeMove = later('largeMove')
export const lighting = later('lighting')
export const magic = later('magic')
