/**
 * H1: somebody sends the request ids that the server uses for moves of its own, so that the server takes its own move
 * for one that was answered already. One seat then lets its time run out, another is left to a bot.
 */
import type { MyRoom, RoomSettings } from '@quayside/protocol'
import { firstSeatBegins, roomSetup } from '../room-setups.ts'
import { ApiClient, accepted } from './api-client.ts'
import {
  type AttackResult,
  type AttackTarget,
  mustHappen,
  type Outcome,
  type RunningAttack,
} from './attack.ts'
import { RoomClient } from './room-client.ts'

const SIZE = { full: { timed: 5, left: 22 }, short: { timed: 1, left: 2 } } as const

const TABLE = firstSeatBegins(roomSetup('two'))

/** As short as a clock may be: the driver moves the server's clock past it. */
const TIMED: RoomSettings = {
  clock: { kind: 'live', bank: 30, increment: 0 },
  onTimeout: { kind: 'bot', level: 'mate' },
}

/** Whom a server may call the author of a move that it makes itself. */
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

/** What such a move may be called after so many entries. */
const INTERNAL_IDS: readonly ((seq: number) => string)[] = [
  ...ACTORS.flatMap((actor) => ['-', '_', '', ':'].map((mark) => (seq: number) => `${actor}${mark}${seq}`)),
  ...['.', '/', '~', '@', '#', '$', '!', '+', ' '].flatMap((mark) => [
    (seq: number) => `bot${mark}${seq}`,
    (seq: number) => `${mark}bot-${seq}`,
  ]),
]

/** So many refusals are no reason yet to be sent away. */
const TRIED_AT_ONCE = 10

/** A seat may not send more than so many requests beside the game in one position. */
const USED_UP_AT_MOST = 25

type MakeId = (typeof INTERNAL_IDS)[number]

interface Pair {
  readonly room: string
  /** Of the two seats; the first one is to move. */
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
    const outcomes: Outcome[] = [
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

  /** Those that a client may send at all, tried with a number that no room will reach. */
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

  /** Uses the accepted ids up for the entry that the server will write itself, `more` entries after these. */
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

/** Asked over HTTP: whoever joined the room would have the server look at it again. */
const isOpponentsTurn = async ({ room, opponent }: Pair): Promise<boolean> => {
  const rooms = accepted<readonly MyRoom[]>(await opponent.request('GET', '/me/rooms'))
  return rooms.some(({ info, ownTurns: yourTurn }) => info.room === room && yourTurn.length > 0)
}
