import pg from 'pg'
import type { EntryRow } from './schema.ts'

/** How the processes on one database hear of each other's writes. A broker could take its place. */

/** A question to the others, whether somebody looks at a seat through them, and the answer of whoever can say yes. */
export interface PresenceMessage {
  readonly kind: 'presence-query' | 'presence-reply'
  readonly seat: number
}

/** A room whose log has grown, and by whose hand. */
export interface BusMessage {
  readonly node: string
  readonly room: string
  /**
   * Somebody came to a seat or went from it, something was said, or (which belongs to no room) other bans hold, or the
   * program named in the place of the room has lost its token; the log has grown when absent.
   */
  readonly topic?: 'seats' | 'chat' | 'bans' | 'revoked'
  /** What was written, so that nobody has to ask for it. */
  readonly entry?: EntryRow
  readonly presence?: PresenceMessage
}

export interface Bus {
  /** Whether there may be others. */
  readonly isShared: boolean
  /** `missed` says that words may have been lost meanwhile. */
  subscribe(hear: (word: BusMessage) => void, missed: () => void): Promise<void>
  publish(word: BusMessage): Promise<void>
  close(): Promise<void>
}

export const CHANNEL = 'quayside_events'

/** PostgreSQL carries no more than 8,000 bytes. */
const MOST_BYTES = 7000

export const encodeMessage = ({ node, room, topic, entry, presence }: BusMessage): string => {
  if (presence !== undefined) return `${node} ${room} ${presence.kind} ${presence.seat}`
  const bare = topic === undefined ? `${node} ${room}` : `${node} ${room} ${topic}`
  const whole = entry === undefined ? bare : `${bare} ${JSON.stringify(entry)}`
  return Buffer.byteLength(whole) <= MOST_BYTES ? whole : bare
}

/** Another process of ours has written it; of one that is newer, nobody knows how: whoever hears it asks the database. */
const readEntry = (text: string): EntryRow | null => {
  try {
    return JSON.parse(text) as EntryRow
  } catch {
    return null
  }
}

const TOPICS = ['seats', 'chat', 'bans', 'revoked'] as const

export const decodeMessage = (text: string): BusMessage | null => {
  const [, node, room, rest = ''] = /^(\S+) (\S+)(?: (.*))?$/s.exec(text) ?? []
  if (node === undefined || room === undefined) return null
  const topic = TOPICS.find((known) => known === rest)
  if (topic !== undefined) return { node, room, topic }
  const [, kind, seat] = /^(presence-query|presence-reply) (\d+)$/.exec(rest) ?? []
  if (kind === 'presence-query' || kind === 'presence-reply')
    return { node, room, presence: { kind, seat: Number(seat) } }
  const entry = rest.startsWith('{') ? readEntry(rest) : null
  return entry === null ? { node, room } : { node, room, entry }
}

/** One process alone has nobody to listen to. */
export const LOCAL_BUS: Bus = {
  isShared: false,
  subscribe: () => Promise.resolve(),
  publish: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

const RETRY_MS = 1000

/** PostgreSQL tells every listener when the transaction that spoke is durable. */
export class PostgresBus implements Bus {
  readonly isShared = true
  readonly #address: string
  #client: pg.Client | null = null
  #retry: NodeJS.Timeout | null = null
  #closed = false
  #said: Promise<void> = Promise.resolve()
  /** What could not be said while the line was broken, once each. */
  readonly #unsaid = new Set<string>()

  constructor(address: string) {
    this.#address = address
  }

  async subscribe(hear: (word: BusMessage) => void, missed: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.#address })
    const again = (): void => {
      if (this.#closed || this.#client !== client) return
      this.#client = null
      this.#retry = setTimeout(() => {
        // A failed attempt ends its client, and so comes back here by itself.
        this.subscribe(hear, missed).then(missed, () => undefined)
      }, RETRY_MS)
    }
    this.#client = client
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ payload }) => {
      const word = decodeMessage(payload ?? '')
      if (word !== null) hear(word)
    })
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    for (const text of this.#unsaid) void this.#sayInTurn(text)
  }

  /** Nobody would look again by themselves; but who looks where is asked in vain a moment later. */
  publish(word: BusMessage): Promise<void> {
    const text = encodeMessage(word)
    if (word.presence === undefined) this.#unsaid.add(text)
    return this.#sayInTurn(text)
  }

  /** One after the other: a client is asked nothing while it answers. */
  #sayInTurn(text: string): Promise<void> {
    this.#said = this.#said.then(async () => {
      try {
        if (this.#client === null) return
        await this.#client.query('select pg_notify($1, $2)', [CHANNEL, text])
        this.#unsaid.delete(text)
      } catch {
        // Said again when the line is back.
      }
    })
    return this.#said
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#retry) clearTimeout(this.#retry)
    await this.#client?.end()
  }
}
