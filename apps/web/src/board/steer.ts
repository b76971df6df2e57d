/** What fingers, mouse and wheel do to a board. */
export interface Steering {
  at(clientX: number, clientY: number): { x: number; y: number }
  zoom(factor: number, x: number, y: number): void
  pan(dx: number, dy: number): void
  click(clientX: number, clientY: number, isTouch: boolean): void
  hover(clientX: number, clientY: number): void
  leave(): void
  /** A mouse pulls at a point: true if something comes along, else the board is moved. */
  grab(clientX: number, clientY: number): boolean
  carry(clientX: number, clientY: number): void
  /** What was carried is let go: at a point, or where it was. */
  drop(at: { x: number; y: number } | null): void
}

/** A finger that moved less than this has tapped. */
const STILL = 6
/** One that stays this long wants to know what is there, in milliseconds. */
const REST = 450

/** Listens to an element until the returned function is called. */
export function steered(element: HTMLElement, steering: Steering): () => void {
  const fingers = new Map<number, { x: number; y: number }>()
  let travelled = 0
  let pinch = 0
  /** A finger that rests explains what lies under it, and chooses nothing. */
  let resting: ReturnType<typeof setTimeout> | undefined
  let hasRested = false
  /** Where a mouse went down, and whether it carries something since. */
  let start: { x: number; y: number } | null = null
  let isCarrying = false

  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    const { x, y } = steering.at(event.clientX, event.clientY)
    const step = event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY
    steering.zoom(Math.exp(Math.max(-240, Math.min(240, step)) * 0.0016), x, y)
  }
  const isOnTool = (event: Event) => (event.target as Element).closest('button, .minimap') !== null
  const onDown = (event: PointerEvent) => {
    if (isOnTool(event) || event.button > 1) return
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.size === 1) travelled = 0
    start = event.pointerType === 'mouse' && event.button === 0 ? { x: event.clientX, y: event.clientY } : null
    hasRested = false
    clearTimeout(resting)
    if (event.pointerType !== 'mouse' && fingers.size === 1) {
      resting = setTimeout(() => {
        hasRested = true
        steering.hover(event.clientX, event.clientY)
      }, REST)
    }
    pinch = spread()
  }
  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (!before) {
      if (event.pointerType === 'mouse' && !isOnTool(event)) steering.hover(event.clientX, event.clientY)
      return
    }
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y]
    travelled += Math.abs(dx) + Math.abs(dy)
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (travelled < STILL) return
    clearTimeout(resting)
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
    if (start) isCarrying = steering.grab(start.x, start.y)
    start = null
    if (isCarrying) {
      steering.carry(event.clientX, event.clientY)
      return
    }
    steering.pan(dx / fingers.size, dy / fingers.size)
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()] as [{ x: number; y: number }, { x: number; y: number }]
      const { x, y } = steering.at((a.x + b.x) / 2, (a.y + b.y) / 2)
      const now = spread()
      if (pinch > 0 && now > 0) steering.zoom(pinch / now, x, y)
      pinch = now
    }
  }
  const onUp = (event: PointerEvent) => {
    const isMine = fingers.delete(event.pointerId)
    pinch = 0
    clearTimeout(resting)
    if (isMine && isCarrying) {
      isCarrying = false
      steering.drop(event.type === 'pointerup' ? { x: event.clientX, y: event.clientY } : null)
      return
    }
    if (isMine && event.type === 'pointerup' && travelled < STILL && fingers.size === 0 && !hasRested) {
      steering.click(event.clientX, event.clientY, event.pointerType !== 'mouse')
    }
  }
  function spread(): number {
    const [a, b] = [...fingers.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }

  element.addEventListener('wheel', onWheel, { passive: false })
  element.addEventListener('pointerdown', onDown)
  element.addEventListener('pointermove', onMove)
  element.addEventListener('pointerup', onUp)
  element.addEventListener('pointercancel', onUp)
  element.addEventListener('pointerleave', steering.leave)
  return () => {
    element.removeEventListener('wheel', onWheel)
    element.removeEventListener('pointerdown', onDown)
    element.removeEventListener('pointermove', onMove)
    element.removeEventListener('pointerup', onUp)
    element.removeEventListener('pointercancel', onUp)
    element.removeEventListener('pointerleave', steering.leave)
  }
}
