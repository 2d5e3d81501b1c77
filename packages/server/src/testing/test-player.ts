import { type Random, random } from '@quayside/kernel'
import type { ViewFrame } from '@quayside/protocol'
import { type AnyRules, findRules } from '../room/game-registry.ts'
import { Client } from './socket-client.ts'

/** A test player who plays random legal commands; it knows only its frames, and runs the rules on them. */

interface SeatAddress {
  readonly address: string
  readonly game: string
  readonly room: string
  readonly key: string
  readonly seat: number
}

export class TestPlayer {
  readonly #place: SeatAddress
  readonly #rules: AnyRules
  readonly #random: Random
  #client: Client | null = null
  #asked = 0
  /** The acknowledged commands, in order. */
  readonly done: { readonly seq: number; readonly command: string }[] = []

  constructor(place: SeatAddress, seed: string) {
    const rules = findRules(place.game, null)
    if (!rules) throw new Error(place.game)
    this.#place = place
    this.#rules = rules
    this.#random = random(seed)
  }

  async connect(): Promise<ViewFrame> {
    const { address, room, key } = this.#place
    this.#client = await Client.connect(address)
    return (await this.#client.sit(room, key)).frame
  }

  async disconnect(): Promise<void> {
    await this.#client?.close()
    this.#client = null
  }

  /** Decides for its seat until the game is over or `enough` returns true. */
  async play(enough: () => boolean = () => false): Promise<ViewFrame> {
    let frame = await this.connect()
    for (;;) {
      const view = this.#view(frame)
      if (this.#rules.outcome(view) !== null || enough()) return frame
      if (this.#rules.deciders(view).includes(this.#place.seat)) frame = await this.#decide(frame, view)
      else frame = await this.#after(frame)
    }
  }

  #view(frame: ViewFrame): unknown {
    const read = this.#rules.position.read(frame.view)
    if (!read.ok) throw new Error(JSON.stringify(read.refusal))
    return read.value
  }

  async #decide(frame: ViewFrame, view: unknown): Promise<ViewFrame> {
    const commands = this.#rules.commands(view, this.#place.seat)
    const command = this.#rules.notation.print(commands[this.#random.nextInt(commands.length)])
    this.#asked++
    const client = this.#connected()
    const request = `${this.#place.seat}-${this.#asked}`
    const answer = await client.ask({
      kind: 'submit',
      requestId: request,
      expectedMove: frame.moveNumber,
      command,
    })
    if (answer.kind === 'accepted') this.done.push({ seq: answer.seq, command })
    else if (answer.kind !== 'refused' || answer.refusal.code !== 'stale-move')
      throw new Error(`${command}: ${JSON.stringify(answer)}`)
    return this.#after(frame)
  }

  /** Resolves to the latest frame as soon as it differs from this one. */
  async #after(frame: ViewFrame): Promise<ViewFrame> {
    const client = this.#connected()
    for (;;) {
      const latest = client.heard.findLast((message) => message.kind === 'frame')
      if (latest && latest.frame.moveNumber !== frame.moveNumber) return latest.frame
      await client.next(({ kind }) => kind === 'frame')
    }
  }

  #connected(): Client {
    if (!this.#client) throw new Error('not connected')
    return this.#client
  }
}
