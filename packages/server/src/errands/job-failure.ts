/** What is kept of a job that failed, and when it is tried again. */

/** A failure that we have a name for. */
export class JobFailure extends Error {
  readonly code: string

  constructor(code: string, message = code) {
    super(message)
    this.code = code
  }
}

/** A job that has failed so often is left to the operator. With the delays below that takes about three hours. */
export const JOB_ATTEMPTS = 10

const FIRST_RETRY_MS = 30_000
const LONGEST_RETRY_MS = 3600_000

/** Twice as long each time, give or take a half, so that what failed together does not come back together. */
export const retryDelayMs = (attempts: number, random: () => number): number =>
  Math.round(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1)) * (0.5 + random()))

const MOST_LETTERS = 100

const CODE = /^[\w.-]{1,40}$/

const codeOf = (problem: Error): string => {
  // The code of a DOMException is a number that nobody knows.
  if ('code' in problem && !(problem instanceof DOMException)) return String(problem.code)
  return 'statusCode' in problem ? String(problem.statusCode) : problem.name
}

const safeCode = (problem: unknown): string => {
  const code = problem instanceof Error ? codeOf(problem) : ''
  return CODE.test(code) ? code : 'unknown'
}

/** The code of a failure. Messages may hold addresses and names, so nothing of them is kept. */
export const errorCode = (problem: unknown): string => {
  const problems: readonly unknown[] = problem instanceof AggregateError ? problem.errors : [problem]
  return [...new Set(problems.map(safeCode))].join(',').slice(0, MOST_LETTERS)
}
