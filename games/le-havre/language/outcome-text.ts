/** The text of an outcome: who won, and the parts of every score. */
import type { Outcome, Score, Seat } from '@quayside/kernel'
import { playerName, type SeatNames } from '@quayside/texts'
import type { Texts } from './texts.ts'

export interface OutcomeText {
  readonly result: string
  /** One line a seat, the richest first. */
  readonly scores: readonly string[]
}

const PARTS = ['francs', 'buildings', 'ships', 'bonus', 'loans'] as const

/** `you` is the seat that reads it. */
export const outcomeText = (
  outcome: Outcome,
  texts: Texts,
  seatNames: SeatNames = [],
  you: Seat | null = null,
): OutcomeText => ({
  result: resultText(outcome, texts, seatNames, you),
  scores: [...outcome.scores]
    .sort((one, other) => one.rank - other.rank)
    .map((score) => scoreText(score, texts, seatNames)),
})

const resultText = (
  { scores, winners }: Outcome,
  texts: Texts,
  seatNames: SeatNames,
  you: Seat | null,
): string => {
  const players = winners.map((seat) => playerName(seat, texts, seatNames))
  const best = scores.find(({ rank }) => rank === 1)?.total ?? 0
  const params = { player: players[0] ?? '', francs: texts.count('franc', best) }
  if (players.length === 1 && winners[0] === you)
    return texts.say(scores.length === 1 ? 'outcome.solo.you' : 'outcome.wins.you', { francs: params.francs })
  if (scores.length === 1) return texts.say('outcome.solo', params)
  return players.length === 1
    ? texts.say('outcome.wins', params)
    : texts.say('outcome.shared', { players: texts.list(players, 'and'), francs: params.francs })
}

const scoreText = ({ seat, total, parts }: Score, texts: Texts, seatNames: SeatNames): string =>
  texts.say('outcome.score', {
    player: playerName(seat, texts, seatNames),
    francs: texts.count('franc', total),
    parts: texts.list(
      PARTS.flatMap((part) => {
        const francs = parts[part] ?? 0
        return francs === 0
          ? []
          : [texts.say(`outcome.part.${part}`, { francs: texts.count('franc', francs) })]
      }),
      'and',
    ),
  })
