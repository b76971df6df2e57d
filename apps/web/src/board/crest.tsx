/** A sign for each team, so that nobody has to tell it by colour alone; drawn in a circle of 14. A star, a crescent, a tower, a leaf. */
const signs = [
  'M0 -11L3 -3.5L10.5 -3.4L4.8 1.6L6.6 9L0 5L-6.6 9L-4.8 1.6L-10.5 -3.4L-3 -3.5Z',
  'M5 -9A10 10 0 1 0 5 9A8 8 0 1 1 5 -9Z',
  'M-7 9V-8H-4V-5H-1.5V-8H1.5V-5H4V-8H7V9Z',
  'M0 10V2Q-10 0 -6 -9Q2 -9 0 2Q2 -5 8 -6Q9 3 0 2Z',
]

/** The crest of a team. */
export function Crest({ team }: { team: number }) {
  const number = team % signs.length
  return (
    <g class={`crest crest-${number}`}>
      <circle r="15" />
      <path d={signs[number]} />
    </g>
  )
}
