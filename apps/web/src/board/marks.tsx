import type { Mark } from '@hexarium/kernel'
import { UNIT } from './geometry.ts'

/** Lines, arrows, rings and words on the board. A handle is there only while it can be chosen. */
export function MarksLayer(props: { marks: readonly Mark[]; offered: { has(id: string): boolean }; grain: number }) {
  const { marks, offered, grain } = props
  return (
    <g class="marks" stroke-width={7 * grain}>
      {marks.map(mark =>
        !mark.handle || offered.has(mark.id) ? <MarkShape key={mark.id} mark={mark} grain={grain} /> : null,
      )}
    </g>
  )
}

function MarkShape({ mark, grain }: { mark: Mark; grain: number }) {
  const points = mark.points.map(value => value * UNIT)
  const [x = 0, y = 0] = points
  const line = points.map((value, i) => `${i === 0 ? 'M' : i % 2 === 0 ? 'L' : ' '}${value}`).join('')
  const shape = `mark tone-${mark.tone}`
  if (mark.kind === 'ring') return <circle class={shape} cx={x} cy={y} r={62 * grain} />
  if (mark.kind === 'text') {
    return (
      <text class={shape} x={x} y={y} font-size={36 * grain}>
        {mark.text}
      </text>
    )
  }
  if (mark.kind === 'line') return <path class={shape} d={line} />
  const [x2 = 0, y2 = 0] = points.slice(-2)
  const [x1 = 0, y1 = 0] = points.slice(-4)
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  return (
    <g class={shape}>
      <path d={line} />
      <path
        class="head"
        d="M0 0L-26 -15L-18 0L-26 15Z"
        transform={`translate(${x2} ${y2}) rotate(${turn}) scale(${grain})`}
      />
    </g>
  )
}
