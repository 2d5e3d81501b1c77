/**
 * Kills a server at random moments while games are played on it, starts it again, and counts what it had acknowledged
 * and does not have any more.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, random } from '@quayside/kernel'
import { Store } from '../storage/store.ts'
import { type OpenedGame, openGame } from './open-game.ts'
import { type Acknowledged, Stubborn } from './stubborn.ts'
import { Victim } from './victim.ts'

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

/** Opening a room may be hit by a kill as well; it is then simply tried again. */
const openStubbornly = async (victim: Victim, number: number): Promise<OpenedGame> => {
  for (;;) {
    try {
      return await openGame(victim.address, number)
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

/** Whether a command is in the log where it was said to be. */
export const isKept = async (store: Store, done: Acknowledged): Promise<boolean> => {
  const [entry] = await store.log.read(done.room, done.seq - 1)
  return entry !== undefined && entry.request === done.request && entry.words === done.command
}

export const killServers = async (
  plan: KillPlan,
  progress: (report: Omit<KillReport, 'lost'>) => void = () => undefined,
): Promise<KillReport> => {
  const source: Random = random(plan.seed)
  const victim = new Victim({ QUAYSIDE_STORE: plan.store })
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
