/** Runs a generator of steps to its end and returns its result. */
export const runToEnd = <Value>(steps: Generator<unknown, Value>): Value => {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}
