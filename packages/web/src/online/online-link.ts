/**
 * The page's line to a table at a server. It comes back after every break, says what it has heard, and repeats under
 * the same name what was not answered: the server carries nothing out twice, and nothing is lost.
 */
import type { ClientMessage, RoomInfo, ServerMessage, ToldFrame } from '@quayside/protocol'
import type { AnyRules } from '../host/games.ts'
import type { HostMessage, PageMessage, SeatPlan, Talk } from '../host/protocol.ts'
import type { HostLink } from '../state/host-link.ts'
import { USUAL_AFFAIRS } from './affairs.ts'
import { namesAt } from './names.ts'
import type { Place } from './place.ts'
import { frameAfter } from './stepping.ts'

/** A socket, as far as the line needs one. */
export type LineSocket = Pick<
  WebSocket,
  'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'onerror'
>

export interface LinePorts {
  connect(): LineSocket
  /** Does something later, unless it is called off. */
  later(milliseconds: number, act: () => void): () => void
  now(): number
  /** A name for a wish that no other wish of the seat has. */
  nameWish(): string
  nameBot(seat: number): string
  /** The rules of a game, where the page has them. */
  rules(game: string): Promise<AnyRules | null>
  /** The time zone of the person, where the table has not been told. */
  zone(room: string): string | null
  /** The record of a game that is over. */
  record(room: string): Promise<string | null>
}

type Wish = Extract<ClientMessage, { readonly request: string }>

const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 8000

/** How long the server may stay silent when it was asked something. */
const PATIENCE_MS = 8000

/** How often it is asked for a sign of life. */
const PING_MS = 20_000

const OPEN = 1

/** The server is about to end, and another one is there already. */
const MOVING = 1012

/** How the page hears that a wish was refused; a time zone is told without being asked for. */
const REFUSED = {
  submit: 'refused',
  'take-back': 'refused',
  ask: 'talk-refused',
  answer: 'talk-refused',
  leave: 'talk-refused',
  policies: 'talk-refused',
  vacation: 'talk-refused',
  say: 'talk-refused',
} as const

export class OnlineLink implements HostLink {
  readonly #place: Place
  readonly #ports: LinePorts
  #hear: (message: HostMessage) => void
  #socket: LineSocket | null = null
  /** The server has said that this is the table. */
  #welcome = false
  /** Not answered yet, in the order they were wished for. */
  #wishes: readonly Wish[] = []
  #heard = 0
  #frame: ToldFrame | null = null
  #rules: AnyRules | null = null
  #isLookedAt = true
  #tries = 0
  #left = false
  #callOffRetry: () => void = () => undefined
  #callOffWatch: () => void = () => undefined

  constructor(place: Place, ports: LinePorts, hear: (message: HostMessage) => void) {
    this.#place = place
    this.#ports = ports
    this.#hear = hear
    this.#connect()
  }

  send(message: PageMessage): void {
    switch (message.kind) {
      case 'submit':
        this.#wish({
          kind: 'submit',
          request: this.#ports.nameWish(),
          at: message.at,
          command: message.command,
        })
        break
      case 'take-back':
        this.#wish({
          kind: 'take-back',
          request: this.#ports.nameWish(),
          at: this.#frame?.at ?? 0,
          to: message.to,
        })
        break
      case 'talk':
        this.#talk(message.talk)
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

  #talk(talk: Talk): void {
    const request = this.#ports.nameWish()
    const at = this.#frame?.at ?? 0
    if (talk.kind === 'ask' || talk.kind === 'answer') this.#wish({ ...talk, request, at })
    else this.#wish({ ...talk, request })
  }

  /** Stays in the background until everything that was wished for is answered. */
  close(): void {
    this.#left = true
    this.#hear = () => undefined
    this.#endWhenDone()
  }

  /** The network says that it is gone, or back: no need to find out. */
  networkChanged(isThere: boolean): void {
    if (!isThere) this.#lose()
    else if (this.#socket === null) this.#connect()
  }

  /** Whoever does not look at the page wants to be told elsewhere. */
  lookedAt(isLookedAt: boolean): void {
    this.#isLookedAt = isLookedAt
    if (this.#welcome) this.#ping()
  }

  #connect(): void {
    this.#callOffRetry()
    const socket = this.#ports.connect()
    this.#socket = socket
    this.#watch(PATIENCE_MS)
    socket.onopen = () => {
      const { room, seat, key } = this.#place
      this.#transmit({
        kind: 'hello',
        room,
        heard: this.#heard,
        ...(key === null ? {} : { key }),
        ...(key === null && seat !== null ? { seat } : {}),
      })
    }
    socket.onmessage = ({ data }: MessageEvent) => this.#take(JSON.parse(String(data)) as ServerMessage)
    socket.onclose = ({ code }) => (code === MOVING && this.#welcome ? this.#move() : this.#lose())
    // Every failure is followed by a close.
    socket.onerror = () => undefined
  }

  #lose(): void {
    this.#hangUp()
    if (this.#left && this.#wishes.length === 0) return
    this.#hear({ kind: 'line', away: true })
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#tries++)
    this.#callOffRetry = this.#ports.later(wait, () => this.#connect())
  }

  /** Nobody needs to hear of a break that is over at once. */
  #move(): void {
    this.#hangUp()
    this.#connect()
  }

  #hangUp(): void {
    const socket = this.#socket
    this.#callOffWatch()
    this.#callOffRetry()
    this.#socket = null
    this.#welcome = false
    if (socket) {
      socket.onopen = null
      socket.onmessage = null
      socket.onclose = null
      socket.close()
    }
  }

  #transmit(message: ClientMessage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message))
  }

  #wish(wish: Wish): void {
    this.#wishes = [...this.#wishes, wish]
    if (!this.#welcome) return
    this.#transmit(wish)
    this.#watch(PATIENCE_MS)
  }

  /** A server that says nothing for so long is taken for gone. */
  #watch(patience: number): void {
    this.#callOffWatch()
    this.#callOffWatch = this.#ports.later(patience, () => this.#lose())
  }

  /** Whatever was said, the line is alive; where nothing is open it is asked for a sign now and then. */
  #rest(): void {
    if (this.#wishes.length > 0) {
      this.#watch(PATIENCE_MS)
      return
    }
    this.#callOffWatch()
    this.#callOffWatch = this.#ports.later(PING_MS, () => this.#ping())
  }

  #ping(): void {
    this.#transmit(this.#isLookedAt ? { kind: 'ping' } : { kind: 'ping', away: true })
    this.#watch(PATIENCE_MS)
  }

  #take(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        this.#arrive(message)
        break
      case 'seats':
        this.#tellSeats(message.info)
        break
      case 'told':
        this.#told(message, message.frame)
        break
      case 'stepped':
        this.#stepped(message)
        break
      case 'done':
        this.#answered(message.request)
        break
      case 'refused':
        this.#refused(message)
        break
      case 'affairs':
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
    if (this.#socket !== null) this.#rest()
  }

  #arrive({ info, seat }: Extract<ServerMessage, { kind: 'welcome' }>): void {
    this.#welcome = true
    this.#tries = 0
    this.#tellSeats(info)
    this.#hear({ kind: 'affairs', affairs: USUAL_AFFAIRS })
    this.#hear({ kind: 'line', away: false })
    this.#tellZone(info, seat)
    for (const wish of this.#wishes) this.#transmit(wish)
    if (!this.#isLookedAt) this.#ping()
    void this.#run(info.game)
  }

  /** Where the clock runs in hours of the day, those are the person's own. */
  #tellZone({ room, settings: { pace } }: RoomInfo, seat: number | null): void {
    if (seat === null || pace.kind !== 'days' || pace.window === undefined) return
    const zone = this.#ports.zone(room)
    if (zone !== null) this.#wish({ kind: 'zone', request: this.#ports.nameWish(), zone })
  }

  /** Says that the page runs the rules, as soon as it has them. */
  async #run(game: string): Promise<void> {
    const socket = this.#socket
    this.#rules = await this.#ports.rules(game)
    if (this.#rules !== null && this.#socket === socket)
      this.#transmit({ kind: 'runs', rules: this.#rules.version })
  }

  #tellSeats(info: RoomInfo): void {
    const names = namesAt(info.seats, (seat) => this.#ports.nameBot(seat))
    const seats = info.seats.map(({ bot }, seat): SeatPlan => ({ name: names[seat] ?? '', bot }))
    this.#hear({ kind: 'opened', id: info.room, game: info.game, seats })
    this.#hear({ kind: 'room', info })
  }

  #stepped(message: Extract<ServerMessage, { kind: 'stepped' }>): void {
    const frame = this.#frame && this.#rules && frameAfter(this.#rules, this.#frame, message)
    if (frame) this.#told(message, frame)
    // Whoever comes back is shown the whole table.
    else this.#lose()
  }

  #told(message: Extract<ServerMessage, { kind: 'told' | 'stepped' }>, frame: ToldFrame): void {
    const isNew = this.#frame === null || message.seq !== this.#heard
    this.#heard = message.seq
    this.#frame = frame
    this.#tellClocks(message)
    // After a break in which nothing happened the table stays as it is, with whatever was half chosen.
    if (isNew) this.#hear({ kind: 'frame', frame: { ...frame, handOver: null } })
  }

  #tellClocks({ deadlines, now }: Extract<ServerMessage, { readonly deadlines: unknown }>): void {
    const ahead = this.#ports.now() - now
    this.#hear({ kind: 'clocks', clocks: deadlines.map(({ seat, at }) => ({ seat, at: at + ahead })) })
  }

  #refused({ request, refusal }: Extract<ServerMessage, { kind: 'refused' }>): void {
    if (request === null) {
      // The table itself is refused; asking again would not help.
      this.#wishes = []
      this.#left = true
      this.#hear({ kind: 'closed', refusal })
      this.#lose()
      return
    }
    if (refusal.code === 'not-stored') {
      this.#lose()
      return
    }
    const wish = this.#wishes.find((open) => open.request === request)
    if (wish !== undefined && wish.kind !== 'zone') this.#hear({ kind: REFUSED[wish.kind], refusal })
    this.#answered(request)
  }

  #answered(request: string): void {
    this.#wishes = this.#wishes.filter((wish) => wish.request !== request)
    this.#endWhenDone()
  }

  #endWhenDone(): void {
    if (this.#left && this.#wishes.length === 0) this.#lose()
  }
}
