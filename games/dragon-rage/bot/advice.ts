import type { Adviser as AdviserOf, Locals } from '@hexarium/kernel'
import type { DragonRage } from '../state.ts'

/** Advises on one question of this game. */
export type Adviser<H = Locals> = AdviserOf<DragonRage, H>
