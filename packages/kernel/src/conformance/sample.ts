import { type Random, shuffle } from '../random.ts'

/** At most so many of the items, none twice. */
export const sample = <Item>(items: readonly Item[], most: number, source: Random): readonly Item[] =>
  items.length <= most ? items : shuffle(items, source).slice(0, most)

/** One of the items, or nothing where there is none. */
export const pick = <Item>(items: readonly Item[], source: Random): Item | undefined =>
  items.length === 0 ? undefined : items[source.nextInt(items.length)]
