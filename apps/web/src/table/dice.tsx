import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { LogLine } from '../port/moment.ts'

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

/** A die as it fell: pips for six sides, a figure for others. */
export function Die({ sides, value }: { sides: number; value: number }) {
  return (
    <svg class="die" viewBox="-50 -50 100 100" aria-hidden="true">
      {sides === 6 ? (
        <rect x="-44" y="-44" width="88" height="88" rx="18" />
      ) : (
        <path d="M0 -47L41 -23V23L0 47L-41 23V-23Z" />
      )}
      {sides === 6 ? (
        pips[value]?.map(([x, y]) => <circle key={`${x} ${y}`} cx={x * 23} cy={y * 23} r="9" />)
      ) : (
        <text y="13">{value}</text>
      )}
    </svg>
  )
}

/** How long dice lie on the board. */
const LIE = 1800

/** Dice that just fell roll over the board and lie there for a moment. */
export function DiceFall({ log }: { log: readonly LogLine[] }) {
  const known = useRef(log.length)
  const fallen = useSignal<{ key: number; dice: NonNullable<LogLine['dice']>[] } | null>(null)
  useEffect(() => {
    const dice = log.slice(known.current).flatMap(line => line.dice ?? [])
    known.current = log.length
    if (dice.length === 0) return
    fallen.value = { key: log.length, dice: dice.slice(-3) }
    const timer = setTimeout(() => (fallen.value = null), LIE)
    return () => clearTimeout(timer)
  }, [log])
  if (!fallen.value) return null
  return (
    <div class="dice-fall" key={fallen.value.key} aria-hidden="true">
      {fallen.value.dice.flatMap((roll, index) =>
        roll.values.slice(0, 12).map((value, at) => <Die key={`${index} ${at}`} sides={roll.sides} value={value} />),
      )}
    </div>
  )
}
