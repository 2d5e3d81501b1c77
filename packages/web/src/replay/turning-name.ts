import type { State } from '@quayside/le-havre'
import { phaseOf, roundIndex } from '@quayside/le-havre/reading'
import type { Words } from '../state/words.ts'

/** A turning point by its number and when it was. */
export const turningName = (number: number, before: State | undefined, { replay }: Words): string =>
  before === undefined || phaseOf(before) === 'final'
    ? replay('review.turning.final', { number })
    : replay('review.turning.at', { number, round: roundIndex(before) + 1 })
