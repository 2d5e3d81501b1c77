/** Many tables at once: when each makes its moves, and how long everything took. */
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, random } from '@quayside/kernel'
import type { CreatedPlayer } from '@quayside/protocol'
import { post } from '@quayside/server/testing/clients'
import { Histogram } from './histogram.ts'
import type { Coming, CrowdReport, Kept, Playing } from './load-generator-messages.ts'
import { CrowdTable } from './load-room.ts'
import { type PreparedGame, prepareGame } from './prepared-game.ts'
import { ECHO, OURS } from './wire-format.ts'

/** Different games; tables share them. */
const GAMES = 40

/** How many sit down at a time. */
const ABREAST = 25

/** How long moves that are under way at the end may take. */
const PATIENCE_MS = 60_000

const MOST_FAULTS = 20

export class Crowd {
  readonly #coming: Coming
  readonly #games: readonly PreparedGame[]
  readonly #tables: CrowdTable[] = []
  /** Moves that were meant to be made while their table was busy. */
  readonly #meant = new Map<CrowdTable, number[]>()
  #player: CreatedPlayer | null = null
  #acknowledged = new Histogram()
  #heard = new Histogram()
  #kept: Kept[] = []
  readonly #faults: string[] = []
  #breaks = 0
  #longestBreak = 0
  #checked = 0
  #closedLoop = false
  #playing = false

  constructor(coming: Coming) {
    this.#coming = coming
    this.#games = Array.from({ length: Math.min(GAMES, coming.tables) }, (_, number) =>
      prepareGame(coming.first + number),
    )
  }

  get done(): number {
    return this.#heard.count
  }

  async come(): Promise<void> {
    const { to, tables } = this.#coming
    if (to === 'server')
      this.#player = (await post(`${this.#home(0)}/api/players`, { name: 'Odile' })) as CreatedPlayer
    const numbers = Array.from({ length: tables }, (_, number) => number)
    const sit = async (): Promise<void> => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
        const table = this.#table(number)
        this.#tables[number] = table
        await table.open(this.#home(number), this.#player)
      }
    }
    await Promise.all(Array.from({ length: ABREAST }, sit))
  }

  async play({ seconds, rate }: Playing): Promise<CrowdReport> {
    this.#acknowledged = new Histogram()
    this.#heard = new Histogram()
    this.#kept = []
    const before = process.cpuUsage()
    this.#playing = true
    this.#closedLoop = rate === null
    const end = performance.now() + seconds * 1000
    if (rate === null) for (const table of this.#tables) this.#next(table)
    else await this.#keepTime(rate, end)
    await sleep(Math.max(0, end - performance.now()))
    this.#playing = false
    await this.#settle()
    const { user, system } = process.cpuUsage(before)
    return this.#report((user + system) / 1e6)
  }

  close(): void {
    for (const table of this.#tables) table.close()
  }

  #report(cpuSeconds: number): CrowdReport {
    const late = [...this.#meant.values()].reduce((sum, queue) => sum + queue.length, 0)
    return {
      acknowledged: this.#acknowledged.tally,
      heard: this.#heard.tally,
      kept: this.#kept,
      unanswered: this.#tables.filter(({ isWaiting }) => isWaiting).length + late,
      faults: this.#faults,
      breaks: this.#breaks,
      longestBreak: this.#longestBreak,
      checked: this.#checked,
      cpuSeconds,
    }
  }

  #home(number: number): string {
    const { addresses } = this.#coming
    return addresses[number % addresses.length] ?? ''
  }

  #table(number: number): CrowdTable {
    const { to, spread, check, addresses, first } = this.#coming
    const dialect = to === 'server' ? OURS : ECHO
    let next = number
    const table: CrowdTable = new CrowdTable({
      dialect,
      check,
      address: (socket, attempt) => {
        const start = spread === 'tables' ? number : number + socket
        return `${this.#home(start + attempt).replace(/^http/, 'ws')}${dialect.path}`
      },
      nextGame: () => {
        const game = this.#games[next % this.#games.length]
        next += addresses.length
        if (!game) throw new Error(`no game for table ${first + number}`)
        return game
      },
      moved: (acknowledged, heard, kept) => {
        this.#acknowledged.record(acknowledged * 1000)
        this.#heard.record(heard * 1000)
        if (to === 'server') this.#kept.push(kept)
      },
      free: () => this.#freed(table, number),
      back: (milliseconds) => {
        this.#breaks++
        this.#longestBreak = Math.max(this.#longestBreak, milliseconds)
      },
      checked: () => {
        this.#checked++
      },
      fault: (words) => {
        if (this.#faults.length < MOST_FAULTS) this.#faults.push(words)
      },
    })
    return table
  }

  /** Moves come as they come in life: independent of each other, so many a second on average. */
  async #keepTime(rate: number, end: number): Promise<void> {
    const source: Random = random(`poisson ${this.#coming.first}`)
    const gap = (): number => (-Math.log((source.nextInt(1_000_000) + 1) / 1_000_001) * 1000) / rate
    for (let next = performance.now() + gap(); next < end; ) {
      if (next > performance.now()) await sleep(1)
      for (; next <= performance.now() && next < end; next += gap()) {
        const table = this.#tables[source.nextInt(this.#tables.length)]
        if (table) this.#mean(table, next)
      }
    }
  }

  #mean(table: CrowdTable, meant: number): void {
    if (table.isFree) table.move(meant)
    else this.#meant.set(table, [...(this.#meant.get(table) ?? []), meant])
  }

  #freed(table: CrowdTable, number: number): void {
    if (!table.isOver) {
      this.#next(table)
      return
    }
    table.again(this.#home(number), this.#player).then(
      () => this.#next(table),
      (problem: unknown) => this.#faults.push(String(problem)),
    )
  }

  #next(table: CrowdTable): void {
    const waiting = this.#meant.get(table)?.shift()
    if (waiting !== undefined) table.move(waiting)
    else if (this.#closedLoop && this.#playing) table.move(performance.now())
  }

  async #settle(): Promise<void> {
    const end = performance.now() + PATIENCE_MS
    const isBusy = (): boolean =>
      this.#tables.some(({ isWaiting }) => isWaiting) ||
      [...this.#meant.values()].some(({ length }) => length > 0)
    while (isBusy() && performance.now() < end) await sleep(20)
  }
}
