/** Advice and reviews for programs: seats counted from 1, and each reason with its sentence. */
import type { Advice, Review, Suggestion } from '@quayside/bots'
import type { GameWords } from '../games/game-adapter.ts'

export const tellAdvice = (
  { seat, expected, suggestions }: Advice,
  words: GameWords,
): Readonly<Record<string, unknown>> => ({
  seat: seat + 1,
  expected,
  suggestions: suggestions.map((suggestion) => tellSuggestion(suggestion, words)),
})

export const tellReview = (review: Review, words: GameWords): Readonly<Record<string, unknown>> => ({
  ...review,
  decisions: review.decisions.map(({ seat, played, better, ...decision }) => ({
    ...decision,
    seat: seat + 1,
    played: tellSuggestion(played, words),
    better: better && tellSuggestion(better, words),
  })),
  turningPoints: review.turningPoints.map((turn) => ({ ...turn, seat: turn.seat + 1 })),
  seats: review.seats.map((one) => ({ ...one, seat: one.seat + 1 })),
})

const tellSuggestion = (suggestion: Suggestion, words: GameWords): unknown => ({
  ...suggestion,
  reasons: suggestion.reasons.map((reason) => ({ ...reason, text: words.reason(reason) })),
})
