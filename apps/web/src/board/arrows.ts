const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Moves the focus to the nearest glow in the direction of an arrow key. */
export function focusNext(from: SVGElement, key: string): void {
  const [dx, dy] = steps[key]
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  }
  const [x, y] = middle(from)
  let best: SVGElement | undefined
  let least = Infinity
  for (const other of from.ownerSVGElement!.querySelectorAll<SVGElement>('.glow')) {
    const [ox, oy] = middle(other)
    const ahead = (ox - x) * dx + (oy - y) * dy
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx)
    if (other === from || ahead <= 1 || ahead + 2 * aside >= least) continue
    least = ahead + 2 * aside
    best = other
  }
  best?.focus()
}
