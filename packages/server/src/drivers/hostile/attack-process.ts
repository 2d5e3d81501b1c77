/** The attackers, in a process that gives way to all others: in earnest they sit at machines of their own. */
import { setPriority } from 'node:os'
import { Attackers, type AttackPlan, type AttackReport } from './attackers.ts'
import { obey } from './helper.ts'

export type AttackOrders = {
  readonly attack: { readonly ask: AttackPlan; readonly answer: AttackReport }
  readonly total: { readonly ask: null; readonly answer: number }
}

const GIVES_WAY = 10

setPriority(GIVES_WAY)

let attackers: Attackers | null = null

obey<AttackOrders>({
  attack: (plan) => {
    attackers = new Attackers(plan)
    return attackers.attack()
  },
  total: async () => attackers?.total ?? 0,
})
