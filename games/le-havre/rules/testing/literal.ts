/** The result of reading a position literal. */
import { readPosition } from '../position/read.ts'
import { leHavre } from '../rules.ts'

/** The refusal of a literal, or its position written again. */
export const reading = (literal: unknown): unknown => {
  const read = readPosition(literal)
  return read.ok ? leHavre.position.write(read.value) : read.refusal
}

export const refusal = (code: string, field: string, value: unknown) => ({
  code,
  params: { field, value: value === undefined ? '' : JSON.stringify(value) },
})
