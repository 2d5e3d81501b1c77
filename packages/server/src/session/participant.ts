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
  readonly stuckBot: number | null
}

/** A joining client is sent only what differs from the defaults. */
const NOTHING_SENT: SentStatus = { status: INITIAL_STATUS, stuckBot: null }

const statusMessage = (room: Room): Extract<ServerMessage, { kind: 'room-status' }> => {
  const { vote, declinedVotes, isEnded: ended, vacations } = room.status
  return {
    kind: 'room-status',
    vote: vote && {
      id: vote.id,
      seat: vote.seat,
      topic: vote.topic,
      agreed: vote.agreed,
      pending: room.pendingVoters,
    },
    declinedVotes: declinedVotes.map(({ seat, topic }) => ({ seat, topic })),
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
    const { status, stuckBot } = this.#room
    const before = this.#sent
    if (before.status === status && before.stuckBot === stuckBot) return
    this.#sent = { status, stuckBot }
    if (this.#seat !== null) {
      const policies = status.policies[this.#seat]
      if (policies !== before.status.policies[this.#seat]) this.#send({ kind: 'policies', policies })
    }
    this.#send(statusMessage(this.#room))
  }

  /** A failed read is repeated with the next message. */
  sendChat(): void {
    this.#reader.readNew().then(
      (messages) => {
        if (messages.length > 0 && this.#isHere) this.#send({ kind: 'chat', messages })
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
  /** The state of the rematch of a finished game; null before a player asked for one. */
  readonly rematch: (room: string) => Promise<ServerMessage | null>
  /** Called when the client must leave the room. */
  readonly dismiss: (why: Refusal) => void
}

export class Participant implements Subscriber {
  readonly #joined: JoinedRoom
  readonly #ports: ParticipantPorts
  readonly #feed: RoomStatusFeed
  /** The secret hash of the seat when the client joined. */
  readonly #secretHash: string | null
  #isHere = true
  #isVisible = true

  /** `lastSeq` is the number of log entries that the client knows. */
  constructor(joined: JoinedRoom, lastSeq: number, ports: ParticipantPorts) {
    this.#joined = joined
    this.#ports = ports
    this.#secretHash = this.#currentSecretHash()
    const { room, seat } = joined
    const { chat, player, transmit } = ports
    const welcome: ServerMessage = { kind: 'welcome', info: roomInfo(room.row, room.seats), seat }
    transmit(JSON.stringify(welcome))
    this.#feed = new RoomStatusFeed(chat, { room, seat, player }, transmit)
    // Sent before the frame, so that a page does not answer a question while a vote is open.
    this.#feed.sendStatus()
    this.#feed.sendChat()
    // A `lastSeq` beyond the log belongs to another room or a restored database: start from 0.
    broadcasterFor(room).subscribe(this.#viewer, lastSeq <= room.seq ? lastSeq : 0, transmit)
    if (seat !== null) room.addVisiblePage(seat)
    room.subscribers.add(this)
    this.presenceChanged()
    if (room.isOver) this.rematchChanged()
  }

  get room(): Room {
    return this.#joined.room
  }

  get seat(): Seat | null {
    return this.#joined.seat
  }

  /** Whether the page is visible. */
  setVisible(isVisible: boolean): void {
    if (isVisible === this.#isVisible) return
    this.#isVisible = isVisible
    const { room, seat } = this
    if (seat === null) return
    if (isVisible) room.addVisiblePage(seat)
    else room.removeVisiblePage(seat)
  }

  /** Called when the client runs the rules itself, so that it needs only the steps. */
  enableStepUpdates(): void {
    broadcasterFor(this.room).enableSteps(this.#viewer, this.#ports.transmit)
  }

  leave(): void {
    if (!this.#isHere) return
    this.room.subscribers.delete(this)
    this.setVisible(false)
    this.#isHere = false
    this.#feed.leave()
    broadcasterFor(this.room).unsubscribe(this.#viewer, this.#ports.transmit)
    this.#joined.leave()
  }

  /** A freed seat gets a new secret for its next player. */
  seatsChanged(): void {
    const key = this.#currentSecretHash()
    if (this.seat !== null && key !== null && key !== this.#secretHash)
      this.#ports.dismiss(refused('not-your-seat', { seat: this.seat + 1 }).refusal)
  }

  changed(): void {
    this.#feed.sendStatus()
    this.#leaveIfReplaced()
  }

  chatAdded(): void {
    this.#feed.sendChat()
  }

  /** Not sent to delayed spectators, who must not learn about the present. */
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

  unavailable(): void {
    this.#ports.dismiss(this.room.unavailableReason)
  }

  get #viewer(): Viewer {
    return this.seat ?? 'spectator'
  }

  #currentSecretHash(): string | null {
    return this.seat === null ? null : (this.room.seats[this.seat]?.secret_hash ?? null)
  }

  /** A replaced player is disconnected after their pending request was answered. */
  #leaveIfReplaced(): void {
    const { room, seat } = this
    if (seat === null || (room.seats[seat]?.bot_level ?? null) === null) return
    setImmediate(() => {
      if (this.#isHere) this.#ports.dismiss(refused('seat-given-up', { seat: seat + 1 }).refusal)
    })
  }
}
