/** A client with a seat that submits other players' commands when it is not its turn. */
import type { ServerMessage } from '@quayside/protocol'
import { type AnyRules, findRules, type OpenedGame } from '@quayside/server/testing/clients'
import { WebSocket } from 'ws'

const MAX_COMMANDS = 5
/** An address that no regular client uses. */
const FROM = '127.250.0.1'

export class OutOfTurnClient {
  readonly #rules: AnyRules
  readonly #seat: number
  readonly #socket: WebSocket
  #sent = 0
  #accepted = 0

  constructor(address: string, { game, room, keys }: OpenedGame, seat: number) {
    const rules = findRules(game, null)
    if (!rules) throw new Error(game)
    this.#rules = rules
    this.#seat = seat
    this.#socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/live`, { localAddress: FROM })
    this.#socket.on('open', () =>
      this.#socket.send(
        JSON.stringify({ kind: 'hello', protocol: 2, room, seatSecret: keys[seat], lastSeq: 0 }),
      ),
    )
    this.#socket.on('message', (bytes: Buffer) =>
      this.#receive(JSON.parse(bytes.toString()) as ServerMessage),
    )
    this.#socket.on('error', () => undefined)
  }

  get sent(): number {
    return this.#sent
  }

  /** Commands that the server accepted, which it should not. */
  get accepted(): number {
    return this.#accepted
  }

  stop(): void {
    this.#socket.close()
  }

  #receive(message: ServerMessage): void {
    if (message.kind === 'accepted') this.#accepted++
    if (message.kind !== 'frame') return
    const { frame } = message
    const view = this.#rules.position.read(frame.view)
    if (!view.ok) return
    const deciders = this.#rules.deciders(view.value)
    const [other] = deciders
    if (other === undefined || deciders.includes(this.#seat)) return
    // Leaves out commands that are legal at any time, such as paying back a loan.
    const commands = this.#rules
      .commands(view.value, other)
      .filter((command) => this.#rules.refuse(view.value, this.#seat, command) !== null)
      .slice(0, MAX_COMMANDS)
    for (const command of commands) {
      const text = this.#rules.notation.print(command)
      const request = `out-of-turn-${this.#sent++}`
      this.#socket.send(
        JSON.stringify({
          kind: 'submit',
          requestId: request,
          expectedMove: frame.moveNumber,
          command: text,
        }),
      )
    }
  }
}
