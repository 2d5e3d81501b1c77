/**
 * Durability test: kills a server at random moments under load, restarts it, and checks that every acknowledged
 * command is stored.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { random } from '@quayside/kernel'
import { ServerProcess } from '@quayside/server/testing'
import { ChaosClients } from './chaos-clients.ts'
import { checkLog } from './invariants.ts'

export interface KillPlan {
  readonly store: string
  /** Games at a time, and the least number of games and kills. */
  readonly together: number
  readonly games: number
  readonly kills: number
  readonly seed: string
}

export interface KillReport {
  readonly games: number
  readonly kills: number
  readonly commands: number
  /** Acknowledged commands missing from the log, and other violations. */
  readonly violations: readonly string[]
}

export const killServers = async (
  plan: KillPlan,
  progress: (report: Omit<KillReport, 'violations'>) => void = () => undefined,
): Promise<KillReport> => {
  const source = random(plan.seed)
  const server = new ServerProcess({ QUAYSIDE_DATABASE: plan.store })
  await server.start()
  const clients = new ChaosClients(() => server.address)
  const playing = clients.playRooms(plan.together)
  let kills = 0
  while (kills < plan.kills || clients.games < plan.games) {
    await sleep(100 + source.nextInt(900))
    if (kills >= plan.kills) continue
    await server.kill()
    kills++
    await server.start()
    progress({ games: clients.games, kills, commands: clients.acknowledged.length })
  }
  clients.end()
  await playing
  await server.kill()
  const { games, acknowledged, unexpectedRefusals } = clients
  const violations = [...unexpectedRefusals, ...(await checkLog(plan.store, acknowledged))]
  return { games, kills, commands: acknowledged.length, violations }
}
