import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { DiceShown, LogLine } from '../../port/moment.ts'

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** The outline of a die: a square with six sides, a hexagon with others, an octagon if the game has made it for itself. */
function outlineOf({ sides, isOwn }: Pick<DiceShown, 'sides' | 'isOwn'>) {
  if (isOwn) return <path d="M-19 -46H19L46 -19V19L19 46H-19L-46 19V-19Z" />
  if (sides === 6) return <rect x="-44" y="-44" width="88" height="88" rx="18" />
  return <path d="M0 -47L41 -23V23L0 47L-41 23V-23Z" />
}

/** A die as it fell, in the colour of whoever rolled it: pips where it has up to six, a figure for others. */
export function Die(props: {
  dice: Pick<DiceShown, 'sides' | 'isOwn' | 'tone'>
  value: number
  isHit?: boolean | undefined
}) {
  const { dice, value, isHit } = props
  const hasPips = dice.isOwn || dice.sides === 6
  const fell = isHit === undefined ? '' : isHit ? ' hit' : ' miss'
  return (
    <svg class={`die${dice.tone ? ` tone-${dice.tone}` : ''}${fell}`} viewBox="-50 -50 100 100" aria-hidden="true">
      {outlineOf(dice)}
      {dice.sides === 20 && <path class="facets" d="M0 -34L30 19H-30ZM0 -34V-46M30 19L40 23M-30 19L-40 23" />}
      {hasPips && pips[value] ? (
        pips[value].map(([x, y]) => <circle key={`${x} ${y}`} cx={x * 23} cy={y * 23} r="9" />)
      ) : (
        <text y="13">{value}</text>
      )}
    </svg>
  )
}

/** Dice in a line of text: whose they are, the dice, and the whole in words for who cannot see them. */
export function DiceLine({ dice, text }: { dice: DiceShown; text: string }) {
  return (
    <span class="dice-line">
      <span aria-hidden="true">{dice.who} </span>
      {dice.values.map((value, at) => (
        <Die key={at} dice={dice} value={value} isHit={dice.hits?.[at]} />
      ))}
      <span class="hidden">{text}</span>
    </span>
  )
}

/** How long dice lie on the board. */
const LIE = 1800

/** Dice that just fell roll over the board and lie there for a moment, those of each throw with the name of the side. */
export function DiceFall({ log }: { log: readonly LogLine[] }) {
  const known = useRef(log.length)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const fallen = useSignal<{ key: number; dice: DiceShown[] } | null>(null)
  useEffect(() => {
    const dice = log.slice(known.current).flatMap(line => line.dice ?? [])
    known.current = log.length
    if (dice.length === 0) return
    // What happens next must not keep them lying there.
    clearTimeout(timer.current)
    fallen.value = { key: log.length, dice: dice.slice(-3) }
    timer.current = setTimeout(() => (fallen.value = null), LIE)
  }, [log])
  useEffect(() => () => clearTimeout(timer.current), [])
  if (!fallen.value) return null
  return (
    <div class="dice-fall" key={fallen.value.key} aria-hidden="true">
      {fallen.value.dice.map((dice, index) => (
        <div key={index} class="dice-throw">
          {dice.side && <span class="dice-who">{dice.side}</span>}
          <div>
            {dice.values.slice(0, 12).map((value, at) => (
              <Die key={at} dice={dice} value={value} isHit={dice.hits?.[at]} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
