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

/** The messages that lead to an entry in the log of a room. */
export type RoomRequestMessage = Exclude<Extract<ClientMessage, { requestId: string }>, { kind: 'chat' }>

const toRoomRequest = (message: RoomRequestMessage): RoomRequest => {
  if (message.kind === 'submit') {
    const { requestId, expectedMove, command } = message
    return { requestId, expectedMove, action: { kind: 'command', command: command } }
  }
  if ('expectedMove' in message) {
    const { requestId, expectedMove, ...action } = message
    return { requestId, expectedMove, action }
  }
  const { requestId, ...action } = message
  return { requestId, expectedMove: null, action }
}

/** WebSocket session of a player or spectator: parses messages, executes requests, answers each. */

const clientMessage = Compile(ClientMessage)

const anyHello = Compile(
  Type.Object({ kind: Type.Literal('hello'), protocol: Type.Optional(Type.Unknown()) }),
)

/** Requests that could be repeated for ever without a move, so their bytes are charged; moves and leaving are free. */
const CHARGED: ReadonlySet<RoomRequestMessage['kind']> = new Set([
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
  /** The signed-in player; null for none. */
  readonly #player: string | null
  readonly #transmit: (text: string) => void
  readonly #admission: Admission
  #participant: Participant | null = null
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
    if (this.#participant === null) await this.#admission.wait()
    if (this.#isClosed) return
    const message = readMessage(text, clientMessage)
    if (message === null) this.#refuseJoin(unreadableRefusal(text))
    else if (message.kind === 'ping') this.#ping(message.hidden !== true)
    else if (message.kind === 'hello') await this.#join(message)
    else if (message.kind === 'step-updates') this.#enableStepUpdates(message.rulesVersion)
    else if (this.#participant === null) this.#refuse(message.requestId, refused('not-in-room').refusal)
    else await this.#answer(this.#participant, message)
  }

  /** Incremented by every join and leave. */
  get joinCount(): number {
    return this.#joinCount
  }

  get seatHolder(): string | null {
    if (this.#participant === null || this.#participant.seat === null) return null
    return this.#participant.room.seats[this.#participant.seat]?.player_id ?? null
  }

  get room(): string | null {
    return this.#participant?.room.row.id ?? null
  }

  refuse(refusal: Refusal): void {
    this.#refuse(null, refusal)
  }

  close(): void {
    this.#isClosed = true
    this.#leave()
  }

  #leave(): void {
    this.#joinCount++
    this.#participant?.leave()
    this.#participant = null
  }

  async #join(hello: Hello): Promise<void> {
    // Changing the room waits in the admission queue like a first join.
    if (this.#participant !== null) await this.#admission.wait()
    if (this.#isClosed) return
    this.#leave()
    const joinCount = this.#joinCount
    const joined = await joinRoom(this.#services, hello, this.#player)
    if (!joined.ok) {
      this.#refuseJoin(joined.refusal)
      return
    }
    // Many clients may have waited for the same room to load; the snapshots are sent in the order of the queue.
    await this.#admission.wait()
    const { room, seat, leave } = joined.value
    const holder = seat === null ? null : (room.seats[seat]?.player_id ?? null)
    const ban = holder === null ? null : this.#admission.banOf(holder)
    if (ban !== null) {
      leave()
      if (joinCount === this.#joinCount) this.#refuseJoin(ban)
      return
    }
    if (joinCount !== this.#joinCount || room.isUnavailable) {
      leave()
      if (joinCount === this.#joinCount) this.#refuseJoin(ROOM_UNAVAILABLE)
      return
    }
    this.#participant = new Participant(joined.value, hello.lastSeq, {
      chat: this.#services.chat,
      player: this.#player,
      transmit: this.#transmit,
      rematch: (id) => rematchMessage(this.#services.rooms, id),
      dismiss: (why) => {
        this.#leave()
        this.#refuse(null, why)
      },
    })
  }

  #ping(isPresent: boolean): void {
    this.#participant?.setVisible(isPresent)
    this.#send({ kind: 'pong' })
  }

  #enableStepUpdates(version: number): void {
    if (this.#participant?.room.row.rules_version === version) this.#participant.enableStepUpdates()
  }

  async #answer(participant: Participant, message: RoomRequestMessage | SendChat): Promise<void> {
    const { requestId: request } = message
    try {
      const done = await (message.kind === 'chat'
        ? this.#postChat(participant, message)
        : this.#execute(participant, message))
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
    if (CHARGED.has(message.kind)) {
      const charged = this.#services.rooms.charge(this.#admission.address, rowBytes(message))
      if (!charged.ok) return charged
    }
    return room.execute(seat, toRoomRequest(message))
  }

  async #postChat({ room, seat }: Participant, message: SendChat): Promise<Result<Ack>> {
    const { requestId: request } = message
    const content =
      'phrase' in message ? { text: message.phrase, phrase: message.phrase } : { text: message.text }
    const author = { room, seat, player: this.#player, address: this.#admission.address }
    const done = await this.#services.chat.say(author, { request, ...content })
    return done.ok ? { ok: true, value: { moveNumber: room.game.moveNumber, seq: room.seq } } : done
  }

  /** A client cannot know beforehand that a room is out of service, or that the server was updated. */
  #refuseJoin(refusal: Refusal): void {
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
