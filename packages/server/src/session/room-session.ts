import { type Refusal, type Result, refused } from '@quayside/kernel'
import { ClientMessage, type ServerMessage } from '@quayside/protocol'
import { Compile } from 'typebox/compile'
import { type Admission, NO_ADMISSION_LIMIT } from '../connection/admission-queue.ts'
import { readMessage } from '../connection/read-message.ts'
import { rowBytes } from '../quotas/quotas.ts'
import type { Ack } from '../room/entry-log.ts'
import { OUT_OF_SERVICE } from '../room/room-cache.ts'
import type { RoomRequest } from '../room/room-request.ts'
import { notStoredRefusal } from '../storage/storage-errors.ts'
import { type Hello, joinRoom, type SessionServices } from './join-room.ts'
import { Participant } from './participant.ts'

/** The messages that want something written into the log of a room. */
export type RoomRequestMessage = Exclude<Extract<ClientMessage, { request: string }>, { kind: 'say' }>

const toRoomRequest = (message: RoomRequestMessage): RoomRequest => {
  const { request } = message
  switch (message.kind) {
    case 'submit':
      return { request, at: message.at, act: { kind: 'command', words: message.command } }
    case 'take-back':
      return { request, at: message.at, act: { kind: 'take-back', to: message.to } }
    case 'ask':
      return { request, at: message.at, act: { kind: 'ask', about: message.about } }
    case 'answer':
      return {
        request,
        at: message.at,
        act: { kind: 'answer', motion: message.motion, agree: message.agree },
      }
    case 'leave':
      return { request, at: null, act: { kind: 'leave' } }
    case 'policies':
      return { request, at: null, act: { kind: 'policies', policies: message.policies } }
    case 'vacation':
      return { request, at: null, act: { kind: 'vacation', days: message.days } }
    case 'zone':
      return { request, at: null, act: { kind: 'zone', zone: message.zone } }
  }
}

/** One socket at one room: reads messages, answers each, and tells what happens as soon as it is durable. */

const clientMessage = Compile(ClientMessage)

/** What could go on for ever without a game moving on; a move and leaving always go through. */
const METERED: ReadonlySet<RoomRequestMessage['kind']> = new Set([
  'take-back',
  'ask',
  'policies',
  'vacation',
  'zone',
])

type Say = Extract<ClientMessage, { kind: 'say' }>

export class RoomSession {
  readonly #services: SessionServices
  /** Who is known to be at the other end. */
  readonly #player: string | null
  readonly #transmit: (text: string) => void
  readonly #admission: Admission
  #seated: Participant | null = null
  #isClosed = false
  /** Whoever has gone on meanwhile is not seated by an older hello. */
  #joinCount = 0

  constructor(
    services: SessionServices,
    player: string | null,
    transmit: (text: string) => void,
    admission: Admission = NO_ADMISSION_LIMIT,
  ) {
    this.#services = services
    this.#player = player
    this.#transmit = transmit
    this.#admission = admission
  }

  async handle(text: string): Promise<void> {
    if (this.#seated === null) await this.#admission.turn()
    if (this.#isClosed) return
    const message = readMessage(text, clientMessage)
    if (message === null) this.#turnAway(refused('bad-message').refusal)
    else if (message.kind === 'ping') this.#live(message.away !== true)
    else if (message.kind === 'hello') await this.#sit(message)
    else if (message.kind === 'runs') this.#run(message.rules)
    else if (this.#seated === null) this.#refuse(message.request, refused('not-seated').refusal)
    else await this.#answer(this.#seated, message)
  }

  /** How often they sat down or left. */
  get joinCount(): number {
    return this.#joinCount
  }

  get seatHolder(): string | null {
    if (this.#seated === null || this.#seated.seat === null) return null
    return this.#seated.room.seats[this.#seated.seat]?.player_id ?? null
  }

  refuse(refusal: Refusal): void {
    this.#refuse(null, refusal)
  }

  close(): void {
    this.#isClosed = true
    this.#standUp()
  }

  #standUp(): void {
    this.#joinCount++
    this.#seated?.leave()
    this.#seated = null
  }

  async #sit(hello: Hello): Promise<void> {
    // Whoever goes from room to room waits like everybody who comes.
    if (this.#seated !== null) await this.#admission.turn()
    if (this.#isClosed) return
    this.#standUp()
    const turn = this.#joinCount
    const arrived = await joinRoom(this.#services, hello, this.#player)
    if (!arrived.ok) {
      this.#turnAway(arrived.refusal)
      return
    }
    // Many may have waited for the same room to be read; each is shown it in their turn.
    await this.#admission.turn()
    const { room, seat, leave } = arrived.value
    const holder = seat === null ? null : (room.seats[seat]?.player_id ?? null)
    const ban = holder === null ? null : this.#admission.banOf(holder)
    if (ban !== null) {
      leave()
      if (turn === this.#joinCount) this.#turnAway(ban)
      return
    }
    if (turn !== this.#joinCount || room.isRetired) {
      leave()
      if (turn === this.#joinCount) this.#turnAway(OUT_OF_SERVICE)
      return
    }
    this.#seated = new Participant(arrived.value, hello.heard, {
      chat: this.#services.chat,
      player: this.#player,
      transmit: this.#transmit,
      dismiss: (why) => {
        this.#standUp()
        this.#refuse(null, why)
      },
    })
  }

  #live(isThere: boolean): void {
    this.#seated?.look(isThere)
    this.#send({ kind: 'pong' })
  }

  #run(version: number): void {
    if (this.#seated?.room.row.rules_version === version) this.#seated.run()
  }

  async #answer(seated: Participant, message: RoomRequestMessage | Say): Promise<void> {
    const { request } = message
    try {
      const done = await (message.kind === 'say'
        ? this.#say(seated, message)
        : this.#execute(seated, message))
      if (done.ok) this.#send({ kind: 'done', request, ...done.value })
      else this.#refuse(request, done.refusal)
    } catch (problem) {
      // Nothing was acknowledged, so the client keeps its wish and may send it again.
      this.#refuse(request, notStoredRefusal(problem))
    }
  }

  async #execute({ room, seat }: Participant, message: RoomRequestMessage): Promise<Result<Ack>> {
    if (seat === null) return refused('only-looking')
    if (METERED.has(message.kind)) {
      const charged = this.#services.rooms.charge(this.#admission.address, rowBytes(message))
      if (!charged.ok) return charged
    }
    return room.execute(seat, toRoomRequest(message))
  }

  async #say({ room, seat }: Participant, { request, words }: Say): Promise<Result<Ack>> {
    const speaker = { room, seat, player: this.#player, address: this.#admission.address }
    const said = await this.#services.chat.say(speaker, { request, words })
    return said.ok ? { ok: true, value: { at: room.game.moveNumber, seq: room.seq } } : said
  }

  /** Nobody can know beforehand that a room is out of service. */
  #turnAway(refusal: Refusal): void {
    if (refusal !== OUT_OF_SERVICE) this.#admission.addAbuse()
    this.#refuse(null, refusal)
  }

  #refuse(request: string | null, refusal: Refusal): void {
    this.#send({ kind: 'refused', request, refusal })
  }

  #send(message: ServerMessage): void {
    this.#transmit(JSON.stringify(message))
  }
}
