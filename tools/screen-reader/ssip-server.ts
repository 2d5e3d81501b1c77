/**
 * A replacement for Speech Dispatcher, through which screen readers on Linux speak: it implements their
 * protocol (SSIP), takes as long for a text as a fast voice would, and records what was spoken and what was
 * interrupted.
 */
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { plain } from './compare-utterances.ts'

export interface Utterance {
  readonly text: string
  /** Whether the screen reader interrupted it. */
  isCut: boolean
}

/** Faster than a person would listen, to keep the run short. */
const WORDS_PER_MINUTE = 1500

/** Speech counts as finished after this pause. */
const SILENCE_MS = 3000

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

/** The text without SSML markup. */
export const textOfSsml = (ssml: string): string =>
  plain(ssml.replaceAll(/<[^>]*>/g, '').replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity))

/** Replies to queries; every other command is acknowledged. */
const REPLIES: readonly (readonly [command: RegExp, reply: readonly string[]])[] = [
  [/^HISTORY GET CLIENT_ID/i, ['245-1', '245 OK']],
  [/^LIST OUTPUT_MODULES/i, ['250-none', '250 OK']],
  [/^LIST (?:SYNTHESIS_)?VOICES/i, ['249-voice\ten\tnone', '249 OK']],
  [/^GET /i, ['251-0', '251 OK']],
]

interface Queued {
  readonly id: number
  readonly utterance: Utterance
  readonly socket: Socket
}

export class SsipServer {
  readonly #server: Server
  readonly #spoken: Utterance[] = []
  #queue: readonly Queued[] = []
  #timer: NodeJS.Timeout | undefined
  #ids = 0
  #lastMs = 0

  private constructor() {
    this.#server = createServer((socket) => this.#serve(socket))
  }

  static async listen(path: string): Promise<SsipServer> {
    const speech = new SsipServer()
    await once(speech.#server.listen(path), 'listening')
    return speech
  }

  /** Number of utterances so far. */
  get count(): number {
    return this.#spoken.length
  }

  since(count: number): readonly Utterance[] {
    return this.#spoken.slice(count)
  }

  /** Waits until all speech is finished. */
  async silence(): Promise<void> {
    const fromMs = Date.now()
    while (this.#queue.length > 0 || Date.now() - Math.max(fromMs, this.#lastMs) < SILENCE_MS) await wait(100)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#server.close()
  }

  #serve(socket: Socket): void {
    let rest = ''
    /** The lines of a text being received; null between texts. */
    let lines: string[] | null = null
    const reply = (...answer: readonly string[]): void => {
      socket.write(`${answer.join('\r\n')}\r\n`)
    }
    const say = (text: string): void => {
      const id = this.#speak(text, socket)
      reply(`225-${id}`, '225 OK MESSAGE QUEUED')
    }
    const readText = (line: string, text: string[]): void => {
      if (line !== '.') {
        text.push(line.replace(/^\.\./, '.'))
        return
      }
      lines = null
      say(textOfSsml(text.join('\n')))
    }
    const readCommand = (line: string): void => {
      if (/^SPEAK/i.test(line)) {
        lines = []
        reply('230 OK RECEIVING DATA')
      } else if (/^(?:CHAR|KEY) /i.test(line)) say(line.slice(line.indexOf(' ') + 1))
      else {
        if (/^(?:CANCEL|STOP)/i.test(line)) this.#cancel()
        reply(...(REPLIES.find(([command]) => command.test(line))?.[1] ?? ['200 OK']))
      }
    }
    socket.setEncoding('utf8').on('error', () => socket.destroy())
    socket.on('data', (data) => {
      const parts = `${rest}${String(data)}`.split('\r\n')
      rest = parts.pop() ?? ''
      for (const line of parts) {
        if (lines === null) readCommand(line)
        else readText(line, lines)
      }
    })
  }

  #speak(text: string, socket: Socket): number {
    const id = ++this.#ids
    const utterance = { text, isCut: false }
    if (text !== '') this.#spoken.push(utterance)
    this.#lastMs = Date.now()
    this.#queue = [...this.#queue, { id, utterance, socket }]
    if (this.#queue.length === 1) this.#next()
    return id
  }

  #next(): void {
    const [now] = this.#queue
    if (now === undefined) return
    const words = now.utterance.text.split(' ').length
    this.#tell(now, 701, 'BEGIN')
    this.#timer = setTimeout(
      () => {
        this.#queue = this.#queue.slice(1)
        this.#lastMs = Date.now()
        this.#tell(now, 702, 'END')
        this.#next()
      },
      (words * 60_000) / WORDS_PER_MINUTE,
    )
  }

  #cancel(): void {
    clearTimeout(this.#timer)
    const cut = this.#queue
    this.#queue = []
    for (const queued of cut) {
      queued.utterance.isCut = true
      this.#tell(queued, 703, 'CANCELED')
    }
  }

  #tell({ id, socket }: Queued, code: number, event: string): void {
    if (socket.writable) socket.write(`${code}-${id}\r\n${code}-1\r\n${code} ${event}\r\n`)
  }
}
