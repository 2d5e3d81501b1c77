/** Random changes of a position literal, to test that a wrong position is refused. */

export interface LiteralChange {
  /** Index of a value in the literal, counted in depth-first order and taken modulo their number. */
  readonly place: number
  readonly how: 'set' | 'add' | 'remove' | 'double'
  readonly value: unknown
}

interface Place {
  readonly parent: Record<string, unknown>
  readonly key: string
}

const placesIn = (literal: unknown): Place[] => {
  if (typeof literal !== 'object' || literal === null) return []
  const parent = literal as Record<string, unknown>
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...placesIn(parent[key])])
}

const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copyOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]))
}

/** A copy of the literal with one change; `add` and `double` set the value where there is no list. */
export const changeLiteral = (literal: unknown, { place, how, value }: LiteralChange): unknown => {
  const copy = copyOf(literal)
  const places = placesIn(copy)
  const found = places[place % Math.max(1, places.length)]
  if (found === undefined) return value
  const { parent, key } = found
  const held = parent[key]
  if (how === 'add' && Array.isArray(held)) held.push(value)
  else if (how === 'double' && Array.isArray(held)) held.push(...(held as unknown[]).slice(0, 1))
  else if (how === 'remove' && Array.isArray(parent)) parent.splice(Number(key), 1)
  else if (how === 'remove') Reflect.deleteProperty(parent, key)
  else parent[key] = value
  return copy
}
