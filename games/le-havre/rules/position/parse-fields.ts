/** Reads the fields of a position literal; an invalid value is refused with its path. */
import type { Seat } from '@quayside/kernel'
import { buildingNamed } from '../catalogue/catalogue.ts'
import { because, type LeHavreRefusal, type LiteralCode } from '../refusals.ts'

/** Thrown to refuse a literal from nested readers. */
export class Misfit extends Error {
  readonly refusal: LeHavreRefusal

  constructor(code: LiteralCode | 'unknown-field', field: string, value?: unknown) {
    super(code)
    this.refusal =
      code === 'unknown-field'
        ? because(code, { field })
        : because(code, { field, value: JSON.stringify(value)?.slice(0, 80) ?? '' })
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
  code: LiteralCode = 'bad-value',
): number => {
  const place = typeof value === 'string' ? names.indexOf(value) : -1
  if (place < 0) throw new Misfit(code, field, value)
  return place
}

export const buildingOf = (value: unknown, field: string): number => {
  const card = typeof value === 'string' ? buildingNamed(value) : -1
  if (card < 0) throw new Misfit('no-such-card', field, value)
  return card
}

/** The fields of a literal for one seat. */
export const seatFields = (fields: Fields, seat: Seat): Fields =>
  fieldsOf(fieldsOf(fields['seats'] ?? {}, 'seats')[`${seat + 1}`] ?? {}, `seats.${seat + 1}`)

export const onlyKnown = (fields: Fields, known: readonly string[], where: string): void => {
  for (const field of Object.keys(fields))
    if (!known.includes(field)) throw new Misfit('unknown-field', where === '' ? field : `${where}.${field}`)
}

/** The cards that a literal has placed so far, to refuse a card in two places. */
export class Placed {
  readonly #cardOf: (value: unknown, field: string) => number
  readonly #cards = new Set<number>()

  constructor(cardOf: (value: unknown, field: string) => number) {
    this.#cardOf = cardOf
  }

  card(value: unknown, field: string): number {
    const card = this.#cardOf(value, field)
    if (this.#cards.has(card)) throw new Misfit('two-owners', field, value)
    this.#cards.add(card)
    return card
  }

  cards(list: unknown, field: string): number[] {
    return listOf(list, field).map((value) => this.card(value, field))
  }

  has(card: number): boolean {
    return this.#cards.has(card)
  }
}
