import type { Counter, Place, SideMark } from '@hexarium/kernel'
import { Token } from '../board/counters.tsx'
import { groundOf, spotsOf } from '../board/geometry.ts'
import { GroundLayer } from '../board/ground.tsx'
import { SidesLayer } from '../board/sides.tsx'
import type { Picture } from '../data.ts'

/** A piece of a board as a picture. */
export function BoardPicture({ picture }: { picture: Picture }) {
  const places = picture.places.map((place, index): Place => ({ ...place, id: `${index}`, label: '', say: '' }))
  const ground = groundOf({ places, width: 1, height: 1 })
  const sides = picture.sides.map((side, index): SideMark => ({ ...side, id: `${index}`, say: '' }))
  const counters = picture.counters.map((counter, index): Counter => {
    return { id: `${index}`, at: `${counter.at}`, owner: index, glyph: counter.glyph, short: '', say: '' }
  })
  const { x, y, width, height } = ground.box
  // A little less than all: the ragged border of a cut-out piece is left outside.
  const inset = 0.12
  const box = [x + width * inset, y + height * inset, width * (1 - 2 * inset), height * (1 - 2 * inset)].map(Math.round)
  return (
    <svg class="board-picture" aria-hidden="true" viewBox={box.join(' ')} preserveAspectRatio="xMidYMid slice">
      <GroundLayer ground={ground} named={false} painted />
      <SidesLayer sides={sides} grain={ground.grain} />
      {spotsOf(ground, counters).map(({ counter, x, y, half }) => {
        const { tone, glyph, values } = picture.counters[counter.owner]
        return (
          <g key={counter.id} transform={`translate(${x} ${y}) scale(${half / 50})`}>
            <Token tone={tone} glyph={glyph} values={values} />
          </g>
        )
      })}
    </svg>
  )
}
