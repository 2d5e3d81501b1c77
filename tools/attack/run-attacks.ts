/**
 * Repeats known attacks on a server of its own, one after the other. Ordinary players are measured on a quiet server
 * first and then under attack, in the same way.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { storeBytes } from '@quayside/server/testing'
import { ChildProcessClient } from '../child-process-rpc.ts'
import type { AttackResult, AttackTarget } from './attack.ts'
import { type AttackReport, loadReport, type Phase, triedReport } from './attack-report.ts'
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
  /** A fresh one for each attack: what one leaves behind is not measured with the next. */
  readonly openStore: () => Promise<FreshStore>
  readonly attacks: readonly AttackName[]
  /** How long players are measured at least, quiet and under attack. */
  readonly seconds: number
  readonly isShort: boolean
}

type Progress = (what: string) => void

/** A plan for one attack, and where its server keeps everything. */
type Run = AttackPlan & { readonly store: string }

const PROBES: Readonly<Record<'full' | 'short', Omit<ProbePlan, 'address'>>> = {
  full: { rooms: 8, commands: 500, botTurns: 40, unattended: 3, notified: 5 },
  short: { rooms: 1, commands: 5, botTurns: 1, unattended: 1, notified: 1 },
}

/** Until code that runs often is compiled. */
const WARM_UP_MS = 5000
/** Longer than anybody waits before they are notified, and than the shortest clock. */
const CLOCK_MS = 61_000
/** Whoever was not served by then is reported so; longer than a notification may take. */
const DEADLINE_MS = 90_000
const LOOK_MS = 250
const STARTING_MS = 300_000
/** A server that has not ended by then never does. */
const ENDING_MS = 30_000

/** To everybody else: in earnest attackers sit at machines of their own. */
const GIVING_WAY = ['nice', '-n', '19']

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

/** Starts a server, has it measured, attacked or not, and ends it. */
const phase = async (
  run: Run,
  attack: LoadAttackName | null,
): Promise<{ readonly phase: Phase; readonly result: AttackResult }> => {
  const before = await storeBytes(run.store)
  const server = new ChildProcessClient<ServerMethods>(main('server'), [])
  const probes = new ChildProcessClient<ProbeMethods>(main('probes'), [])
  const attackers =
    attack === null ? null : new ChildProcessClient<AttackerMethods>(main('attackers'), GIVING_WAY)
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
  if (report === null) throw new Error('nobody was measured')
  return report
}

const tried = async (run: Run, name: TriedAttackName): Promise<AttackReport> => {
  const server = new ChildProcessClient<ServerMethods>(main('server'), [])
  const attackers = new ChildProcessClient<AttackerMethods>(main('attackers'), GIVING_WAY)
  try {
    const address = await server.call('start', { store: run.store, privateWebhooks: true })
    const target: AttackTarget = { address, isShort: run.isShort }
    return triedReport(name, await attackers.call('try', { name, target }, STARTING_MS))
  } finally {
    await Promise.all([server, attackers].map((helper) => helper.end(0)))
  }
}

/** The server says what it connects to, so the attack goes on here. */
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
