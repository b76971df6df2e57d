import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()
const b64 = (data: Uint8Array): string => Buffer.from(data).toString('base64url')

/** CBOR of what an authenticator sends: maps, texts, bytes and integers. */
function cbor(value: unknown): Buffer {
  const head = (major: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, item]) => [cbor(key), cbor(item)])])
}

/** A security key made of software: ES256, no attestation. */
export class SoftKey {
  readonly id = randomBytes(16)
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private readonly origin: string
  private counter = 0

  constructor(origin: string) {
    this.origin = origin
  }

  /** What a browser sends when the key is made. */
  make(options: { challenge: string; rp: { id?: string } }): object {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' })
    const cose = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]),
    )
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cose])
    const attestationObject = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', this.authData(options.rp.id!, 0x45, credential)],
      ]),
    )
    return this.credential({
      clientDataJSON: b64(this.clientData('webauthn.create', options.challenge)),
      attestationObject: b64(attestationObject),
      transports: ['internal'],
    })
  }

  /** What a browser sends when the key is used. */
  use(options: { challenge: string; rpId?: string }): object {
    const clientData = this.clientData('webauthn.get', options.challenge)
    const authenticatorData = this.authData(options.rpId!, 0x05)
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(clientData)]))
      .sign(this.keys.privateKey)
    return this.credential({
      clientDataJSON: b64(clientData),
      authenticatorData: b64(authenticatorData),
      signature: b64(signature),
    })
  }

  private credential(response: object): object {
    return { id: b64(this.id), rawId: b64(this.id), type: 'public-key', clientExtensionResults: {}, response }
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  private authData(host: string, flags: number, more: Uint8Array = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.counter)
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, more])
  }
}
