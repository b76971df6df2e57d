import type { Look } from '@hexarium/kernel'
import { BUILDINGS } from './buildings.tsx'
import { hashOf } from './geometry.ts'
import { crescent, crowns, LAND } from './land.tsx'
import type { Drawing } from './looks.ts'
import { scattered } from './scatter.ts'

/**
 * What stands on the ground: crowns of woods, peaks, tufts. Each look has a few variants, drawn once in a hex whose
 * corners are 100 from its centre, and placed many times.
 */

/** Variants of each look. */
export const VARIANTS = 3

/** What stands on each look; on some the ground says enough, and bridges are drawn as ways. */
const STANDING = {
  ...LAND,
  ...BUILDINGS,
  road: null,
  'wood-bridge': null,
  'stone-bridge': null,
  box: null,
} satisfies Record<Look, Drawing | null>

/** Looks that have something to place. */
export const DECORATED = (Object.keys(STANDING) as Look[]).filter(look => STANDING[look] !== null)

/** Looks that grow together over their borders. */
export const MASSED: readonly Look[] = ['woods', 'jungle']

/** Where to find a variant. */
export const decorId = (look: Look, id: string) => `decor-${look}-${hashOf(id) % VARIANTS}`

/** Where to find a variant of grass on a height. */
export const slopeId = (id: string) => `slope-${hashOf(id) % VARIANTS}`

/** All variants of some looks, to be placed by `use`. */
export function DecorDefs({ looks }: { looks: readonly Look[] }) {
  return (
    <>
      {looks.flatMap(look =>
        Array.from({ length: VARIANTS }, (_, number) => (
          <g key={`${look}${number}`} id={`decor-${look}-${number}`} class={`decor look-${look}`}>
            {STANDING[look]?.(`${look} ${number}`)}
          </g>
        )),
      )}
      {looks.includes('hills') &&
        Array.from({ length: VARIANTS }, (_, number) => (
          <g key={`slope${number}`} id={`slope-${number}`} class="decor look-hills">
            <path class="d-line" d={scattered(`slope ${number}`, 4, 40, 56).map(crescent).join('')} />
          </g>
        ))}
      {looks.flatMap(look =>
        MASSED.includes(look)
          ? Array.from({ length: VARIANTS }, (_, number) => (
              <g key={`copse ${look}${number}`} id={`copse-${look}-${number}`} class={`decor look-${look}`}>
                {crowns(`copse ${look} ${number}`, 5, look === 'jungle' ? 15 : 19, 18, 34)}
              </g>
            ))
          : [],
      )}
    </>
  )
}
