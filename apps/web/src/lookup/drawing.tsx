import type { Drawing } from '@hexarium/kernel'

/** A drawing made of shapes: what is lost of each fades, what matters now is framed. */
export function DrawingView({ drawing }: { drawing: Drawing }) {
  const { width, height, say, shapes } = drawing
  return (
    <svg class="drawing" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say}>
      {shapes.map(({ path, x, y, text, left = 1, isLit }, index) => (
        <g key={index} class={`shape${isLit ? ' lit' : ''}${left <= 0 ? ' gone' : left < 1 ? ' hurt' : ''}`}>
          <path d={path} />
          {text !== undefined && (
            <text x={x} y={y}>
              {text}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
