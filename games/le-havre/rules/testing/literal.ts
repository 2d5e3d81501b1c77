/** What becomes of a literal. */
import { readPosition } from '../position/read.ts'
import { leHavre } from '../rules.ts'

/** Why a literal is refused, or its position written out. */
export const reading = (literal: unknown): unknown => {
  const read = readPosition(literal)
  return read.ok ? leHavre.position.write(read.value) : read.refusal
}

export const refusal = (code: string, field: string, value: unknown) => ({
  code,
  params: { field, value: value === undefined ? '' : JSON.stringify(value) },
})
