/**
 * The page at a table of a server. After every break it says what it has heard, and repeats under the same name what
 * was not answered: the server carries nothing out twice, and nothing is lost.
 */
import { type AnyRules, applyMoves, parseSteps } from '@quayside/kernel'
import {
  type ClientMessage,
  PROTOCOL_VERSION,
  type RoomInfo,
  type ServerMessage,
  type ViewFrame,
} from '@quayside/protocol'
import type { GameBackend } from '@quayside/table/session/game-backend.ts'
import type { BackendMessage, PageMessage, SeatOccupant } from '@quayside/table/session/messages.ts'
import { INITIAL_ROOM_STATUS, type Place } from '@quayside/table/session/server-state.ts'
import { rulesOf } from '../backend/game-registry.ts'
import { createId } from '../state/new-game-draft.ts'
import { recordText, socketAddress } from './api.ts'
import { loadNewVersion } from './load-new-version.ts'
import { createRequest, PendingRequests, type Wish } from './pending-requests.ts'
import { ReconnectingSocket, type SocketPorts } from './reconnecting-socket.ts'
import { changedTimeZone } from './room-storage.ts'
import { seatNames } from './seat-names.ts'

export interface LinkPorts extends SocketPorts {
  now(): number
  /** A name for a wish that no other wish of the seat has. */
  nameWish(): string
  nameBot(seat: number): string
  /** The rules of a game in a version, where the page has them. */
  rules(game: string, version: number): Promise<AnyRules | null>
  /** The time zone of the person, where the table has not been told. */
  zone(room: string): string | null
  /** Loads the page again in the version of the server. */
  loadNewVersion(): void
  /** The record of a game that is over. */
  record(room: string): Promise<string | null>
}

type Of<Kind extends ServerMessage['kind']> = Extract<ServerMessage, { readonly kind: Kind }>

export class ServerBackend implements GameBackend {
  readonly #place: Place
  readonly #ports: LinkPorts
  readonly #line: ReconnectingSocket
  readonly #wishes = new PendingRequests()
  #hear: (message: BackendMessage) => void
  #heard = 0
  #frame: ViewFrame | null = null
  /** Whether everybody is there, and whether that was so at the last frame: before, a seat is not shown its cards. */
  #isBegun = false
  #isShown = false
  #rules: AnyRules | null = null
  #left = false

  constructor(place: Place, ports: LinkPorts, hear: (message: BackendMessage) => void) {
    this.#place = place
    this.#ports = ports
    this.#hear = hear
    this.#line = new ReconnectingSocket(ports, {
      hello: () => this.#hello(),
      hear: (message) => this.#take(message),
      away: (because) =>
        this.#hear(because === null ? { kind: 'line', away: true } : { kind: 'line', away: true, because }),
      isThere: () => !this.#isDone,
      isWaiting: () => !this.#wishes.isEmpty,
    })
    this.#line.connect()
  }

  send(message: PageMessage): void {
    switch (message.kind) {
      case 'submit':
      case 'take-back':
      case 'talk':
        this.#wish(createRequest(message, this.#ports.nameWish(), this.#frame?.moveNumber ?? 0))
        break
      case 'export':
        void this.#ports.record(this.#place.room).then((text) => {
          if (text !== null) this.#hear({ kind: 'exported', text })
        })
        break
      default:
        // Everything else is between a page and the host beside it.
        break
    }
  }

  /** Stays in the background until everything that was wished for is answered. */
  close(): void {
    this.#left = true
    this.#hear = () => undefined
    this.#endWhenDone()
  }

  networkChanged(isThere: boolean): void {
    this.#line.networkChanged(isThere)
  }

  lookedAt(isLookedAt: boolean): void {
    this.#line.lookedAt(isLookedAt)
  }

  get #isDone(): boolean {
    return this.#left && this.#wishes.isEmpty
  }

  #hello(): ClientMessage {
    const { room, seat, key } = this.#place
    return {
      kind: 'hello',
      protocol: PROTOCOL_VERSION,
      room,
      lastSeq: this.#heard,
      ...(key === null ? {} : { seatSecret: key }),
      ...(key === null && seat !== null ? { seat } : {}),
    }
  }

  #wish(wish: Wish): void {
    this.#wishes.add(wish)
    if (this.#line.isWelcome) this.#line.ask(wish)
  }

  #take(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        this.#arrive(message)
        break
      case 'seats':
        this.#tellSeats(message.info)
        break
      case 'frame':
        this.#told(message, message.frame)
        break
      case 'steps':
        this.#stepped(message)
        break
      case 'accepted':
        this.#wishes.answered(message.requestId)
        this.#endWhenDone()
        break
      case 'refused':
        this.#refused(message)
        break
      case 'room-status':
        this.#tellClocks(message)
        this.#hear({ kind: 'affairs', affairs: message })
        break
      case 'policies':
      case 'chat':
        this.#hear(message)
        break
      case 'pong':
        break
    }
  }

  #arrive({ info, seat }: Of<'welcome'>): void {
    this.#line.welcome()
    this.#tellSeats(info)
    this.#hear({ kind: 'affairs', affairs: INITIAL_ROOM_STATUS })
    this.#hear({ kind: 'line', away: false })
    this.#tellZone(info, seat)
    for (const wish of this.#wishes.all) this.#line.transmit(wish)
    this.#line.sayWhetherLookedAt()
    void this.#run(info)
  }

  /** Where the clock runs in hours of the day, those are the person's own. */
  #tellZone({ room, settings: { pace } }: RoomInfo, seat: number | null): void {
    if (seat === null || pace.kind !== 'days' || pace.window === undefined) return
    const zone = this.#ports.zone(room)
    if (zone !== null) this.#wish({ kind: 'time-zone', requestId: this.#ports.nameWish(), timeZone: zone })
  }

  /** Says that the page runs the rules, as soon as it has them. */
  async #run({ game, rulesVersion: rules }: RoomInfo): Promise<void> {
    const { call } = this.#line
    this.#rules = await this.#ports.rules(game, rules)
    if (this.#rules !== null && this.#line.call === call)
      this.#line.transmit({ kind: 'step-updates', rulesVersion: this.#rules.version })
  }

  #tellSeats(info: RoomInfo): void {
    this.#isBegun = !info.seats.some(({ free }) => free)
    const names = seatNames(info.seats, (seat) => this.#ports.nameBot(seat))
    const seats = info.seats.map(({ bot }, seat): SeatOccupant => ({ name: names[seat] ?? '', bot }))
    this.#hear({ kind: 'opened', id: info.room, game: info.game, seats })
    this.#hear({ kind: 'room', info })
  }

  #stepped(message: Of<'steps'>): void {
    const frame = this.#frame && this.#rules && applyStepUpdate(this.#rules, this.#frame, message)
    if (frame) this.#told(message, frame)
    // Whoever comes back is shown the whole table.
    else this.#line.lose()
  }

  #told(message: Of<'frame' | 'steps'>, frame: ViewFrame): void {
    const isNew = this.#frame === null || message.seq !== this.#heard || this.#isBegun !== this.#isShown
    this.#isShown = this.#isBegun
    this.#heard = message.seq
    this.#frame = frame
    this.#tellClocks(message)
    // After a break in which nothing happened the table stays as it is, with whatever was half chosen.
    if (isNew) this.#hear({ kind: 'frame', frame: { ...frame, handOver: null } })
  }

  #tellClocks({ deadlines, serverTime: now }: Of<'frame' | 'steps' | 'room-status'>): void {
    const ahead = this.#ports.now() - now
    this.#hear({
      kind: 'clocks',
      clocks: deadlines.map(({ seat, dueAt }) => ({ seat, dueAt: dueAt + ahead })),
    })
  }

  #refused({ requestId: request, refusal }: Of<'refused'>): void {
    // Nothing was done, and later or elsewhere it may be: the wishes are kept and repeated.
    if (refusal.code === 'out-of-service') this.#line.lose(refusal)
    else if (refusal.code === 'not-stored') this.#line.lose()
    else if (request === null) {
      // The room itself is refused; asking again would not help.
      if (refusal.code === 'outdated-client') this.#ports.loadNewVersion()
      this.#wishes.forget()
      this.#left = true
      this.#hear({ kind: 'closed', refusal })
      this.#line.lose()
    } else {
      const told = this.#wishes.refused(request, refusal)
      if (told !== null) this.#hear(told)
      this.#endWhenDone()
    }
  }

  #endWhenDone(): void {
    if (this.#isDone) this.#line.lose()
  }
}

export const connectServer = (
  place: Place,
  nameBot: (seat: number) => string,
  hear: (message: BackendMessage) => void,
): GameBackend => {
  const line = new ServerBackend(
    place,
    {
      // The server asks nobody for the room's name; a proxy before several can send a whole table to one by it.
      connect: (elsewhere) =>
        new WebSocket(elsewhere ? socketAddress() : `${socketAddress()}?room=${place.room}`),
      later: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds)
        return () => clearTimeout(timer)
      },
      now: Date.now,
      nameWish: createId,
      nameBot,
      rules: async (game, version) => {
        const rules = await rulesOf(game, version)
        return rules.ok ? rules.value : null
      },
      zone: changedTimeZone,
      loadNewVersion: () => void loadNewVersion(),
      record: recordText,
    },
    hear,
  )
  const gone = (): void => line.networkChanged(false)
  const back = (): void => line.networkChanged(true)
  const look = (): void => line.lookedAt(document.visibilityState === 'visible')
  document.addEventListener('visibilitychange', look)
  addEventListener('offline', gone)
  addEventListener('online', back)
  if (document.visibilityState !== 'visible') look()
  return {
    send: (message) => line.send(message),
    close: () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('offline', gone)
      removeEventListener('online', back)
      line.close()
    },
  }
}

/** Null where the steps do not begin at the view that there is. */
export const applyStepUpdate = (
  rules: AnyRules,
  { moveNumber: before, viewer, view: literal }: ViewFrame,
  { moveNumber: at, fromMove: from, steps, undo }: Extract<ServerMessage, { kind: 'steps' }>,
): ViewFrame | null => {
  const view = rules.position.read(literal)
  if (from !== before || !view.ok) return null
  const after = applyMoves(rules, view.value, parseSteps(rules, steps), viewer)
  return { moveNumber: at, viewer, view: rules.position.write(after), undo, steps, fromMove: from }
}
