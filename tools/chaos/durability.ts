/**
 * Kills a server at random moments while games are played on it, starts it again, and looks whether it still has all
 * that it had acknowledged.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { random } from '@quayside/kernel'
import { ServerProcess } from '@quayside/server/testing'
import { Players } from './chaos-clients.ts'
import { brokenLog } from './invariants.ts'

export interface KillPlan {
  readonly store: string
  /** How many games go on at a time, how many in all at least, and how many kills at least. */
  readonly together: number
  readonly games: number
  readonly kills: number
  readonly seed: string
}

export interface KillReport {
  readonly games: number
  readonly kills: number
  readonly commands: number
  /** Acknowledged commands that are not in the log where they were said to be, and whatever else is wrong with it. */
  readonly broken: readonly string[]
}

export const killServers = async (
  plan: KillPlan,
  progress: (report: Omit<KillReport, 'broken'>) => void = () => undefined,
): Promise<KillReport> => {
  const source = random(plan.seed)
  const victim = new ServerProcess({ QUAYSIDE_DATABASE: plan.store })
  await victim.start()
  const players = new Players(() => victim.address)
  const playing = players.playTogether(plan.together)
  let kills = 0
  while (kills < plan.kills || players.games < plan.games) {
    await sleep(100 + source.nextInt(900))
    if (kills >= plan.kills) continue
    await victim.kill()
    kills++
    await victim.start()
    progress({ games: players.games, kills, commands: players.acknowledged.length })
  }
  players.end()
  await playing
  await victim.kill()
  const { games, acknowledged, surprises } = players
  const broken = [...surprises, ...(await brokenLog(plan.store, acknowledged))]
  return { games, kills, commands: acknowledged.length, broken }
}
