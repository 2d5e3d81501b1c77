/** Characters as style sheets and font packages list them. */

/** `U+41-5a,U+2019`: runs of characters that follow each other. */
export const unicodeRange = (characters: ReadonlySet<string>): string => {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const runs: [from: number, to: number][] = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run?.[1] === code - 1) run[1] = code
    else runs.push([code, code])
  }
  return runs
    .map(([from, to]) => `U+${from.toString(16)}${to === from ? '' : `-${to.toString(16)}`}`)
    .join(',')
}

/** The characters that a `unicode-range` names. */
export const charactersInRange = (range: string): string[] =>
  range.split(',').flatMap((run) => {
    const [from = 0, to = from] = run
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
  })
