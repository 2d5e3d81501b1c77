/** What a command says, for programs that choose among many of them. */
import type { Bundle } from '../rules/catalogue/bundle.ts'
import { type Command, PAYMENT_TOKENS, VERBS, type Verb, verbOf } from '../rules/commands.ts'
import { paymentBundle } from '../rules/payment/settle.ts'

export { argumentOf, firstOf, secondOf } from '../rules/commands.ts'

export const verbNameOf = (command: Command): Verb => VERBS[verbOf(command)] as Verb

/** The tokens that a payment names; none for any other command. */
export const amountsOf = (command: Command): Bundle =>
  verbOf(command) in PAYMENT_TOKENS ? paymentBundle(command) : []
