/** Stable React keys for items without ids: their text plus the number of earlier duplicates. */
export const withListKeys = <Item>(
  items: readonly Item[],
  says: (item: Item) => string,
): readonly { readonly key: string; readonly item: Item }[] => {
  const said = new Map<string, number>()
  return items.map((item) => {
    const words = says(item)
    const before = said.get(words) ?? 0
    said.set(words, before + 1)
    return { key: `${words} ${before}`, item }
  })
}

/** The numbers from 0 on. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, place) => place)
