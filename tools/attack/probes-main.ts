/** The measured players, in a process of their own: what they measure is the server, and not whoever attacks it. */
import { serveMethods } from '../child-process-rpc.ts'
import { type ProbePlan, type ProbeReport, Probes } from './probes.ts'

export type ProbeMethods = {
  /** Begins to play, unmeasured. */
  readonly play: { readonly params: ProbePlan; readonly result: null }
  /** Begins to measure, and prepares what will be due when the clock is moved. */
  readonly begin: { readonly params: null; readonly result: null }
  /** The clock was moved. */
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
