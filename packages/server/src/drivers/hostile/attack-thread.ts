/** The attackers in a thread of their own, so that honest players beside them are measured and not the driver. */
import { parentPort, workerData } from 'node:worker_threads'
import { Attackers, type AttackPlan, type AttackReport } from './attackers.ts'

export type AttackWord =
  | { readonly kind: 'sent'; readonly total: number }
  | { readonly kind: 'over'; readonly report: AttackReport }

const tell = (word: AttackWord): void => parentPort?.postMessage(word)

const attackers = new Attackers(workerData as AttackPlan)
const timer = setInterval(() => tell({ kind: 'sent', total: attackers.total }), 500)
tell({ kind: 'over', report: await attackers.attack() })
clearInterval(timer)
