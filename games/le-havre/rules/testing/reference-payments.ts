/** Payments by brute force: tries every part of a store. The payment modules are tested against it. */
import { TOKENS, type TokenName, type Tokens } from '../catalogue/goods.ts'
import { type Command, paymentBundle } from '../commands.ts'
import { emptyState } from '../state/copy-state.ts'
import { addTokens } from '../state/seats.ts'
import type { State } from '../state/state.ts'

/** Seat 0 holds these tokens; nothing else is on the table. */
export const holding = (store: Tokens): State => {
  const state = emptyState()
  for (const [token, name] of TOKENS.entries()) addTokens(state, 0, token, store[name] ?? 0)
  return state
}

export const amount = (handful: Tokens, name: TokenName): number => handful[name] ?? 0

const handfuls = (store: Tokens): Tokens[] =>
  TOKENS.reduce<Tokens[]>(
    (all, name) =>
      all.flatMap((handful) =>
        Array.from({ length: amount(store, name) + 1 }, (_, count) =>
          count === 0 ? handful : { ...handful, [name]: count },
        ),
      ),
    [{}],
  )

const withoutOne = (handful: Tokens, name: TokenName): Tokens => ({
  ...handful,
  [name]: amount(handful, name) - 1,
})

/** The payments that suffice and would not with any one token less. */
export const leanHandfuls = (store: Tokens, enough: (handful: Tokens) => boolean): Tokens[] =>
  handfuls(store).filter(
    (handful) =>
      enough(handful) &&
      TOKENS.every((name) => amount(handful, name) === 0 || !enough(withoutOne(handful, name))),
  )

const words = (handful: Tokens): string =>
  TOKENS.flatMap((name) => (amount(handful, name) > 0 ? [`${amount(handful, name)} ${name}`] : [])).join(' ')

/** Payments as sorted text, for comparing two lists. */
export const sortedTexts = (all: readonly Tokens[]): string[] => all.map(words).toSorted()

export const handfulOf = (payment: Command): Tokens =>
  Object.fromEntries(paymentBundle(payment).map(({ token, amount }) => [TOKENS[token] ?? '', amount]))
