/** Texts of advice and reviews; each game names its own points. */
import type { Seat } from '@quayside/kernel'
import type { CommonMessages } from './messages/common/types.ts'
import { sentence } from './punctuation.ts'
import { playerName, type SeatNames } from './seat-names.ts'
import type { Translator } from './translator.ts'

interface Turn {
  readonly kind: 'lead' | 'gain' | 'loss'
  readonly seat: Seat
  readonly points: number
}

interface SeatSummary {
  readonly seat: Seat
  readonly mistakes: number
  readonly lost: number
}

export interface AdviceText {
  /** Expected final points and their possible error. */
  expected(points: number, error: number): string
  /** How the best command compares with the next best. */
  ahead(points: number, even: boolean): string
  /** How a command compares with the best. */
  behind(points: number, even: boolean): string
  better(command: string, points: number): string
  turningPoint(turn: Turn): string
  summary(seat: SeatSummary): string
  stopped(reviewed: number, commands: number): string
}

export const adviceText = (
  texts: Pick<Translator<CommonMessages>, 'say'>,
  /** `12 francs`, `3 VP`. */
  count: (points: number) => string,
  seatNames: SeatNames = [],
  /** The seat that reads it. */
  you: Seat | null = null,
): AdviceText => {
  const points = (amount: number): string => count(Math.round(amount))
  const player = (seat: Seat): string => playerName(seat, texts, seatNames)
  return {
    expected: (amount, error) =>
      texts.say('advice.expected', { points: points(amount), error: Math.ceil(error) }),
    ahead: (amount, even) =>
      even ? texts.say('advice.ahead.even') : texts.say('advice.ahead', { points: points(amount) }),
    behind: (amount, even) =>
      even ? texts.say('advice.even') : texts.say('advice.behind', { points: points(amount) }),
    better: (command, amount) => texts.say('review.better', { command, points: points(amount) }),
    turningPoint: ({ kind, seat, points: amount }) => {
      if (kind === 'lead')
        return seat === you
          ? texts.say('review.lead.you')
          : texts.say('review.lead', { player: player(seat) })
      return seat === you
        ? texts.say(`review.${kind}.you`, { points: points(amount) })
        : texts.say(`review.${kind}`, { player: player(seat), points: points(amount) })
    },
    summary: ({ seat, mistakes, lost }) =>
      texts.say('review.summary', { player: player(seat), mistakes, points: points(lost) }),
    stopped: (reviewed, commands) => texts.say('review.stopped', { reviewed, commands }),
  }
}

/** All reasons of a suggestion: for it, against it, and the outlook. */
export const allReasons = <Reason>({
  reasons,
  against,
  outlook,
}: {
  readonly reasons: readonly Reason[]
  readonly against: readonly Reason[]
  readonly outlook: Reason | null
}): readonly Reason[] => [...reasons, ...against, ...(outlook === null ? [] : [outlook])]

export interface SuggestionNumbers {
  readonly points: number
  readonly error: number
  readonly behind: number
  readonly even: boolean
  readonly reasons: readonly unknown[]
  readonly against: readonly unknown[]
  readonly outlook: unknown
}

/** The full text of a suggestion: its reasons, then the expected result. */
export const suggestionText = (
  suggestion: SuggestionNumbers,
  texts: Pick<Translator<CommonMessages>, 'say' | 'sentences' | 'locale'>,
  game: {
    /** `12 francs`, `3 VP`. */
    readonly count: (points: number) => string
    readonly reason: (reason: unknown) => string
  },
): string => {
  const { points, error, behind, even } = suggestion
  const say = adviceText(texts, game.count)
  return texts.sentences(
    [
      ...allReasons(suggestion).map(game.reason),
      say.expected(points, error),
      ...(even ? [] : [say.behind(behind, even)]),
    ].map((said) => sentence(said, texts.locale)),
  )
}
