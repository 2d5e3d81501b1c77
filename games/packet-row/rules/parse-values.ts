/** Basic checks of values from outside. */

export type Fields = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

export const isOneOf = <Word extends string>(value: unknown, words: readonly Word[]): value is Word =>
  words.some((word) => word === value)

/** The value in the form that a refusal quotes. */
export const quote = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 80)
