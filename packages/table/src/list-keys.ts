/** Stable React keys for items without ids: their text plus the number of earlier duplicates. */
export const withListKeys = <Item>(
  items: readonly Item[],
  says: (item: Item) => string,
): readonly { readonly key: string; readonly item: Item }[] => {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const words = says(item)
    const before = seen.get(words) ?? 0
    seen.set(words, before + 1)
    return { key: `${words} ${before}`, item }
  })
}

/** The numbers from 0 to `count - 1`. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, place) => place)
