import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A push service on this machine: it takes what a server sends to its one browser, and opens it as that browser would (RFC 8291). */
export class PushService {
  /** What was sent, opened. */
  readonly messages: Record<string, unknown>[] = []
  private readonly keys: ECDH = createECDH('prime256v1')
  private readonly auth = randomBytes(16)
  private readonly server: Server

  constructor() {
    this.keys.generateKeys()
    this.server = createServer(async (request, response) => {
      const isSigned = request.headers.authorization?.startsWith('vapid t=') ?? false
      if (isSigned) this.messages.push(JSON.parse(this.opened(await buffer(request))))
      response.writeHead(isSigned ? 201 : 403).end()
    })
  }

  open(): Promise<void> {
    return new Promise(done => this.server.listen(0, '127.0.0.1', done))
  }

  close(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** What the browser says where it is to be reached. */
  get subscription() {
    const keys = { p256dh: this.keys.getPublicKey('base64url'), auth: this.auth.toString('base64url') }
    return { endpoint: `${this.origin}/browser`, keys }
  }

  private opened(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const length = body[20]
    const sender = body.subarray(21, 21 + length)
    const sealed = body.subarray(21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender])
    const derived = (key: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, info, bytes))
    const key = derived(this.keys.computeSecret(sender), this.auth, info, 32)
    const cipher = createDecipheriv(
      'aes-128-gcm',
      derived(key, salt, 'Content-Encoding: aes128gcm\0', 16),
      derived(key, salt, 'Content-Encoding: nonce\0', 12),
    )
    cipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
  }
}
