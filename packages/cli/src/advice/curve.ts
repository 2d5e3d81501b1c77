const BARS = '▁▂▃▄▅▆▇█'

/** A curve in one line, at most so wide; `least` and `most` are the ends of the scale. */
export const sparkline = (
  values: readonly number[],
  width: number,
  { least, most }: { readonly least: number; readonly most: number },
): string => {
  const columns = Math.min(width, values.length)
  return Array.from({ length: columns }, (_, column) => {
    const value = values[Math.round((column * (values.length - 1)) / Math.max(1, columns - 1))] ?? 0
    const height = (value - least) / Math.max(1, most - least)
    return BARS[Math.max(0, Math.min(BARS.length - 1, Math.round(height * (BARS.length - 1))))] ?? ''
  }).join('')
}
