/**
 * Why something was not done: a code and its parameters, translated at the edge. Nothing changed when one is
 * returned.
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  readonly params: RefusalParams
}

export type RefusalParams = Readonly<Record<string, string | number | readonly (string | number)[]>>

export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal<Code> }

export const accept = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
})

export const refused = <Code extends string>(
  code: Code,
  params: RefusalParams = {},
): { readonly ok: false; readonly refusal: Refusal<Code> } => ({ ok: false, refusal: { code, params } })
