/** How the processes on one database hear of each other's writes. A broker could take its place. */
import pg from 'pg'

/** A table whose log has grown, and by whose hand. */
export interface Word {
  readonly node: string
  readonly room: string
}

export interface Bus {
  /** `missed` says that words may have been lost meanwhile. */
  listen(hear: (word: Word) => void, missed: () => void): Promise<void>
  say(word: Word): Promise<void>
  close(): Promise<void>
}

export const CHANNEL = 'quayside_log'

export const wordText = ({ node, room }: Word): string => `${node} ${room}`

const readWord = (text: string): Word | null => {
  const [node, room] = text.split(' ')
  return node !== undefined && room !== undefined ? { node, room } : null
}

/** One process alone has nobody to listen to. */
export const SILENCE: Bus = {
  listen: () => Promise.resolve(),
  say: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

const RETRY_MS = 1000

/** PostgreSQL tells every listener when the transaction that spoke is durable. */
export class PostgresBus implements Bus {
  readonly #address: string
  #client: pg.Client | null = null
  #retry: NodeJS.Timeout | null = null
  #closed = false

  constructor(address: string) {
    this.#address = address
  }

  async listen(hear: (word: Word) => void, missed: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.#address })
    const again = (): void => {
      if (this.#closed || this.#client !== client) return
      this.#client = null
      this.#retry = setTimeout(() => {
        // A failed attempt ends its client, and so comes back here by itself.
        this.listen(hear, missed).then(missed, () => undefined)
      }, RETRY_MS)
    }
    this.#client = client
    client.on('error', again)
    client.on('end', again)
    client.on('notification', ({ payload }) => {
      const word = readWord(payload ?? '')
      if (word !== null) hear(word)
    })
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
  }

  async say(word: Word): Promise<void> {
    await this.#client?.query('select pg_notify($1, $2)', [CHANNEL, wordText(word)])
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#retry) clearTimeout(this.#retry)
    await this.#client?.end()
  }
}
