/**
 * Connections of API bots on this node. They never poll the database: they are notified when a bot gets a seat, its
 * room starts, or its token is revoked.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Result } from '@quayside/kernel'
import type { SeatEvents } from '../room/cluster-sync.ts'
import { isFreeSeat } from '../room/seats.ts'
import { isApiBot } from '../storage/identifiers.ts'
import type { SeatRow } from '../storage/schema.ts'

/** The events that one connection handles. */
export interface BotConnection {
  /** Joins a seat of a running game, unless the connection has joined it already. */
  sit(room: string, seat: number): Promise<void>
  /** Joins all seats of the bot. */
  joinSeats(): Promise<void>
  revoke(): void
}

export interface BotConnectionsPorts {
  /** Maximum number of open connections with one token. */
  readonly mostPerBot: number
  seatsAt(room: string): Promise<Result<readonly SeatRow[]>>
  isOver(room: string): Promise<boolean>
}

export const BOT_CONNECTIONS = 3

/** Retry delay while the database is away. */
const RETRY_MS = 500

export class BotConnections implements SeatEvents {
  readonly #ports: BotConnectionsPorts
  readonly #byBot = new Map<string, Set<BotConnection>>()

  constructor(ports: BotConnectionsPorts) {
    this.#ports = ports
  }

  get mostPerBot(): number {
    return this.#ports.mostPerBot
  }

  /** Whether a bot has reached its limit of connections. */
  isFull(bot: string): boolean {
    return (this.#byBot.get(bot)?.size ?? 0) >= this.#ports.mostPerBot
  }

  add(bot: string, connection: BotConnection): void {
    const connections = this.#byBot.get(bot) ?? new Set()
    this.#byBot.set(bot, connections)
    connections.add(connection)
  }

  delete(bot: string, connection: BotConnection): void {
    const connections = this.#byBot.get(bot)
    connections?.delete(connection)
    if (connections?.size === 0) this.#byBot.delete(bot)
  }

  seatsChanged(room: string): void {
    void this.#retry(() => this.#seat(room))
  }

  revoked(bot: string): void {
    for (const connection of this.#byBot.get(bot) ?? []) connection.revoke()
  }

  missed(): void {
    for (const connections of this.#byBot.values())
      for (const connection of connections) void this.#retry(() => connection.joinSeats())
  }

  async #seat(room: string): Promise<void> {
    const seats = await this.#ports.seatsAt(room)
    // No decisions before all seats are taken.
    if (!seats.ok || seats.value.some(isFreeSeat)) return
    const botSeats = seats.value.filter(
      ({ player_id: player, bot_level: bot }) => bot === null && isApiBot(player),
    )
    if (!botSeats.some(({ player_id: player }) => this.#byBot.has(player ?? ''))) return
    if (await this.#ports.isOver(room)) return
    for (const { player_id: player, seat_number: seat } of botSeats)
      for (const connection of this.#byBot.get(player ?? '') ?? []) await connection.sit(room, seat)
  }

  /** Retries until the database answers or no bot is connected, because nothing else would repeat the event. */
  async #retry(work: () => Promise<void>): Promise<void> {
    while (this.#byBot.size > 0) {
      try {
        return await work()
      } catch {
        await sleep(RETRY_MS, undefined, { ref: false })
      }
    }
  }
}
