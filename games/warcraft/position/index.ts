import { type PositionFormat, Reader, reading } from '@hexarium/kernel'
import { mapOfScenario } from '../content/scenarios.ts'
import { formerly } from '../settings.ts'
import type { Warcraft } from '../state.ts'
import { formats, ground, hero } from './format.ts'
import { stateAt } from './read.ts'
import { positionOf } from './write.ts'

/** Positions people write: the start of a player's step. What is not said is as at the start of the game, without cards. */
export const position: PositionFormat<Warcraft> = {
  read: (json, version) => reading(() => ({ ...stateAt(new Reader(json)), ...formerly(version) })),
  write: g => formats[mapOfScenario[g.scenario]].position.write(positionOf(g)),
  tables: () => [formats[0].position, formats[0].player, hero, ground].map(({ table }) => table()),
}
