/**
 * H1: uses up the request ids that the server uses for its own moves, so that it would take its own move for
 * a repeated one. One seat then lets its time run out, another is left to a bot.
 */
import type { MyRoom, RoomSettings } from '@quayside/protocol'
import { firstSeatBegins, roomSetup } from '../room-setups.ts'
import { ApiClient, accepted } from './api-client.ts'
import {
  type AttackResult,
  type AttackTarget,
  type Expectation,
  mustHappen,
  type RunningAttack,
} from './attack.ts'
import { RoomClient } from './room-client.ts'

const SIZE = { full: { timed: 5, left: 22 }, short: { timed: 1, left: 2 } } as const

const TABLE = firstSeatBegins(roomSetup('two'))

/** The shortest possible clock: the driver moves the server's clock past it. */
const TIMED: RoomSettings = {
  clock: { kind: 'live', bank: 30, increment: 0 },
  onTimeout: { kind: 'bot', level: 'mate' },
}

/** Possible names of the actor of a server's own move. */
const ACTORS = [
  'bot',
  'policy',
  'policies',
  'clock',
  'timeout',
  'timeout',
  'operator',
  'system',
  'internal',
  'server',
  'job',
] as const

/** Possible request ids of such a move at a position of the log. */
const INTERNAL_IDS: readonly ((seq: number) => string)[] = [
  ...ACTORS.flatMap((actor) => ['-', '_', '', ':'].map((mark) => (seq: number) => `${actor}${mark}${seq}`)),
  ...['.', '/', '~', '@', '#', '$', '!', '+', ' '].flatMap((mark) => [
    (seq: number) => `bot${mark}${seq}`,
    (seq: number) => `${mark}bot-${seq}`,
  ]),
]

/** This many refusals do not close the connection yet. */
const TRIED_AT_ONCE = 10

/** Maximum number of requests per position that a seat may send besides the game. */
const USED_UP_AT_MOST = 25

type MakeId = (typeof INTERNAL_IDS)[number]

interface Pair {
  readonly room: string
  /** Keys of the two seats; the first one is to move. */
  readonly keys: readonly [string, string]
  readonly opponent: ApiClient
}

export class RequestIdAttack implements RunningAttack {
  readonly #address: string
  readonly #timed: RoomClient[] = []
  readonly #left: Pair[] = []
  #ids: readonly MakeId[] = []
  #pairs = 0

  private constructor({ address }: AttackTarget) {
    this.#address = address
  }

  static async start(target: AttackTarget): Promise<RequestIdAttack> {
    const attack = new RequestIdAttack(target)
    const { timed, left } = SIZE[target.isShort ? 'short' : 'full']
    attack.#ids = await attack.#acceptedIds()
    for (let number = 0; number < timed; number++) await attack.#letTimeRunOut()
    for (let number = 0; number < left; number++) await attack.#leave()
    return attack
  }

  async result(): Promise<AttackResult> {
    const moved = this.#timed.filter(({ moveNumber: at }) => at > 0).length
    const played = await Promise.all(this.#left.map((pair) => isOpponentsTurn(pair)))
    const outcomes: Expectation[] = [
      mustHappen('rooms whose time ran out went on', moved, this.#timed.length),
      mustHappen('bots moved in seats that were left', played.filter(Boolean).length, this.#left.length),
    ]
    return {
      outcomes,
      notes: [`${this.#ids.length} of ${INTERNAL_IDS.length} kinds of internal-looking request ids accepted`],
    }
  }

  stop(): void {
    for (const client of this.#timed) client.close()
  }

  async #open(settings?: RoomSettings): Promise<Pair> {
    const number = this.#pairs++
    const host = await ApiClient.guest(this.#address, `127.61.0.${1 + number}`, 'Loser')
    const opponent = await ApiClient.guest(this.#address, `127.61.1.${1 + number}`, 'Winner')
    const { room, keys } = await host.openRoom({
      ...TABLE,
      seats: [{ kind: 'mine', name: 'Loser' }, { kind: 'open' }],
      ...(settings === undefined ? {} : { settings }),
    })
    return { room, keys: [keys[0] ?? '', await opponent.join(room, 1)], opponent }
  }

  async #sit(room: string, key: string): Promise<RoomClient> {
    const from = `127.61.2.${1 + (this.#pairs % 250)}`
    const client = await RoomClient.join({ address: this.#address, from, game: TABLE.game, room, key })
    if (client === null) throw new Error('a player was not let in to their own room')
    return client
  }

  /** The ids that a client may send, tried with a sequence number that no room will reach. */
  async #acceptedIds(): Promise<readonly MakeId[]> {
    const found: MakeId[] = []
    for (let from = 0; from < INTERNAL_IDS.length; from += TRIED_AT_ONCE) {
      const { room, keys } = await this.#open()
      const client = await this.#sit(room, keys[0])
      for (const id of INTERNAL_IDS.slice(from, from + TRIED_AT_ONCE)) {
        const answer = await client.request({ kind: 'policies', requestId: id(99_999), policies: {} })
        if (answer.kind === 'accepted') found.push(id)
      }
      client.close()
    }
    return found
  }

  /** Uses up the accepted ids for the entry that the server will write, `more` entries later. */
  async #useUp(client: RoomClient, more: number): Promise<void> {
    const ids = this.#ids.slice(0, USED_UP_AT_MOST)
    const seq = client.seq + ids.length + more
    for (const id of ids) await client.request({ kind: 'policies', requestId: id(seq), policies: {} })
  }

  async #letTimeRunOut(): Promise<void> {
    const { room, keys } = await this.#open(TIMED)
    const client = await this.#sit(room, keys[0])
    await this.#useUp(client, 0)
    client.close()
    this.#timed.push(await this.#sit(room, keys[1]))
  }

  async #leave(): Promise<void> {
    const pair = await this.#open()
    const client = await this.#sit(pair.room, pair.keys[0])
    await this.#useUp(client, 1)
    await client.request({ kind: 'leave-game', requestId: 'leave' })
    client.close()
    this.#left.push(pair)
  }
}

/** Asked over HTTP, because joining the room would make the server check it again. */
const isOpponentsTurn = async ({ room, opponent }: Pair): Promise<boolean> => {
  const rooms = accepted<readonly MyRoom[]>(await opponent.request('GET', '/me/rooms'))
  return rooms.some(({ info, ownTurns: yourTurn }) => info.room === room && yourTurn.length > 0)
}
