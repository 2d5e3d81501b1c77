/** A program in one seat: hears what any seat hears, and is told what it may answer. */
import type { BotHears } from '@quayside/protocol'
import { Connection } from '../live/connection.ts'
import type { SessionServices } from '../live/services.ts'
import { isFree } from '../rooms/laid.ts'
import type { Onlooker } from '../rooms/onlookers.ts'
import { OUT_OF_SERVICE } from '../rooms/out-of-service.ts'
import type { Room } from '../rooms/room.ts'

type Own = Extract<BotHears, { room: string }>['message']

export interface BotSeatPorts {
  readonly services: SessionServices
  readonly bot: string
  readonly transmit: (text: string) => void
  /** The game is over or the seat is somebody else's; or the table is out of service here, and may be back. */
  readonly ended: (isOutOfService: boolean) => void
}

export class BotSeat {
  readonly #ports: BotSeatPorts
  readonly #place: { readonly room: string; readonly seat: number }
  readonly #connection: Connection
  #leave: () => void = () => undefined
  /** How long the log was when it was last asked. */
  #asked = -1

  constructor(ports: BotSeatPorts, room: string, seat: number) {
    this.#ports = ports
    this.#place = { room, seat }
    this.#connection = new Connection(ports.services, ports.bot, (text) => this.#send(JSON.parse(text) as Own))
  }

  async sit(): Promise<void> {
    const { room: id, seat } = this.#place
    const entered = await this.#ports.services.rooms.enter(id)
    if (!entered.ok) return this.#ports.ended(entered.refusal.code === OUT_OF_SERVICE.code)
    const { room, leave } = entered.value
    await this.hear(JSON.stringify({ kind: 'hello', room: id, seat, heard: 0 }))
    const onlooker: Onlooker = { changed: () => this.#look(room) }
    room.onlookers.add(onlooker)
    this.#leave = () => {
      room.onlookers.delete(onlooker)
      leave()
    }
    this.#look(room)
  }

  hear(text: string): Promise<void> {
    return this.#connection.hear(text)
  }

  close(): void {
    this.#leave()
    this.#leave = () => undefined
    this.#connection.close()
  }

  #look(room: Room): void {
    const { seat } = this.#place
    const { game, seats, seq, waits } = room
    if (room.isRetired) this.#ports.ended(true)
    else if (room.isOver) {
      this.#send({ kind: 'over', outcome: game.rules.outcome(game.state) })
      this.#ports.ended(false)
    } else if (seats[seat]?.player !== this.#ports.bot || seats[seat]?.bot !== null) this.#ports.ended(false)
    else if (waits.includes(seat) && !seats.some(isFree) && this.#asked !== seq) {
      this.#asked = seq
      const commands = game.rules.commands(game.rules.view(game.state, seat), seat)
      this.#send({
        kind: 'asked',
        at: game.at,
        commands: commands.map((one) => game.rules.notation.print(one)),
      })
    }
  }

  #send(message: Own): void {
    this.#ports.transmit(JSON.stringify({ ...this.#place, message }))
  }
}
