/** The attackers, in a process of their own. */

import { obey } from '../child-process-rpc.ts'
import { Attackers, type AttackPlan, type AttackReport } from './attackers.ts'

export type AttackOrders = {
  readonly attack: { readonly ask: AttackPlan; readonly answer: AttackReport }
  readonly total: { readonly ask: null; readonly answer: number }
}

let attackers: Attackers | null = null

obey<AttackOrders>({
  attack: (plan) => {
    attackers = new Attackers(plan)
    return attackers.attack()
  },
  total: async () => attackers?.total ?? 0,
})
