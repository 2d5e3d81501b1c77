/** The measured players, in a process of their own: what they measure is the server, and not whoever attacks it. */
import { obey } from '../child-process-rpc.ts'
import { type ProbePlan, type ProbeReport, Probes } from './probes.ts'

export type ProbeOrders = {
  /** Begins to play, unmeasured. */
  readonly play: { readonly ask: ProbePlan; readonly answer: null }
  /** Begins to measure, and prepares what will be due when the clock is moved. */
  readonly begin: { readonly ask: null; readonly answer: null }
  /** The clock was moved. */
  readonly due: { readonly ask: null; readonly answer: null }
  readonly isComplete: { readonly ask: null; readonly answer: boolean }
  readonly report: { readonly ask: null; readonly answer: ProbeReport | null }
}

let probes: Probes | null = null
let due: () => void = () => undefined

obey<ProbeOrders>({
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
