/** Reading the fields of a literal: what does not fit is refused with its place. */
import { buildingNamed } from '../catalogue/catalogue.ts'
import { because, type LeHavreRefusal, type RefusalCode } from '../refusals.ts'

/** Carries a refusal out of the depths of a literal. */
export class Misfit extends Error {
  readonly refusal: LeHavreRefusal

  constructor(code: RefusalCode, field: string, value: unknown) {
    super(code)
    this.refusal = because(code, { field, value: JSON.stringify(value)?.slice(0, 80) ?? '' })
  }
}

export type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (value: unknown, field: string): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Misfit('bad-value', field, value)
  return value as Fields
}

export const listOf = (value: unknown, field: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw new Misfit('bad-value', field, value)
  return value
}

export const whole = (value: unknown, field: string, least: number, most: number): number => {
  if (typeof value !== 'number' || !Number.isInteger(value)) throw new Misfit('bad-value', field, value)
  if (value < 0 && least >= 0) throw new Misfit('negative-amount', field, value)
  if (value < least || value > most) throw new Misfit('bad-value', field, value)
  return value
}

export const placeOf = (
  value: unknown,
  field: string,
  names: readonly string[],
  code: RefusalCode = 'bad-value',
): number => {
  const place = typeof value === 'string' ? names.indexOf(value) : -1
  if (place < 0) throw new Misfit(code, field, value)
  return place
}

export const buildingOf = (value: unknown, field: string): number => {
  const card = typeof value === 'string' ? buildingNamed(value) : -1
  if (card < 0) throw new Misfit('unknown-card', field, value)
  return card
}
