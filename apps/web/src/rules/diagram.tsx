import type { Place, SideMark } from '@hexarium/kernel'
import { useMemo } from 'preact/hooks'
import { BasesLayer, CountersLayer, shapeOf } from '../board/counters.tsx'
import { groundOf, joined, spotsOf, UNIT } from '../board/geometry.ts'
import { GroundLayer } from '../board/ground.tsx'
import { MarksLayer } from '../board/marks.tsx'
import { PointerLayer } from '../board/notes.tsx'
import { SidesLayer } from '../board/sides.tsx'
import { piecesAmong } from '../board/targets.ts'
import type { Diagram } from './book.ts'

/** A moment of a game, drawn as the board draws it: nothing to click, everything to see. */
export function DiagramPicture({ picture, caption }: { picture: Diagram; caption: string }) {
  const { ground, spots, sides } = useMemo(() => laidOut(picture), [picture])
  const { box, tones, marks, rings } = picture
  const targets = new Map(picture.targets.map(id => [id, '']))
  const places = picture.targets.flatMap(id => ground.byId.get(id) ?? [])
  const viewBox = box.map(value => value * UNIT)
  return (
    <svg
      class="board-picture diagram"
      role="img"
      aria-label={caption}
      viewBox={viewBox.join(' ')}
      style={{ aspectRatio: `${box[2]} / ${box[3]}`, maxWidth: `${Math.round((box[2] * 3) / ground.grain ** 2)}rem` }}
    >
      <GroundLayer ground={ground} named painted />
      <SidesLayer sides={sides} grain={ground.grain} />
      <MarksLayer marks={marks} offered={targets} grain={ground.grain} />
      <BasesLayer spots={spots} tones={tones} ground={ground} />
      <path class="diagram-target" d={joined(ground, places, 0.93)} stroke-width={7 * ground.grain} />
      {piecesAmong(targets, ground, spots).map(({ counter, x, y, half }) => (
        <path
          key={counter.id}
          class="halo"
          d={shapeOf(tones[counter.owner] ?? 'nobody')}
          transform={`translate(${x} ${y}) scale(${(half / 50) * 1.22})`}
        />
      ))}
      <CountersLayer spots={spots} tones={tones} />
      <PointerLayer ids={rings} ground={ground} spots={spots} />
    </svg>
  )
}

function laidOut({ places, outlines, sides, counters }: Diagram) {
  const laid = places.map(({ shape, ...place }): Place => ({ ...place, outline: outlines[shape], say: '' }))
  const ground = groundOf({ places: laid, width: 1, height: 1 })
  return {
    ground,
    spots: spotsOf(ground, counters),
    sides: sides.map((side): SideMark => ({ ...side, say: '' })),
  }
}
