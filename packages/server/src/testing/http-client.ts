import type { PasskeyInfo, PlayerInfo } from '@quayside/protocol'
import { Authenticator } from './authenticator.ts'

/** A browser: stores cookies and sends the origin of its page. */

export interface HttpReply {
  readonly status: number
  readonly body: unknown
}

export class Browser {
  readonly #address: string
  /** The cookie as it is sent. */
  cookie = ''
  /** The whole `Set-Cookie` header. */
  lastCookie = ''

  constructor(address: string) {
    this.#address = address
  }

  async ask(method: string, path: string, body?: unknown): Promise<HttpReply> {
    const reply = await fetch(`${this.#address}/api${path}`, {
      method,
      headers: {
        origin: this.#address,
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const set = reply.headers.get('set-cookie')
    if (set !== null) {
      this.lastCookie = set
      const [pair = ''] = set.split(';')
      this.cookie = pair.endsWith('=') ? '' : pair
    }
    const text = await reply.text()
    return { status: reply.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
  }

  /** The body of a request that must succeed. */
  async get<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await this.ask(method, path, body)
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return answer.body as Body
  }

  /** The refusal code of a request that must be refused. */
  async refused(method: string, path: string, body?: unknown): Promise<string> {
    const { status, body: reply } = await this.ask(method, path, body)
    return status < 400 ? `accepted with ${status}` : (reply as { readonly code: string }).code
  }

  become(name: string): Promise<PlayerInfo> {
    return this.get('POST', '/players', { name })
  }

  me(): Promise<PlayerInfo> {
    return this.get('GET', '/me')
  }

  /** Creates a passkey on a new device and adds it. */
  async addPasskey(label = 'phone'): Promise<Authenticator> {
    const device = new Authenticator(this.#address)
    const response = device.create(await this.get<object>('POST', '/me/passkeys/options'))
    await this.get<PasskeyInfo>('POST', '/me/passkeys', { label, response })
    return device
  }

  async signIn(device: Authenticator): Promise<HttpReply> {
    const options = await this.get<object>('POST', '/sign-in/options')
    return this.ask('POST', '/sign-in', { response: device.get(options) })
  }
}
