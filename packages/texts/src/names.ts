/** What names are made of in every game. */

/** What a card is called. */
export interface CardName {
  readonly name: string
  /** A name of its own where two cards share the printed one. */
  readonly label?: string
  /** For titles with little room. */
  readonly short?: string
  readonly article?: string
}

/** Something that is counted; `count` is an ICU message: `n` chooses the form, `amount` is written. */
export interface CountedName {
  /** As a label. */
  readonly name: string
  /** Inside a sentence, of the kind as such. */
  readonly kind: string
  readonly count: string
}
