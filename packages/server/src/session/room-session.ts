import { type Refusal, type Result, refused } from '@quayside/kernel'
import { ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@quayside/protocol'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { type Admission, NO_ADMISSION_LIMIT } from '../connection/admission-queue.ts'
import { readMessage } from '../connection/read-message.ts'
import { rowBytes } from '../quotas/quotas.ts'
import type { Ack } from '../room/entry-log.ts'
import { rematchMessage } from '../room/finished-games.ts'
import { ROOM_UNAVAILABLE } from '../room/room-cache.ts'
import type { RoomRequest } from '../room/room-request.ts'
import { notStoredRefusal } from '../storage/storage-errors.ts'
import { type Hello, joinRoom, type SessionServices } from './join-room.ts'
import { Participant } from './participant.ts'

/** The messages that want something written into the log of a room. */
export type RoomRequestMessage = Exclude<Extract<ClientMessage, { requestId: string }>, { kind: 'chat' }>

const toRoomRequest = (message: RoomRequestMessage): RoomRequest => {
  if (message.kind === 'submit') {
    const { requestId, expectedMove, command } = message
    return { requestId, expectedMove, action: { kind: 'command', command: command } }
  }
  if ('expectedMove' in message) {
    const { requestId, expectedMove, ...act } = message
    return { requestId, expectedMove, action: act }
  }
  const { requestId, ...act } = message
  return { requestId, expectedMove: null, action: act }
}

/** WebSocket session of a player or spectator: parses messages, executes requests, answers each. */

const clientMessage = Compile(ClientMessage)

const anyHello = Compile(
  Type.Object({ kind: Type.Literal('hello'), protocol: Type.Optional(Type.Unknown()) }),
)

/** What could go on for ever without a game moving on; a move and leaving always go through. */
const METERED: ReadonlySet<RoomRequestMessage['kind']> = new Set([
  'undo',
  'vote-start',
  'policies',
  'vacation',
  'time-zone',
])

type SendChat = Extract<ClientMessage, { kind: 'chat' }>

/** A page loaded before an update sends `hello` with an older protocol version. */
const unreadableRefusal = (text: string): Refusal => {
  const hello = readMessage(text, anyHello)
  return hello !== null && hello.protocol !== PROTOCOL_VERSION
    ? refused('outdated-client', { protocol: PROTOCOL_VERSION }).refusal
    : refused('bad-message').refusal
}

export class RoomSession {
  readonly #services: SessionServices
  /** Who is known to be at the other end. */
  readonly #player: string | null
  readonly #transmit: (text: string) => void
  readonly #admission: Admission
  #seated: Participant | null = null
  #isClosed = false
  /** A join that was overtaken by a later `hello` is dropped. */
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
    if (this.#seated === null) await this.#admission.wait()
    if (this.#isClosed) return
    const message = readMessage(text, clientMessage)
    if (message === null) this.#turnAway(unreadableRefusal(text))
    else if (message.kind === 'ping') this.#live(message.hidden !== true)
    else if (message.kind === 'hello') await this.#sit(message)
    else if (message.kind === 'step-updates') this.#run(message.rulesVersion)
    else if (this.#seated === null) this.#refuse(message.requestId, refused('not-in-room').refusal)
    else await this.#answer(this.#seated, message)
  }

  /** Incremented by every join and leave. */
  get joinCount(): number {
    return this.#joinCount
  }

  get seatHolder(): string | null {
    if (this.#seated === null || this.#seated.seat === null) return null
    return this.#seated.room.seats[this.#seated.seat]?.player_id ?? null
  }

  get room(): string | null {
    return this.#seated?.room.row.id ?? null
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
    // Changing the room waits in the admission queue like a first join.
    if (this.#seated !== null) await this.#admission.wait()
    if (this.#isClosed) return
    this.#standUp()
    const turn = this.#joinCount
    const arrived = await joinRoom(this.#services, hello, this.#player)
    if (!arrived.ok) {
      this.#turnAway(arrived.refusal)
      return
    }
    // Many may have waited for the same room to be read; each is shown it in their turn.
    await this.#admission.wait()
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
      if (turn === this.#joinCount) this.#turnAway(ROOM_UNAVAILABLE)
      return
    }
    this.#seated = new Participant(arrived.value, hello.lastSeq, {
      chat: this.#services.chat,
      player: this.#player,
      transmit: this.#transmit,
      rematch: (id) => rematchMessage(this.#services.rooms, id),
      dismiss: (why) => {
        this.#standUp()
        this.#refuse(null, why)
      },
    })
  }

  #live(isThere: boolean): void {
    this.#seated?.setVisible(isThere)
    this.#send({ kind: 'pong' })
  }

  #run(version: number): void {
    if (this.#seated?.room.row.rules_version === version) this.#seated.enableStepUpdates()
  }

  async #answer(seated: Participant, message: RoomRequestMessage | SendChat): Promise<void> {
    const { requestId: request } = message
    try {
      const done = await (message.kind === 'chat'
        ? this.#say(seated, message)
        : this.#execute(seated, message))
      if (done.ok)
        this.#send({
          kind: 'accepted',
          requestId: request,
          moveNumber: done.value.moveNumber,
          seq: done.value.seq,
        })
      else this.#refuse(request, done.refusal)
    } catch (problem) {
      // Nothing was acknowledged, so the client keeps its request and may send it again.
      this.#refuse(request, notStoredRefusal(problem))
    }
  }

  async #execute({ room, seat }: Participant, message: RoomRequestMessage): Promise<Result<Ack>> {
    if (seat === null) return refused('spectator')
    if (METERED.has(message.kind)) {
      const charged = this.#services.rooms.charge(this.#admission.address, rowBytes(message))
      if (!charged.ok) return charged
    }
    return room.execute(seat, toRoomRequest(message))
  }

  async #say({ room, seat }: Participant, message: SendChat): Promise<Result<Ack>> {
    const { requestId: request } = message
    const said =
      'phrase' in message ? { words: message.phrase, phrase: message.phrase } : { words: message.text }
    const speaker = { room, seat, player: this.#player, address: this.#admission.address }
    const done = await this.#services.chat.say(speaker, { request, ...said })
    return done.ok ? { ok: true, value: { moveNumber: room.game.moveNumber, seq: room.seq } } : done
  }

  /** A client cannot know beforehand that a room is out of service, or that the server was updated. */
  #turnAway(refusal: Refusal): void {
    if (refusal !== ROOM_UNAVAILABLE && refusal.code !== 'outdated-client') this.#admission.addAbuse()
    this.#refuse(null, refusal)
  }

  #refuse(request: string | null, refusal: Refusal): void {
    this.#send({ kind: 'refused', requestId: request, refusal })
  }

  #send(message: ServerMessage): void {
    this.#transmit(JSON.stringify(message))
  }
}
