/** What several pupils have learnt apart from each other, brought together: the mean of their weights. */
export const average = (into: Float64Array, parts: readonly Float64Array[]): void => {
  for (let at = 0; at < into.length; at++) {
    let sum = 0
    for (const part of parts) sum += part[at] as number
    into[at] = sum / parts.length
  }
}
