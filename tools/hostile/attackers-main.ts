/** Entry point of the attackers' process. */

import { serveMethods } from '../child-process-rpc.ts'
import { Attackers, type AttackPlan, type AttackReport } from './attackers.ts'

export type AttackMethods = {
  readonly attack: { readonly params: AttackPlan; readonly result: AttackReport }
  readonly total: { readonly params: null; readonly result: number }
}

let attackers: Attackers | null = null

serveMethods<AttackMethods>({
  attack: (plan) => {
    attackers = new Attackers(plan)
    return attackers.attack()
  },
  total: async () => attackers?.total ?? 0,
})
