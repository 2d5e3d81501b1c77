/**
 * Entry point of the measured players' process, so that the attackers' CPU time does not affect the
 * measurements.
 */
import { serveMethods } from '../child-process-rpc.ts'
import { type ProbePlan, type ProbeReport, Probes } from './probes.ts'

export type ProbeMethods = {
  /** Starts playing without measuring. */
  readonly play: { readonly params: ProbePlan; readonly result: null }
  /** Starts measuring, and prepares what becomes due when the clock is moved. */
  readonly begin: { readonly params: null; readonly result: null }
  /** Called after the clock was moved. */
  readonly due: { readonly params: null; readonly result: null }
  readonly isComplete: { readonly params: null; readonly result: boolean }
  readonly report: { readonly params: null; readonly result: ProbeReport | null }
}

let probes: Probes | null = null
let due: () => void = () => undefined

serveMethods<ProbeMethods>({
  play: async (plan) => {
    probes?.stop()
    probes = new Probes(plan)
    return null
  },
  begin: async () => {
    due = (await probes?.begin())?.due ?? due
    return null
  },
  due: async () => {
    due()
    return null
  },
  isComplete: async () => probes?.isComplete ?? false,
  report: async () => probes?.report ?? null,
})
