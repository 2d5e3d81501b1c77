/**
 * Reproduces known attacks, each on its own server. Regular players are measured in the same way on a quiet
 * server first and then under attack.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { storeBytes } from '@quayside/server/testing'
import { ChildProcessClient } from '../child-process-rpc.ts'
import type { AttackResult, AttackTarget } from './attack.ts'
import { type AttackPhase, type AttackReport, loadReport, triedReport } from './attack-report.ts'
import type { AttackerMethods } from './attackers-main.ts'
import { type AttackName, isLoadAttack, type LoadAttackName, type TriedAttackName } from './attacks.ts'
import { leadInside } from './private-webhooks.ts'
import type { ProbePlan, ProbeReport } from './probes.ts'
import type { ProbeMethods } from './probes-main.ts'
import type { ServerMethods } from './server-main.ts'

interface FreshStore {
  readonly address: string
  stop(): Promise<void>
}

export interface AttackPlan {
  /** A new store for each attack, so that attacks do not affect each other. */
  readonly openStore: () => Promise<FreshStore>
  readonly attacks: readonly AttackName[]
  /** Minimum duration of each measurement. */
  readonly seconds: number
  readonly isShort: boolean
}

type Progress = (what: string) => void

/** The plan of one attack with its store. */
type Run = AttackPlan & { readonly store: string }

const PROBES: Readonly<Record<'full' | 'short', Omit<ProbePlan, 'address'>>> = {
  full: { rooms: 8, commands: 500, botTurns: 40, unattended: 3, notified: 5 },
  short: { rooms: 1, commands: 5, botTurns: 1, unattended: 1, notified: 1 },
}

/** Until hot code is compiled. */
const WARM_UP_MS = 5000
/** Longer than the delay of notifications and than the shortest clock. */
const CLOCK_MS = 61_000
/** A player who is not served by then is reported; longer than a notification may take. */
const DEADLINE_MS = 90_000
const LOOK_MS = 250
const STARTING_MS = 300_000
/** A server that has not ended by then counts as hanging. */
const ENDING_MS = 30_000

/** Low priority, because real attackers use their own machines. */
const LOW_PRIORITY = ['nice', '-n', '19']

const main = (name: string): URL => new URL(`./${name}-main.ts`, import.meta.url)

const NO_RESULT: AttackResult = { outcomes: [], notes: [] }

export const runAttacks = async (
  plan: AttackPlan,
  done: (report: AttackReport) => void = () => undefined,
  progress: Progress = () => undefined,
): Promise<readonly AttackReport[]> => {
  const reports: AttackReport[] = []
  for (const name of plan.attacks) {
    const store = await plan.openStore()
    try {
      const report = await runAttack({ ...plan, store: store.address }, name, progress)
      reports.push(report)
      done(report)
    } finally {
      await store.stop()
    }
  }
  return reports
}

const runAttack = (run: Run, name: AttackName, progress: Progress): Promise<AttackReport> => {
  progress(name)
  if (isLoadAttack(name)) return underLoad(run, name, progress)
  return name === 'M5' ? inside(run) : tried(run, name)
}

const underLoad = async (run: Run, name: LoadAttackName, progress: Progress): Promise<AttackReport> => {
  progress(`${name}: quiet`)
  const quiet = await phase(run, null)
  progress(`${name}: under attack`)
  const attacked = await phase(run, name)
  return loadReport(name, probePlan(run, ''), quiet.phase, attacked.phase, attacked.result)
}

const probePlan = ({ isShort }: AttackPlan, address: string): ProbePlan => ({
  address,
  ...PROBES[isShort ? 'short' : 'full'],
})

/** Starts a server, measures players with or without an attack, and ends it. */
const phase = async (
  run: Run,
  attack: LoadAttackName | null,
): Promise<{ readonly phase: AttackPhase; readonly result: AttackResult }> => {
  const before = await storeBytes(run.store)
  const server = new ChildProcessClient<ServerMethods>(main('server'), [])
  const probes = new ChildProcessClient<ProbeMethods>(main('probes'), [])
  const attackers =
    attack === null ? null : new ChildProcessClient<AttackerMethods>(main('attackers'), LOW_PRIORITY)
  try {
    const address = await server.call('start', { store: run.store, privateWebhooks: true })
    await probes.call('play', probePlan(run, address))
    if (!run.isShort) await sleep(WARM_UP_MS)
    const began = performance.now()
    const target: AttackTarget = { address, isShort: run.isShort }
    if (attack !== null) await attackers?.call('start', { name: attack, target }, STARTING_MS)
    const measured = await measure(run, server, probes)
    const result = (await attackers?.call('result', null, STARTING_MS)) ?? NO_RESULT
    const endedMs = await server.end(ENDING_MS)
    const seconds = (performance.now() - began) / 1000
    const grown = (await storeBytes(run.store)) - before
    return { phase: { seconds, probes: measured, endedMs, grown }, result }
  } finally {
    await Promise.all([server.end(0), probes.end(0), attackers?.end(0) ?? null])
  }
}

const measure = async (
  { seconds, isShort }: AttackPlan,
  server: ChildProcessClient<ServerMethods>,
  probes: ChildProcessClient<ProbeMethods>,
): Promise<ProbeReport> => {
  const began = performance.now()
  await probes.call('begin', null, STARTING_MS)
  await server.call('advanceClock', CLOCK_MS)
  await probes.call('due', null)
  const least = began + seconds * 1000
  const most = performance.now() + DEADLINE_MS
  while (performance.now() < least || !(await probes.call('isComplete', null))) {
    if (performance.now() > most) break
    await sleep(isShort ? LOOK_MS / 5 : LOOK_MS)
  }
  const report = await probes.call('report', null)
  if (report === null) throw new Error('no player was measured')
  return report
}

const tried = async (run: Run, name: TriedAttackName): Promise<AttackReport> => {
  const server = new ChildProcessClient<ServerMethods>(main('server'), [])
  const attackers = new ChildProcessClient<AttackerMethods>(main('attackers'), LOW_PRIORITY)
  try {
    const address = await server.call('start', { store: run.store, privateWebhooks: true })
    const target: AttackTarget = { address, isShort: run.isShort }
    return triedReport(name, await attackers.call('try', { name, target }, STARTING_MS))
  } finally {
    await Promise.all([server, attackers].map((helper) => helper.end(0)))
  }
}

/** Runs in this process, because the server reports its outgoing connections. */
const inside = async (run: Run): Promise<AttackReport> => {
  const server = new ChildProcessClient<ServerMethods>(main('server'), [])
  try {
    const address = await server.call('start', { store: run.store, privateWebhooks: false })
    const target: AttackTarget = { address, isShort: run.isShort }
    const outcomes = await leadInside(target, () => server.call('outgoing', null))
    return triedReport('M5', { outcomes, notes: [] })
  } finally {
    await server.end(0)
  }
}
