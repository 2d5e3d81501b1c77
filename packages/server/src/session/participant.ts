/** A client that has joined a room: sends it the room, its status and its chat, and every change from then on. */
import { type Refusal, refused, type Seat, type Viewer } from '@quayside/kernel'
import type { ServerMessage } from '@quayside/protocol'
import { broadcasterFor } from '../broadcast/broadcaster.ts'
import type { ChatParticipant, ChatReader, ChatService } from '../chat/chat-service.ts'
import type { Room } from '../room/room.ts'
import { INITIAL_STATUS, type RoomStatus } from '../room/room-status.ts'
import { roomInfo } from '../room/seats.ts'
import type { Subscriber } from '../room/subscribers.ts'
import type { JoinedRoom } from './join-room.ts'

type Transmit = (text: string) => void

interface SentStatus {
  readonly status: RoomStatus
  readonly stalled: number | null
}

/** A joining client is sent only what differs from the defaults. */
const NOTHING_SENT: SentStatus = { status: INITIAL_STATUS, stalled: null }

const statusMessage = (room: Room): Extract<ServerMessage, { kind: 'room-status' }> => {
  const { vote: motion, declinedVotes: declined, isEnded: ended, vacations } = room.status
  return {
    kind: 'room-status',
    vote: motion && {
      id: motion.id,
      seat: motion.seat,
      topic: motion.topic,
      agreed: motion.agreed,
      pending: room.pendingVoters,
    },
    declinedVotes: declined.map(({ seat, topic: about }) => ({ seat, topic: about })),
    isEnded: ended,
    vacations: vacations.filter(({ until }) => until > room.now).map(({ seat, until }) => ({ seat, until })),
    stuckBot: room.stuckBot,
    deadlines: room.absenceDeadlines,
    timeBanks: room.timeBanks,
    serverTime: room.now,
  }
}

export class RoomStatusFeed {
  readonly #room: Room
  readonly #seat: ChatParticipant['seat']
  readonly #reader: ChatReader
  readonly #transmit: Transmit
  #sent = NOTHING_SENT
  #isHere = true

  constructor(chat: ChatService, participant: ChatParticipant, transmit: Transmit) {
    this.#room = participant.room
    this.#seat = participant.seat
    this.#reader = chat.reader(participant)
    this.#transmit = transmit
  }

  leave(): void {
    this.#isHere = false
  }

  sendStatus(): void {
    const { status, stuckBot: stalled } = this.#room
    const before = this.#sent
    if (before.status === status && before.stalled === stalled) return
    this.#sent = { status, stalled }
    if (this.#seat !== null) {
      const policies = status.policies[this.#seat]
      if (policies !== before.status.policies[this.#seat]) this.#send({ kind: 'policies', policies })
    }
    this.#send(statusMessage(this.#room))
  }

  /** A failed read is repeated with the next message. */
  sendChat(): void {
    this.#reader.readNew().then(
      (lines) => {
        if (lines.length > 0 && this.#isHere) this.#send({ kind: 'chat', messages: lines })
      },
      () => undefined,
    )
  }

  #send(message: ServerMessage): void {
    this.#transmit(JSON.stringify(message))
  }
}

/** A connection that has joined a room, as a seat or a spectator: gets a snapshot, then every change. */

interface ParticipantPorts {
  readonly chat: ChatService
  readonly player: string | null
  readonly transmit: (text: string) => void
  /** Who plays a finished game again; null while nobody has asked. */
  readonly rematch: (room: string) => Promise<ServerMessage | null>
  /** They cannot stay any longer. */
  readonly dismiss: (why: Refusal) => void
}

export class Participant implements Subscriber {
  readonly #arrived: JoinedRoom
  readonly #ports: ParticipantPorts
  readonly #beside: RoomStatusFeed
  /** What the seat was taken with. */
  readonly #key: string | null
  #isHere = true
  #isLooking = true

  /** `heard` is the number of log entries that the client knows. */
  constructor(arrived: JoinedRoom, heard: number, ports: ParticipantPorts) {
    this.#arrived = arrived
    this.#ports = ports
    this.#key = this.#keyNow()
    const { room, seat } = arrived
    const { chat, player, transmit } = ports
    const welcome: ServerMessage = { kind: 'welcome', info: roomInfo(room.row, room.seats), seat }
    transmit(JSON.stringify(welcome))
    this.#beside = new RoomStatusFeed(chat, { room, seat, player }, transmit)
    // Sent before the frame, so that a page does not answer a question while a vote is open.
    this.#beside.sendStatus()
    this.#beside.sendChat()
    // A `lastSeq` beyond the log belongs to another room or a restored database: start from 0.
    broadcasterFor(room).subscribe(this.#viewer, heard <= room.seq ? heard : 0, transmit)
    if (seat !== null) room.arrive(seat)
    room.subscribers.add(this)
    this.presenceChanged()
    if (room.isOver) this.rematchChanged()
  }

  get room(): Room {
    return this.#arrived.room
  }

  get seat(): Seat | null {
    return this.#arrived.seat
  }

  /** Whether the page is visible. */
  setVisible(isThere: boolean): void {
    if (isThere === this.#isLooking) return
    this.#isLooking = isThere
    const { room, seat } = this
    if (seat === null) return
    if (isThere) room.arrive(seat)
    else room.depart(seat)
  }

  /** The client runs the rules itself. */
  enableStepUpdates(): void {
    broadcasterFor(this.room).enableSteps(this.#viewer, this.#ports.transmit)
  }

  leave(): void {
    if (!this.#isHere) return
    this.room.subscribers.delete(this)
    this.setVisible(false)
    this.#isHere = false
    this.#beside.leave()
    broadcasterFor(this.room).unsubscribe(this.#viewer, this.#ports.transmit)
    this.#arrived.leave()
  }

  /** A freed seat gets a new secret for its next player. */
  reseated(): void {
    const key = this.#keyNow()
    if (this.seat !== null && key !== null && key !== this.#key)
      this.#ports.dismiss(refused('not-your-seat', { seat: this.seat + 1 }).refusal)
  }

  changed(): void {
    this.#beside.sendStatus()
    this.#giveUp()
  }

  chatAdded(): void {
    this.#beside.sendChat()
  }

  /** A delayed room knows nothing of who is there now. */
  presenceChanged(): void {
    const { room, seat } = this
    if (seat === null && room.settings.spectatorDelay !== undefined) return
    const message: ServerMessage = { kind: 'presence', absent: room.absentSeats, serverTime: room.now }
    this.#ports.transmit(JSON.stringify(message))
  }

  /** A failed read is repeated with the next answer. */
  rematchChanged(): void {
    this.#ports.rematch(this.room.row.id).then(
      (message) => {
        if (message !== null && this.#isHere) this.#ports.transmit(JSON.stringify(message))
      },
      () => undefined,
    )
  }

  retired(): void {
    this.#ports.dismiss(this.room.retirement)
  }

  get #viewer(): Viewer {
    return this.seat ?? 'spectator'
  }

  #keyNow(): string | null {
    return this.seat === null ? null : (this.room.seats[this.seat]?.secret_hash ?? null)
  }

  /** A replaced player is disconnected after their pending request was answered. */
  #giveUp(): void {
    const { room, seat } = this
    if (seat === null || (room.seats[seat]?.bot_level ?? null) === null) return
    setImmediate(() => {
      if (this.#isHere) this.#ports.dismiss(refused('seat-given-up', { seat: seat + 1 }).refusal)
    })
  }
}
