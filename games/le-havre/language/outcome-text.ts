/** The text of an outcome: who won, and the parts of every score. */
import type { Outcome, Score } from '@quayside/kernel'
import { playerName, type SeatNames } from '@quayside/texts'
import type { Texts } from './texts.ts'

export interface OutcomeText {
  readonly result: string
  /** One line a seat, the richest first. */
  readonly scores: readonly string[]
}

const PARTS = ['francs', 'buildings', 'ships', 'bonus', 'loans'] as const

export const outcomeText = (outcome: Outcome, texts: Texts, seatNames: SeatNames = []): OutcomeText => ({
  result: resultText(outcome, texts, seatNames),
  scores: [...outcome.scores]
    .sort((one, other) => one.rank - other.rank)
    .map((score) => scoreText(score, texts, seatNames)),
})

const resultText = ({ scores, winners }: Outcome, texts: Texts, seatNames: SeatNames): string => {
  const players = winners.map((seat) => playerName(seat, texts, seatNames))
  const best = scores.find(({ rank }) => rank === 1)?.total ?? 0
  const told = { player: players[0] ?? '', francs: texts.count('franc', best) }
  if (scores.length === 1) return texts.say('outcome.solo', told)
  return players.length === 1
    ? texts.say('outcome.wins', told)
    : texts.say('outcome.shared', { players: texts.list(players, 'and'), francs: told.francs })
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
