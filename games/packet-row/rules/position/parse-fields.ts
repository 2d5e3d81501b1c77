/**
 * Reads a literal from outside, field by field. Only the first fault is kept; later fields are read as absent, so that
 * readers need no error handling.
 */
import { type Catalogue, type Kind, kindOf, NO_CARD, UNKNOWN, UNKNOWN_WORD } from '../catalogue/catalogue.ts'
import { isOneOf, isRecord, isWhole, quote } from '../parse-values.ts'
import { because, type PacketRowRefusal, type RefusalCode, type RefusalReasons } from '../refusals.ts'

const MOST_CARDS = 200

export class Reading {
  readonly catalogue: Catalogue
  fault: PacketRowRefusal | null = null

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue
  }

  refuse<Code extends RefusalCode>(code: Code, params: RefusalReasons[Code]): void {
    // A code with its own parameters is a member of the union, which the compiler cannot infer.
    this.fault ??= because(code, params) as PacketRowRefusal
  }

  /** The fields of a record; unknown fields are refused. */
  fields<Name extends string>(
    place: string,
    value: unknown,
    known: readonly Name[],
  ): Partial<Record<Name, unknown>> {
    const fields: Partial<Record<Name, unknown>> = {}
    if (value === undefined) return fields
    if (!isRecord(value)) {
      this.refuse('bad-position', { place })
      return fields
    }
    for (const [field, entry] of Object.entries(value)) {
      if (isOneOf(field, known)) fields[field] = entry
      else this.refuse('unknown-field', { place: place === '' ? field : `${place}.${field}` })
    }
    return fields
  }

  list(place: string, value: unknown, most: number): readonly unknown[] {
    if (value === undefined) return []
    if (Array.isArray(value) && value.length <= most) return value
    if (Array.isArray(value)) this.refuse('wrong-card-total', { place, cards: value.length, least: 0, most })
    else this.refuse('bad-position', { place })
    return []
  }

  whole(place: string, value: unknown, least: number, most: number): number | undefined {
    if (value === undefined || isWhole(value, least, most)) return value
    this.refuse('bad-number', { place, value: quote(value), least, most })
    return undefined
  }

  word<Word extends string>(place: string, value: unknown, words: readonly Word[]): Word | undefined {
    if (value === undefined || isOneOf(value, words)) return value
    this.refuse('bad-word', { place, value: quote(value), expected: words })
    return undefined
  }

  flag(place: string, value: unknown): boolean | undefined {
    if (value === undefined || typeof value === 'boolean') return value
    this.refuse('bad-word', { place, value: quote(value), expected: ['true', 'false'] })
    return undefined
  }

  /** Cards by their words, null for an empty space, `?` for a hidden card; each must fit the place. */
  cards(
    place: string,
    value: unknown,
    fits: (kind: Kind) => boolean,
    most: number = MOST_CARDS,
  ): readonly Kind[] | undefined {
    if (value === undefined) return undefined
    return this.list(place, value, most).map((entry) => this.card(place, entry, fits))
  }

  private card(place: string, value: unknown, fits: (kind: Kind) => boolean): Kind {
    const kind = this.kind(value)
    if (kind === undefined) this.refuse('unknown-card', { card: quote(value) })
    else if (!fits(kind)) this.refuse('card-in-wrong-place', { place, card: quote(value) })
    return kind ?? NO_CARD
  }

  private kind(value: unknown): Kind | undefined {
    if (value === null) return NO_CARD
    if (value === UNKNOWN_WORD) return UNKNOWN
    const kind = typeof value === 'string' ? kindOf(this.catalogue, value) : NO_CARD
    return kind === NO_CARD ? undefined : kind
  }
}
