/**
 * The game backend of a room on a server. After a reconnect it names the last entry it has seen and repeats pending
 * requests under the same id: the server carries none out twice, and none is lost.
 */
import { type ClientMessage, PROTOCOL_VERSION, type RoomInfo, type ServerMessage } from '@quayside/protocol'
import type { GameBackend } from '@quayside/table/session/game-backend.ts'
import type {
  BackendMessage,
  PageMessage,
  SeatOccupant,
  SeatRating,
} from '@quayside/table/session/messages.ts'
import { INITIAL_ROOM_STATUS, type RoomAddress } from '@quayside/table/session/server-state.ts'
import { rulesOf } from '../backend/game-registry.ts'
import { createId } from '../state/new-game-draft.ts'
import { loadNewVersion } from './load-new-version.ts'
import { createRequest, PendingRequests, type RequestMessage } from './pending-requests.ts'
import { ReconnectingSocket, type SocketPorts } from './reconnecting-socket.ts'
import { getRatings, recordText, socketAddress } from './room-api.ts'
import { changedTimeZone } from './room-storage.ts'
import { seatNames } from './seat-names.ts'

export interface BackendPorts extends SocketPorts {
  now(): number
  createRequestId(): string
  nameBot(seat: number): string
  /** Whether the page has the rules of a game in a version. */
  hasRules(game: string, version: number): Promise<boolean>
  /** The browser's time zone; null where the room knows it already. */
  changedTimeZone(room: string): string | null
  loadNewVersion(): void
  /** Null while the game goes on. */
  record(room: string): Promise<string | null>
  /** The ratings that the player may see; empty where the server does not answer. */
  ratings(room: string): Promise<readonly SeatRating[]>
}

type MessageOf<Kind extends ServerMessage['kind']> = Extract<ServerMessage, { readonly kind: Kind }>

export class ServerBackend implements GameBackend {
  readonly #address: RoomAddress
  readonly #ports: BackendPorts
  readonly #socket: ReconnectingSocket
  readonly #requests = new PendingRequests()
  #publish: (message: BackendMessage) => void
  #lastSeq = 0
  /** The move number of the page's frame; null before the first. */
  #moveNumber: number | null = null
  /** Whether all seats are taken, now and at the last frame: a frame from before hides the seat's own cards. */
  #isStarted = false
  #wasStarted = false
  #isClosed = false

  constructor(address: RoomAddress, ports: BackendPorts, publish: (message: BackendMessage) => void) {
    this.#address = address
    this.#ports = ports
    this.#publish = publish
    this.#socket = new ReconnectingSocket(ports, {
      hello: () => this.#hello(),
      receive: (message) => this.#receive(message),
      disconnected: (because) =>
        this.#publish(
          because === null
            ? { kind: 'connection', isDisconnected: true }
            : { kind: 'connection', isDisconnected: true, reason: because },
        ),
      shouldReconnect: () => !this.#isDone,
      hasPendingRequests: () => !this.#requests.isEmpty,
    })
    this.#socket.connect()
  }

  send(message: PageMessage): void {
    switch (message.kind) {
      case 'submit':
      case 'undo':
      case 'room-action':
        this.#sendRequest(createRequest(message, this.#ports.createRequestId(), this.#moveNumber ?? 0))
        break
      case 'resend-frame':
        this.#lastSeq = 0
        this.#moveNumber = null
        // After a reconnect the server sends a whole frame.
        this.#socket.disconnect()
        break
      case 'export':
        void this.#ports.record(this.#address.room).then((text) => {
          if (text !== null) this.#publish({ kind: 'exported', text })
        })
        break
      default:
        // All other messages are for the worker of a local game.
        break
    }
  }

  /** The socket stays open until every pending request is answered. */
  close(): void {
    this.#isClosed = true
    this.#publish = () => undefined
    this.#disconnectWhenDone()
  }

  networkChanged(isOnline: boolean): void {
    this.#socket.networkChanged(isOnline)
  }

  setVisible(isVisible: boolean): void {
    this.#socket.setVisible(isVisible)
  }

  get #isDone(): boolean {
    return this.#isClosed && this.#requests.isEmpty
  }

  #hello(): ClientMessage {
    const { room, seat, seatSecret } = this.#address
    return {
      kind: 'hello',
      protocol: PROTOCOL_VERSION,
      room,
      lastSeq: this.#lastSeq,
      ...(seatSecret === null ? {} : { seatSecret }),
      ...(seatSecret === null && seat !== null ? { seat } : {}),
    }
  }

  #sendRequest(request: RequestMessage): void {
    this.#requests.add(request)
    if (this.#socket.isJoined) this.#socket.sendRequest(request)
  }

  #receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        this.#onWelcome(message)
        break
      case 'seats':
        this.#publishSeats(message.info)
        break
      case 'frame':
        this.#onFrame(message)
        break
      case 'steps':
        this.#onSteps(message)
        break
      case 'accepted':
        this.#requests.remove(message.requestId)
        this.#disconnectWhenDone()
        break
      case 'refused':
        this.#onRefused(message)
        break
      case 'room-status':
        this.#publishDeadlines(message)
        this.#publish({ kind: 'room-status', status: message })
        break
      case 'presence': {
        const offset = this.#ports.now() - message.serverTime
        const absent = message.absent.map(({ seat, since }) => ({
          seat,
          since: since === null ? null : since + offset,
        }))
        this.#publish({ kind: 'presence', absent })
        break
      }
      case 'rematch':
        this.#publish({ kind: 'rematch', offer: message })
        break
      case 'policies':
      case 'chat':
        this.#publish(message)
        break
      case 'pong':
        break
    }
  }

  #onWelcome({ info, seat }: MessageOf<'welcome'>): void {
    this.#socket.setJoined()
    this.#publishSeats(info)
    this.#publish({ kind: 'room-status', status: INITIAL_ROOM_STATUS })
    this.#publish({ kind: 'connection', isDisconnected: false })
    this.#sendTimeZone(info, seat)
    for (const request of this.#requests.all) this.#socket.send(request)
    this.#socket.reportHidden()
    void this.#offerStepUpdates(info)
  }

  /** Active hours are hours of the player's own day, so the server must know the time zone. */
  #sendTimeZone({ room, settings: { clock } }: RoomInfo, seat: number | null): void {
    if (seat === null || clock.kind !== 'days' || clock.window === undefined) return
    const timeZone = this.#ports.changedTimeZone(room)
    if (timeZone !== null)
      this.#sendRequest({ kind: 'time-zone', requestId: this.#ports.createRequestId(), timeZone })
  }

  /** A page that has the rules loaded needs only the steps of an update, not the whole view. */
  async #offerStepUpdates({ game, rulesVersion }: RoomInfo): Promise<void> {
    const { connection } = this.#socket
    const hasRules = await this.#ports.hasRules(game, rulesVersion)
    if (hasRules && this.#socket.connection === connection)
      this.#socket.send({ kind: 'step-updates', rulesVersion })
  }

  #publishSeats(info: RoomInfo): void {
    this.#isStarted = !info.seats.some(({ free }) => free)
    const names = seatNames(info.seats, (seat) => this.#ports.nameBot(seat))
    const seats = info.seats.map(({ bot }, seat): SeatOccupant => ({ name: names[seat] ?? '', bot }))
    this.#publish({ kind: 'opened', id: info.room, game: info.game, seats })
    void this.#loadRatings()
    this.#publish({ kind: 'room', info })
  }

  /**
   * Reloads the ratings when players join or leave; the end page loads them again after the server has rated the game.
   */
  async #loadRatings(): Promise<void> {
    const ratings = await this.#ports.ratings(this.#address.room)
    this.#publish({ kind: 'ratings', ratings })
  }

  #onSteps(message: MessageOf<'steps'>): void {
    const { moveNumber, fromMove, steps, undo } = message
    if (fromMove === this.#moveNumber) {
      this.#update(message, moveNumber)
      this.#publish({ kind: 'steps', update: { moveNumber, fromMove, steps, undo } })
    } else {
      // After a reconnect the server sends a whole frame.
      this.#socket.disconnect()
    }
  }

  #onFrame(message: MessageOf<'frame'>): void {
    const { frame, seq } = message
    const isNew = this.#moveNumber === null || seq !== this.#lastSeq || this.#isStarted !== this.#wasStarted
    this.#update(message, frame.moveNumber)
    // If nothing changed during the disconnect, the page keeps its frame and with it a half-made choice.
    if (isNew) this.#publish({ kind: 'frame', frame: { ...frame, handOver: null } })
  }

  #update(message: MessageOf<'frame' | 'steps'>, moveNumber: number): void {
    this.#wasStarted = this.#isStarted
    this.#lastSeq = message.seq
    this.#moveNumber = moveNumber
    this.#publishDeadlines(message)
  }

  #publishDeadlines({
    deadlines,
    timeBanks = [],
    serverTime,
  }: MessageOf<'frame' | 'steps' | 'room-status'>): void {
    const offset = this.#ports.now() - serverTime
    this.#publish({
      kind: 'deadlines',
      deadlines: deadlines.map(({ seat, dueAt }) => ({ seat, dueAt: dueAt + offset })),
      timeBanks,
    })
  }

  #onRefused({ requestId, refusal }: MessageOf<'refused'>): void {
    // Nothing was written, and a retry or another node may succeed: requests stay pending and are repeated.
    if (refusal.code === 'room-unavailable') this.#socket.disconnect(refusal)
    else if (refusal.code === 'write-failed') this.#socket.disconnect()
    else if (requestId === null) {
      // The room itself is refused, so a retry would not help.
      if (refusal.code === 'outdated-client') this.#ports.loadNewVersion()
      this.#requests.clear()
      this.#isClosed = true
      this.#publish({ kind: 'closed', refusal })
      this.#socket.disconnect()
    } else {
      const message = this.#requests.takeRefusal(requestId, refusal)
      if (message !== null) this.#publish(message)
      this.#disconnectWhenDone()
    }
  }

  #disconnectWhenDone(): void {
    if (this.#isDone) this.#socket.disconnect()
  }
}

export const connectServer = (
  address: RoomAddress,
  nameBot: (seat: number) => string,
  publish: (message: BackendMessage) => void,
): GameBackend => {
  const backend = new ServerBackend(
    address,
    {
      // The query is for a proxy in front of several nodes, which can send all of a room to one of them.
      connect: (elsewhere) =>
        new WebSocket(elsewhere ? socketAddress() : `${socketAddress()}?room=${address.room}`),
      schedule: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds)
        return () => clearTimeout(timer)
      },
      now: Date.now,
      createRequestId: createId,
      nameBot,
      hasRules: async (game, version) => (await rulesOf(game, version)).ok,
      changedTimeZone: (room) => changedTimeZone(room),
      loadNewVersion: () => void loadNewVersion(),
      record: recordText,
      ratings: async (room) => {
        const ratings = await getRatings(room)
        return ratings.ok ? ratings.value : []
      },
    },
    publish,
  )
  const goOffline = (): void => backend.networkChanged(false)
  const goOnline = (): void => backend.networkChanged(true)
  const changeVisibility = (): void => backend.setVisible(document.visibilityState === 'visible')
  document.addEventListener('visibilitychange', changeVisibility)
  addEventListener('offline', goOffline)
  addEventListener('online', goOnline)
  if (document.visibilityState !== 'visible') changeVisibility()
  return {
    send: (message) => backend.send(message),
    close: () => {
      document.removeEventListener('visibilitychange', changeVisibility)
      removeEventListener('offline', goOffline)
      removeEventListener('online', goOnline)
      backend.close()
    },
  }
}
