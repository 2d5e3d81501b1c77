/** Cluster bus: how nodes on one database notify each other of changes. */
import pg from 'pg'
import type { EntryRow } from './schema.ts'

/**
 * A query asks all nodes whether the player of a seat is present; only a node where they are replies. A node also sends
 * a reply when the player arrives, and an end when they leave.
 */
export interface PresenceMessage {
  readonly kind: 'presence-query' | 'presence-reply' | 'presence-end'
  readonly seat: number
}

/** A change made by a node: new log entries unless `topic` or `presence` is set. */
export interface BusMessage {
  readonly node: string
  readonly room: string
  /**
   * Seats, chat or rematch of the room changed. `bans` belongs to no room; for `revoked`, `room` is the id of the API bot
   * that lost its token.
   */
  readonly topic?: 'seats' | 'chat' | 'rematch' | 'bans' | 'revoked'
  /** The new entry, so that other nodes need not read it from the database. */
  readonly entry?: EntryRow
  readonly presence?: PresenceMessage
}

/** Connection events of a bus, for the log. */
export interface BusEvents {
  /** `unsent` messages wait for the reconnect. */
  readonly disconnected: (unsent: number) => void
  readonly connected: () => void
}

const NO_BUS_EVENTS: BusEvents = { disconnected: () => undefined, connected: () => undefined }

export interface Bus {
  /** Whether there may be other nodes. */
  readonly isShared: boolean
  /** `onMissed` is called after a reconnect: messages may have been lost meanwhile. */
  subscribe(onMessage: (message: BusMessage) => void, onMissed: () => void): Promise<void>
  publish(message: BusMessage): Promise<void>
  close(): Promise<void>
}

export const CHANNEL = 'quayside_events'

/** A notification of PostgreSQL has less than 8,000 bytes. */
const MAX_BYTES = 7000

export const encodeMessage = ({ node, room, topic, entry, presence }: BusMessage): string => {
  if (presence !== undefined) return `${node} ${room} ${presence.kind} ${presence.seat}`
  const withoutEntry = topic === undefined ? `${node} ${room}` : `${node} ${room} ${topic}`
  const complete = entry === undefined ? withoutEntry : `${withoutEntry} ${JSON.stringify(entry)}`
  return Buffer.byteLength(complete) <= MAX_BYTES ? complete : withoutEntry
}

/** Null for an entry that cannot be parsed: then the receiver reads it from the database. */
const readEntry = (text: string): EntryRow | null => {
  try {
    return JSON.parse(text) as EntryRow
  } catch {
    return null
  }
}

const TOPICS = ['seats', 'chat', 'rematch', 'bans', 'revoked'] as const

export const decodeMessage = (text: string): BusMessage | null => {
  const [, node, room, rest = ''] = /^(\S+) (\S+)(?: (.*))?$/s.exec(text) ?? []
  if (node === undefined || room === undefined) return null
  const topic = TOPICS.find((known) => known === rest)
  if (topic !== undefined) return { node, room, topic }
  const [, kind, seat] = /^(presence-query|presence-reply|presence-end) (\d+)$/.exec(rest) ?? []
  if (kind === 'presence-query' || kind === 'presence-reply' || kind === 'presence-end')
    return { node, room, presence: { kind, seat: Number(seat) } }
  const entry = rest.startsWith('{') ? readEntry(rest) : null
  return entry === null ? { node, room } : { node, room, entry }
}

/** For a single process on a file. */
export const LOCAL_BUS: Bus = {
  isShared: false,
  subscribe: () => Promise.resolve(),
  publish: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

const RETRY_MS = 1000

/** LISTEN and NOTIFY of PostgreSQL, which delivers after the commit. */
export class PostgresBus implements Bus {
  readonly isShared = true
  readonly #address: string
  #client: pg.Client | null = null
  #retry: NodeJS.Timeout | null = null
  #closed = false
  #lastSend: Promise<void> = Promise.resolve()
  /** Messages that could not be sent while the connection was lost, once each. */
  readonly #unsent = new Set<string>()

  readonly #events: BusEvents

  constructor(address: string, events: BusEvents = NO_BUS_EVENTS) {
    this.#address = address
    this.#events = events
  }

  async subscribe(onMessage: (message: BusMessage) => void, onMissed: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.#address })
    const reconnect = (): void => {
      if (this.#closed || this.#client !== client) return
      this.#client = null
      this.#events.disconnected(this.#unsent.size)
      this.#retry = setTimeout(() => {
        // A failed attempt ends its client, which reconnects again.
        this.subscribe(onMessage, onMissed).then(onMissed, () => undefined)
      }, RETRY_MS)
    }
    this.#client = client
    client.on('error', reconnect)
    client.on('end', reconnect)
    client.on('notification', ({ payload }) => {
      const message = decodeMessage(payload ?? '')
      if (message !== null) onMessage(message)
    })
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    this.#events.connected()
    for (const text of this.#unsent) void this.#sendInTurn(text)
  }

  /**
   * Changes are queued and sent again after a reconnect, or other nodes would stay stale. Presence queries are not:
   * they time out after a second.
   */
  publish(message: BusMessage): Promise<void> {
    const text = encodeMessage(message)
    if (message.presence === undefined) this.#unsent.add(text)
    return this.#sendInTurn(text)
  }

  /** One at a time: the client takes no query while another one runs. */
  #sendInTurn(text: string): Promise<void> {
    this.#lastSend = this.#lastSend.then(async () => {
      try {
        if (this.#client === null) return
        await this.#client.query('select pg_notify($1, $2)', [CHANNEL, text])
        this.#unsent.delete(text)
      } catch {
        // Sent again after the reconnect.
      }
    })
    return this.#lastSend
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#retry) clearTimeout(this.#retry)
    await this.#client?.end()
  }
}
