/** Advice and reviews as JSON: seats counted from 1, each reason with its sentence. */
import type { Advice, Review, Suggestion } from '@quayside/bots'
import type { CliGameTexts } from '../games/game-adapter.ts'

export const adviceJson = (
  { seat, expected, error, wins, looks, suggestions }: Advice,
  texts: CliGameTexts,
): Readonly<Record<string, unknown>> => ({
  seat: seat + 1,
  expected,
  error,
  wins,
  looks,
  suggestions: suggestions.map((suggestion) => suggestionJson(suggestion, texts)),
})

export const reviewJson = (review: Review, texts: CliGameTexts): Readonly<Record<string, unknown>> => ({
  ...review,
  decisions: review.decisions.map(({ seat, played, better, ...decision }) => ({
    ...decision,
    seat: seat + 1,
    played: suggestionJson(played, texts),
    better: better && suggestionJson(better, texts),
  })),
  turningPoints: review.turningPoints.map((turn) => ({ ...turn, seat: turn.seat + 1 })),
  seats: review.seats.map((one) => ({ ...one, seat: one.seat + 1 })),
})

const suggestionJson = (suggestion: Suggestion, texts: CliGameTexts): unknown => ({
  ...suggestion,
  later: suggestion.later.map(({ seat, command }) => ({ seat: seat + 1, command })),
  reasons: suggestion.reasons.map((reason) => ({ ...reason, text: texts.reason(reason) })),
  against: suggestion.against.map((reason) => ({ ...reason, text: texts.reason(reason) })),
  outlook: suggestion.outlook && { ...suggestion.outlook, text: texts.reason(suggestion.outlook) },
})
