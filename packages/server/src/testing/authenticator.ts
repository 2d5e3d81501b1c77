/** A software authenticator for passkeys: real keys and signatures, and forged responses that a server must refuse. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface CreationOptions {
  readonly challenge: string
  readonly rp: { readonly id?: string }
  readonly user: { readonly id: string }
}

interface RequestOptions {
  readonly challenge: string
  readonly rpId?: string
}

interface Credential {
  readonly id: string
  readonly user: string
  readonly key: KeyObject
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const ATTESTED = 0x40

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

const uint = (bytes: 2 | 4, value: number): Buffer => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** The part of CBOR that is needed: whole numbers, bytes, texts and maps. */
const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.concat([Buffer.from([(major << 5) | 25]), uint(2, value)])
}
const cbor = (value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer => {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Buffer)])
  return Buffer.concat([head(5, value.size), ...entries])
}

/** An ES256 public key in COSE format. */
const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

export class Authenticator {
  readonly #origin: string
  #credential: Credential | null = null
  counter = 0
  /** Whether it reports user verification. */
  verifies = true

  /** `origin` is that of the page on which it is used. */
  constructor(origin: string) {
    this.#origin = origin
  }

  /** The id of its passkey. */
  get id(): string {
    return this.#own().id
  }

  /** The same passkey on another page, such as that of an attacker. */
  on(origin: string): Authenticator {
    const other = new Authenticator(origin)
    other.#credential = this.#credential
    other.counter = this.counter
    return other
  }

  /** `named` is the id of the new passkey; random when absent. */
  create(options: object, named?: string): object {
    const { challenge, rp, user } = options as CreationOptions
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = named === undefined ? randomBytes(32) : Buffer.from(named, 'base64url')
    this.#credential = { id: id.toString('base64url'), user: user.id, key: privateKey }
    const attested = Buffer.concat([Buffer.alloc(16), uint(2, id.length), id, coseKey(publicKey)])
    const authData = Buffer.concat([this.#data(rp.id, ATTESTED), attested])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    })
  }

  get(options: object): object {
    const { challenge, rpId } = options as RequestOptions
    this.counter++
    const authData = this.#data(rpId, 0)
    const clientData = this.#clientData('webauthn.get', challenge)
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#own().key)
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.#own().user,
    })
  }

  #own(): Credential {
    if (this.#credential === null) throw new Error('no passkey yet')
    return this.#credential
  }

  #data(host = new URL(this.#origin).hostname, flags: number): Buffer {
    const verified = this.verifies ? USER_VERIFIED : 0
    return Buffer.concat([
      sha256(host),
      Buffer.from([flags | USER_PRESENT | verified]),
      uint(4, this.counter),
    ])
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #answer(response: object): object {
    const { id } = this.#own()
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }
}
