/** The report of an attack: each figure without and with the attack, their ratio, and whether it is acceptable. */
import { Histogram, type HistogramData } from '../load/histogram.ts'
import type { AttackResult } from './attack.ts'
import type { AttackName } from './attacks.ts'
import type { ProbePlan, ProbeReport } from './probes.ts'

export interface AttackRow {
  readonly what: string
  /** Null for an attack that is tried only once. */
  readonly quiet: string | null
  readonly attacked: string
  readonly ratio: number | null
  /** Null if there is no goal. */
  readonly goal: string | null
  readonly isMet: boolean
}

export interface AttackReport {
  readonly name: AttackName
  readonly rows: readonly AttackRow[]
  readonly notes: readonly string[]
}

/** Measurements of one half of a run. */
export interface AttackPhase {
  readonly seconds: number
  readonly probes: ProbeReport
  /** Time from SIGTERM to the end of the process; null if it had to be killed. */
  readonly endedMs: number | null
  /** Growth of the store in bytes. */
  readonly grown: number
}

const MAX_RATIO = 2
const NOTIFIED_WITHIN_MS = 60_000
const ENDED_WITHIN_MS = 10_000

const millis = (ms: number): string => (ms < 1000 ? `${ms.toFixed(1)} ms` : `${(ms / 1000).toFixed(1)} s`)
const mega = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(2)} MB`

/** Percentile by nearest rank. */
const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil((share / 100) * values.length) - 1)] ??
  Number.NaN

const compared = (
  what: string,
  quiet: number,
  attacked: number,
  isPromised: boolean,
  isEnough: boolean,
): AttackRow => {
  const ratio = attacked / quiet
  return {
    what,
    quiet: millis(quiet),
    attacked: `${millis(attacked)}${isEnough ? '' : ' (too few)'}`,
    ratio,
    goal: isPromised ? `at most ${MAX_RATIO}x` : null,
    isMet: !isPromised || (isEnough && ratio <= MAX_RATIO),
  }
}

const timesOf = (tally: HistogramData): Histogram => {
  const times = new Histogram()
  times.add(tally)
  return times
}

const commandRows = (quiet: ProbeReport, attacked: ProbeReport, { commands }: ProbePlan): AttackRow[] => {
  const [before, during] = [timesOf(quiet.commands), timesOf(attacked.commands)]
  return [50, 99].map((share) =>
    compared(
      `a move acknowledged, p${share}`,
      before.percentile(share) / 1000,
      during.percentile(share) / 1000,
      share === 99,
      during.count >= commands,
    ),
  )
}

const botRows = (quiet: ProbeReport, attacked: ProbeReport, { botTurns }: ProbePlan): AttackRow[] =>
  [50, 90].map((share) =>
    compared(
      `the bots of a room had their turn, p${share}`,
      percentile(quiet.botTurns, share),
      percentile(attacked.botTurns, share),
      true,
      attacked.botTurns.length >= botTurns,
    ),
  )

/** The slowest, or how many never arrived. */
const slowest = (times: readonly (number | null)[]): { readonly text: string; readonly most: number } => {
  const missing = times.filter((time) => time === null).length
  const most = Math.max(0, ...times.map((time) => time ?? 0))
  const text = missing === 0 ? millis(most) : `${missing} of ${times.length} never`
  return { text, most: missing === 0 ? most : Number.POSITIVE_INFINITY }
}

const dueRow = (
  what: string,
  quiet: readonly (number | null)[],
  attacked: readonly (number | null)[],
  withinMs: number,
): AttackRow => {
  const [before, during] = [slowest(quiet), slowest(attacked)]
  return {
    what,
    quiet: before.text,
    attacked: during.text,
    ratio: during.most / before.most,
    goal: `within ${withinMs / 1000} s`,
    isMet: during.most <= withinMs,
  }
}

const endedRow = (quiet: AttackPhase, attacked: AttackPhase): AttackRow => ({
  what: 'SIGTERM ended the server',
  quiet: quiet.endedMs === null ? 'never' : millis(quiet.endedMs),
  attacked: attacked.endedMs === null ? 'never' : millis(attacked.endedMs),
  ratio: quiet.endedMs === null || attacked.endedMs === null ? null : attacked.endedMs / quiet.endedMs,
  goal: `within ${ENDED_WITHIN_MS / 1000} s`,
  isMet: attacked.endedMs !== null && attacked.endedMs <= ENDED_WITHIN_MS,
})

const grownRow = (quiet: AttackPhase, attacked: AttackPhase): AttackRow => {
  const aMinute = ({ grown, seconds }: AttackPhase): number => (grown / seconds) * 60
  return {
    what: 'the store grew in a minute',
    quiet: mega(aMinute(quiet)),
    attacked: mega(aMinute(attacked)),
    ratio: aMinute(attacked) / aMinute(quiet),
    goal: null,
    isMet: true,
  }
}

const outcomeRows = ({ outcomes }: AttackResult): AttackRow[] =>
  outcomes.map(({ what, result, goal, isMet }) => ({
    what,
    quiet: null,
    attacked: result,
    ratio: null,
    goal,
    isMet,
  }))

export const loadReport = (
  name: AttackName,
  plan: ProbePlan,
  quiet: AttackPhase,
  attacked: AttackPhase,
  result: AttackResult,
): AttackReport => ({
  name,
  rows: [
    ...commandRows(quiet.probes, attacked.probes, plan),
    ...botRows(quiet.probes, attacked.probes, plan),
    dueRow(
      'a bot moved with no player present',
      quiet.probes.unattended,
      attacked.probes.unattended,
      NOTIFIED_WITHIN_MS,
    ),
    dueRow('players were notified', quiet.probes.notified, attacked.probes.notified, NOTIFIED_WITHIN_MS),
    endedRow(quiet, attacked),
    grownRow(quiet, attacked),
    ...outcomeRows(result),
  ],
  notes: result.notes,
})

export const triedReport = (name: AttackName, result: AttackResult): AttackReport => ({
  name,
  rows: outcomeRows(result),
  notes: result.notes,
})
