/** Worked out when it is first asked for. */
export const memoize = <Value>(work: () => Value): (() => Value) => {
  let kept: { readonly value: Value } | null = null
  return () => {
    kept ??= { value: work() }
    return kept.value
  }
}
