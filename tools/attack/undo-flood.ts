/** M6: late in a long game a move is made and undone again and again, in many rooms at once. */
import { ApiClient, SOLO_ROOM } from './api-client.ts'
import {
  AnswerCounts,
  type AttackResult,
  type AttackTarget,
  mustBeRefused,
  type RunningAttack,
} from './attack.ts'
import { type RoomAnswer, RoomClient } from './room-client.ts'

const SIZE = { full: { sockets: 20, moves: 200 }, short: { sockets: 1, moves: 20 } } as const

/** Far more than any player would undo in one position. */
const SHORT_ROUNDS = 150

const SEAT = 0

/** Refusals of the rules themselves, which are no rate limit. */
const OWN_LIMITS: ReadonlySet<string> = new Set(['undo-limit', 'nothing-to-undo', 'stale-move'])

const refusalIn = (answer: RoomAnswer): string | null =>
  answer.kind === 'refused' ? answer.refusal.code : answer.kind === 'accepted' ? null : 'closed'

export class UndoFlood implements RunningAttack {
  readonly #address: string
  readonly #isShort: boolean
  readonly #moves = new AnswerCounts()
  readonly #undos = new AnswerCounts()
  readonly #clients: RoomClient[] = []
  readonly #reached: number[] = []
  #floods: readonly Promise<void>[] = []
  /** Refusals because of a rate limit. */
  #limited = 0
  #isStopped = false

  private constructor({ address, isShort }: AttackTarget) {
    this.#address = address
    this.#isShort = isShort
  }

  static async start(target: AttackTarget): Promise<UndoFlood> {
    const attack = new UndoFlood(target)
    const { sockets, moves } = SIZE[target.isShort ? 'short' : 'full']
    await Promise.all(Array.from({ length: sockets }, (_, number) => attack.#playUntil(number, moves)))
    attack.#floods = attack.#clients.map((client) => attack.#moveAndUndo(client))
    return attack
  }

  /** A short attack is awaited. */
  async result(): Promise<AttackResult> {
    if (this.#isShort) await Promise.all(this.#floods)
    return {
      outcomes: [mustBeRefused('taking back without end', this.#limited === 0)],
      notes: [
        `${this.#clients.length} games, ${Math.min(...this.#reached)} moves played in each at least`,
        `moves: ${this.#moves.text}; taken back: ${this.#undos.text}`,
      ],
    }
  }

  stop(): void {
    this.#isStopped = true
    for (const client of this.#clients) client.close()
  }

  async #playUntil(number: number, moves: number): Promise<void> {
    const from = `127.65.0.${1 + number}`
    const guest = await ApiClient.guest(this.#address, from, 'Doubtful')
    const { room, keys } = await guest.openRoom(SOLO_ROOM)
    guest.close()
    const place = { address: this.#address, from, game: SOLO_ROOM.game, room, key: keys[SEAT] ?? '' }
    const client = await RoomClient.join(place)
    if (client === null) throw new Error('a player was not let in to their own room')
    while (client.moveNumber < moves && !client.isOver && client.isOpen)
      await client.submit(`play-${client.seq}`, client.choose(SEAT) ?? '')
    this.#reached.push(client.moveNumber)
    this.#clients.push(client)
  }

  async #moveAndUndo(client: RoomClient): Promise<void> {
    for (let round = 0; !this.#isStopped && client.isOpen; round++) {
      if (this.#isShort && round === SHORT_ROUNDS) return
      const before = client.moveNumber
      const command = client.choose(SEAT)
      if (command === null) return
      const moved = await client.submit(`move-${round}`, command)
      this.#moves.add(refusalIn(moved))
      const undone = await client.request({
        kind: 'undo',
        requestId: `undo-${round}`,
        expectedMove: client.moveNumber,
        toMove: Math.max(before, client.undoTo),
      })
      const refusal = refusalIn(undone)
      this.#undos.add(refusal)
      if (refusal !== null && !OWN_LIMITS.has(refusal)) this.#limited++
    }
  }
}
