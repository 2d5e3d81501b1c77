/** What a game can be found wanting in. */
export type Check =
  | 'options' // completed options are completed again to something else
  | 'deciders' // the game waits for nobody, for a stranger, twice, or for a seat that can do nothing
  | 'endless' // the game has no end within the bound
  | 'distinct' // two listed commands read the same
  | 'reused-list' // a list handed in does not come back holding exactly the commands
  | 'notation' // a command does not survive being printed and parsed
  | 'listed-refused' // `commands` offers what `refuse` refuses
  | 'unlisted-accepted' // `refuse` accepts what `commands` does not offer
  | 'refusal-code' // a refusal does not say why
  | 'asking-changes' // a question about a position changed it
  | 'copy' // a copy is not equal, or not independent
  | 'deterministic' // the same command in the same position ends differently
  | 'silent' // a command does something else when nobody listens
  | 'literal' // a position does not survive being written and read
  | 'outcome' // no result at the end, one before it, or one that does not add up
  | 'replay' // the record of a game does not lead to its last position
  | 'undo-limit' // a seat may take back too much or too little
  | 'take-back' // going back and on again leads elsewhere
  | 'reveal' // something is brought to light that was never hidden
  | 'view' // a view is not stable, or does not tell its own seat what it may do
  | 'watching' // a viewer who follows on its own view ends up with another one
  | 'hearing' // a command as heard, or an event as told, says more than the view that follows
  | 'imagine' // an imagined arrangement is no position that the viewer must hold possible
  | 'secrecy' // what a viewer sees depends on what it may not know
  | 'crash' // the rules threw

/** A described failure of a game to keep the contract. */
export class ConformanceError extends Error {
  readonly check: Check
  readonly finding: string

  constructor(check: Check, finding: string, options?: ErrorOptions) {
    super(`${check}: ${finding}`, options)
    this.name = 'Nonconformity'
    this.check = check
    this.finding = finding
  }
}

export function assertConforms(check: Check, holds: boolean, finding: () => string): asserts holds {
  if (!holds) throw new ConformanceError(check, finding())
}

/**
 * Adds to a failure where it happened. Whatever else the rules throw is a failure too; all of them count for
 * one check where one is given.
 */
export const withLocation = <Found>(place: string, viewHash: () => Found, counted?: Check): Found => {
  try {
    return viewHash()
  } catch (error) {
    const [check, finding]: [Check, string] =
      error instanceof ConformanceError ? [error.check, error.finding] : ['crash', String(error)]
    throw new ConformanceError(counted ?? check, `${finding}, ${place}`, { cause: error })
  }
}
