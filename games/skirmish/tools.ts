import type { GameTools } from '@hexarium/kernel'
import { book } from './book/index.ts'
import { typeOf } from './content/units.ts'
import { digest } from './digest.ts'
import type { Skirmish } from './state.ts'
import { step as de } from './text/de/steps.ts'
import { step as en } from './text/en/steps.ts'
import { step as fr } from './text/fr/steps.ts'

/** What only tests and tools want. */
export const tools: GameTools<Skirmish> = {
  digest,
  book,
  steps: { en, de, fr },
  check(g) {
    const places = g.at.filter(hex => hex >= 0)
    if (new Set(places).size !== places.length) throw new Error('SK-2.3: two units on one hex')
    g.strength.forEach((strength, unit) => {
      if (strength < 0 || strength > typeOf[unit].strength)
        throw new Error(`SK-2.2: unit ${unit} has strength ${strength}`)
      if (strength > 0 !== g.at[unit] >= 0) throw new Error(`SK-2.2: unit ${unit} is neither on the map nor gone`)
    })
  },
}
