/** The attackers, in a process of their own. */
import { obey } from '../child-process-rpc.ts'
import type { AttackResult, AttackTarget, RunningAttack } from './attack.ts'
import { LOAD_ATTACKS, type LoadAttackName, TRIED_ATTACKS, type TriedAttackName } from './attacks.ts'

export type AttackerOrders = {
  /** Settles when the attack is at its full strength. */
  readonly start: {
    readonly ask: { readonly name: LoadAttackName; readonly target: AttackTarget }
    readonly answer: null
  }
  readonly result: { readonly ask: null; readonly answer: AttackResult }
  readonly try: {
    readonly ask: { readonly name: TriedAttackName; readonly target: AttackTarget }
    readonly answer: AttackResult
  }
}

let running: RunningAttack | null = null

obey<AttackerOrders>({
  start: async ({ name, target }) => {
    running = await LOAD_ATTACKS[name](target)
    return null
  },
  result: async () => (await running?.result()) ?? { outcomes: [], notes: [] },
  try: ({ name, target }) => TRIED_ATTACKS[name](target),
})
