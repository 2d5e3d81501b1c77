import { TOKENS, type Token, type Tokens } from './goods.ts'

/** A handful of tokens in store order, as the engine walks through it. */
export type Bundle = readonly { readonly token: Token; readonly amount: number }[]

export const bundle = (tokens: Tokens): Bundle =>
  TOKENS.flatMap((name, token) => {
    const amount = tokens[name]
    return amount === undefined ? [] : [{ token, amount }]
  })
