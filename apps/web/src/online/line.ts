import type { Frame, Wish } from '@hexarium/wire'

/** How long to wait before the server is called again, the longer the more often it did not answer. */
const PATIENCE = [300, 1000, 2000, 5000, 10_000]

/** A socket to the server that is opened again whenever it is lost, and says each time what it wants to hear of. */
export class Line {
  private readonly wish: Wish
  private readonly heed: (frame: Frame) => void
  private socket: WebSocket | null = null
  private isClosed = false
  private failures = 0

  constructor(wish: Wish, heed: (frame: Frame) => void) {
    this.wish = wish
    this.heed = heed
    this.connect()
  }

  /** Opens it anew: one is somebody else now. */
  renew(): void {
    this.socket?.close()
  }

  close(): void {
    this.isClosed = true
    this.socket?.close()
  }

  private connect(): void {
    if (this.isClosed) return
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`)
    this.socket = socket
    socket.addEventListener('message', message => {
      const frame: Frame = JSON.parse(message.data)
      if (frame.t === 'hello') {
        this.failures = 0
        socket.send(JSON.stringify(this.wish))
      }
      this.heed(frame)
    })
    socket.addEventListener('close', () => {
      setTimeout(() => this.connect(), PATIENCE[Math.min(this.failures++, PATIENCE.length - 1)])
    })
  }
}
