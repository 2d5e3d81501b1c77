/** Short versions of the load attacks: each must leave regular players enough resources. */
import { setTimeout as sleep } from 'node:timers/promises'
import { NO_NOTIFICATIONS, type RunningServer, startServer } from '@quayside/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AttackResult, RunningAttack } from './attack.ts'
import { LOAD_ATTACKS, type LoadAttackName } from './attacks.ts'
import { Probes } from './probes.ts'

/** Longer than the shortest clock and than the delay of notifications. */
const LATER_MS = 61_000

const LOOK_MS = 50

let server: RunningServer
let ahead = 0
let attack: RunningAttack | null = null
let probes: Probes | null = null

beforeEach(async () => {
  ahead = 0
  server = await startServer({
    store: ':memory:',
    host: '127.0.0.1',
    port: 0,
    log: false,
    // The webhook receivers are on this machine.
    notifications: { ...NO_NOTIFICATIONS, allowPrivate: true },
    now: () => Date.now() + ahead,
  })
})

afterEach(async () => {
  probes?.stop()
  attack?.stop()
  // A server must stop cleanly even under attack.
  await server.close()
})

/**
 * Resolves when a player's moves, bot moves with and without the player present, and a notification have
 * happened.
 */
const playersAreServed = async (): Promise<void> => {
  const { address } = server
  const plan = { address, rooms: 1, commands: 5, botTurns: 1, unattended: 1, notified: 1 }
  probes = new Probes(plan)
  const { due } = await probes.begin()
  ahead += LATER_MS
  due()
  while (!probes.isComplete) await sleep(LOOK_MS)
}

const attackWith = async (name: LoadAttackName): Promise<RunningAttack> => {
  attack = await LOAD_ATTACKS[name]({ address: server.address, isShort: true })
  return attack
}

const unmet = ({ outcomes }: AttackResult): readonly string[] =>
  outcomes.filter(({ isMet }) => !isMet).map(({ what }) => what)

/** Resolves when all expectations are met; they are polled because no event reports it. */
const allMet = async (running: RunningAttack): Promise<void> => {
  while (unmet(await running.result()).length > 0) await sleep(LOOK_MS)
}

describe('a server under attack', () => {
  it('H1: lets its bots move although request ids were used up', async () => {
    const running = await attackWith('H1')
    await playersAreServed()
    await allMet(running)
    const { outcomes } = await running.result()
    expect(outcomes.map(({ result }) => result)).toEqual(['1 of 1', '2 of 2'])
  }, 120_000)

  it('H2: notifies a player while other webhooks hang', async () => {
    await attackWith('H2')
    await playersAreServed()
    expect(probes?.report.notified).toEqual([expect.any(Number)])
  }, 120_000)

  it('H3: limits the number of rooms, and lets the bots of others move', async () => {
    const running = await attackWith('H3')
    await playersAreServed()
    await allMet(running)
  }, 120_000)

  it('M1: limits the connections of one API bot, and keeps serving players', async () => {
    const running = await attackWith('M1')
    await playersAreServed()
    expect(unmet(await running.result())).toEqual([])
  }, 120_000)

  it('M6: limits repeated undo', async () => {
    const running = await attackWith('M6')
    await playersAreServed()
    expect(unmet(await running.result())).toEqual([])
  }, 120_000)
})
