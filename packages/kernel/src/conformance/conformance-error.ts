/** The checks that a game may fail. */
export type Check =
  | 'options' // completing options twice gives another result
  | 'deciders' // no decider, an invalid or repeated one, or one without a command
  | 'endless' // the game does not end within the bound
  | 'distinct' // two listed commands have the same notation
  | 'reused-list' // a reused list does not hold exactly the commands
  | 'notation' // a command does not survive being printed and parsed
  | 'listed-refused' // `commands` lists a command that `refuse` refuses
  | 'unlisted-accepted' // `refuse` accepts a command that `commands` does not list
  | 'refusal-code' // a refusal has no code
  | 'query-changes-state' // a query changed the state
  | 'copy' // a copy is not equal, or not independent
  | 'deterministic' // the same command in the same state has different effects
  | 'without-log' // a command has another effect without a log
  | 'position' // a position does not survive being written and read
  | 'outcome' // no outcome at the end, one before it, or an inconsistent one
  | 'replay' // the record of a game does not lead to its last state
  | 'undo-limit' // a seat may undo too much or too little
  | 'undo' // undo and replay lead to another state
  | 'reveal' // an event reveals something that was not hidden
  | 'view' // a view is not stable, or gives its own seat other commands
  | 'steps' // applying visible steps to a view leads to another view
  | 'step-secrecy' // a visible command or event reveals more than the next view
  | 'sample' // a sampled state is not consistent with the view
  | 'secrecy' // what a viewer sees depends on hidden information
  | 'crash' // the rules threw

/** A violation of the contract, with a description. */
export class ConformanceError extends Error {
  readonly check: Check
  readonly finding: string

  constructor(check: Check, finding: string, options?: ErrorOptions) {
    super(`${check}: ${finding}`, options)
    this.name = 'ConformanceError'
    this.check = check
    this.finding = finding
  }
}

export function assertConforms(check: Check, holds: boolean, finding: () => string): asserts holds {
  if (!holds) throw new ConformanceError(check, finding())
}

/**
 * Adds a location to a failure. Any other error that the rules throw counts as a crash; with `counted`, all failures
 * count as that check.
 */
export const withLocation = <Value>(location: string, run: () => Value, counted?: Check): Value => {
  try {
    return run()
  } catch (error) {
    const [check, finding]: [Check, string] =
      error instanceof ConformanceError ? [error.check, error.finding] : ['crash', String(error)]
    throw new ConformanceError(counted ?? check, `${finding}, ${location}`, { cause: error })
  }
}
