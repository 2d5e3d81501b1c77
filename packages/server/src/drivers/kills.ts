/**
 * Kills a server at random moments while games are played on it, starts it again, and counts what it had acknowledged
 * and does not have any more.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, random } from '@quayside/kernel'
import type { PlayerMade, RoomOpened } from '@quayside/protocol'
import { Store } from '../storage/store.ts'
import { type Acknowledged, Stubborn } from './stubborn.ts'

export interface KillPlan {
  readonly store: string
  /** How many games go on at a time, how many in all, and how many kills at least. */
  readonly together: number
  readonly games: number
  readonly kills: number
  readonly seed: string
}

export interface KillReport {
  readonly games: number
  readonly kills: number
  readonly commands: number
  /** Acknowledged commands that are not in the log where they were said to be. */
  readonly lost: readonly Acknowledged[]
}

const MAIN = new URL('../main.ts', import.meta.url).pathname

/** A server in a process of its own. */
class Victim {
  readonly #store: string
  #process: ChildProcess | null = null
  address = 'http://127.0.0.1:1'

  constructor(store: string) {
    this.#store = store
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, QUAYSIDE_STORE: this.#store, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = child
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
    this.address = line
  }

  async kill(): Promise<void> {
    const child = this.#process
    if (!child) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
}

const GAMES = [
  { game: 'le-havre', options: { players: 2, version: 'short' } },
  { game: 'packet-row', options: { players: 3 } },
  { game: 'le-havre', options: { players: 3, version: 'short' } },
  { game: 'packet-row', options: { players: 2 } },
] as const

const post = async (address: string, body: unknown, secret = ''): Promise<unknown> => {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  })
  return reply.json()
}

const openRoom = async (address: string, number: number): Promise<RoomOpened & { game: string }> => {
  const { game, options } = GAMES[number % GAMES.length] ?? GAMES[0]
  const seats = Array.from({ length: options.players }, (_, seat) => ({
    kind: 'mine',
    name: `Seat ${seat + 1}`,
  }))
  const { secret } = (await post(`${address}/api/players`, { name: 'Odile' })) as PlayerMade
  const wish = { game, options, seed: `kill-${number}`, seats }
  return { ...((await post(`${address}/api/rooms`, wish, secret)) as RoomOpened), game }
}

/** Opening a room may be hit by a kill as well; it is then simply tried again. */
const openStubbornly = async (victim: Victim, number: number): Promise<RoomOpened & { game: string }> => {
  for (;;) {
    try {
      return await openRoom(victim.address, number)
    } catch {
      await sleep(50)
    }
  }
}

const playGame = async (
  victim: Victim,
  number: number,
  acknowledged: (done: Acknowledged) => void,
): Promise<void> => {
  const { room, keys, game } = await openStubbornly(victim, number)
  const seats = Object.entries(keys).map(
    ([seat, key]) =>
      new Stubborn({ game, room, key, seat: Number(seat) }, () => victim.address, acknowledged),
  )
  await Promise.all(seats.map((seat) => seat.over))
}

const isKept = async (store: Store, done: Acknowledged): Promise<boolean> => {
  const [entry] = await store.log.read(done.room, done.seq - 1)
  return entry !== undefined && entry.request === done.request && entry.words === done.command
}

export const killServers = async (
  plan: KillPlan,
  progress: (report: Omit<KillReport, 'lost'>) => void = () => undefined,
): Promise<KillReport> => {
  const source: Random = random(plan.seed)
  const victim = new Victim(plan.store)
  await victim.start()
  const acknowledged: Acknowledged[] = []
  let begun = 0
  let games = 0
  let kills = 0
  const table = async (): Promise<void> => {
    while (begun < plan.games || kills < plan.kills) {
      begun++
      await playGame(victim, begun, (done) => acknowledged.push(done))
      games++
    }
  }
  const tables = Promise.all(Array.from({ length: plan.together }, table))
  let playing = true
  void tables.finally(() => {
    playing = false
  })
  while (playing) {
    await Promise.race([tables, sleep(100 + source.below(900))])
    if (!playing || kills >= plan.kills) continue
    await victim.kill()
    kills++
    await victim.start()
    progress({ games, kills, commands: acknowledged.length })
  }
  await tables
  await victim.kill()
  const store = await Store.open(plan.store)
  const lost: Acknowledged[] = []
  for (const done of acknowledged) if (!(await isKept(store, done))) lost.push(done)
  await store.close()
  return { games, kills, commands: acknowledged.length, lost }
}
