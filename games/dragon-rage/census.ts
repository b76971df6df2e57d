import type { Contents } from '@hexarium/kernel'
import { ELEMENTAL, typeOf, types } from './content/types.ts'
import type { DragonRage } from './state.ts'

/** The spells in the order of `content/spells.ts`. */
const SPELLS = ['boost', 'fog', 'whirlwind', 'lightning', 'summon', 'dismiss']

/** By kind of event: where the units that do something in it begin; up to the end where several can. */
const ACTING: Readonly<Record<string, readonly [first: number, end?: number]>> = {
  moved: [0, 1],
  entered: [0, 1],
  walked: [0, 1],
  slithered: [0, 1],
  bounded: [0, 1],
  flew: [0, 1],
  overran: [0, 1],
  struck: [0, 1],
  struckAt: [0, 1],
  shotAt: [0, 1],
  shot: [6],
  attacked: [6],
}

const codes = (holds: (group: number) => boolean): string[] =>
  types.filter(({ group }) => holds(group)).map(({ code }) => code)

/** What of the box is used in play: spells that are cast, units and monsters that move or fight. */
export const contents: Contents<DragonRage> = {
  all: {
    spells: SPELLS,
    units: codes(group => group < ELEMENTAL),
    monsters: codes(group => group >= ELEMENTAL),
  },
  used(_g, { kind, args }, note) {
    if (kind === 'cast') note('spells', SPELLS[args[1]])
    const acting = ACTING[kind]
    if (!acting) return
    for (const unit of args.slice(...acting)) {
      const { code, group } = types[typeOf[unit]]
      note(group < ELEMENTAL ? 'units' : 'monsters', code)
    }
  },
}
