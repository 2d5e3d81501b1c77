/** Where taking back leads: before the last thing that the person did, not before what followed by itself. */
export const undoTarget = (at: number, limit: number, automatic: ReadonlySet<number>): number | null => {
  for (let to = at - 1; to >= limit; to--) if (!automatic.has(to)) return to
  return null
}
