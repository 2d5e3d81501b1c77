/** Entry point of the attackers' process. */
import { serveMethods } from '../child-process-rpc.ts'
import type { AttackResult, AttackTarget, RunningAttack } from './attack.ts'
import { LOAD_ATTACKS, type LoadAttackName, TRIED_ATTACKS, type TriedAttackName } from './attacks.ts'

export type AttackerMethods = {
  /** Resolves when the attack has reached its full strength. */
  readonly start: {
    readonly params: { readonly name: LoadAttackName; readonly target: AttackTarget }
    readonly result: null
  }
  readonly result: { readonly params: null; readonly result: AttackResult }
  readonly try: {
    readonly params: { readonly name: TriedAttackName; readonly target: AttackTarget }
    readonly result: AttackResult
  }
}

let running: RunningAttack | null = null

serveMethods<AttackerMethods>({
  start: async ({ name, target }) => {
    running = await LOAD_ATTACKS[name](target)
    return null
  },
  result: async () => (await running?.result()) ?? { outcomes: [], notes: [] },
  try: ({ name, target }) => TRIED_ATTACKS[name](target),
})
