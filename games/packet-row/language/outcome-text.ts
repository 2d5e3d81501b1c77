/** The text of an outcome: who won, and the parts of every score. */
import type { Outcome, Score, Seat } from '@quayside/kernel'
import { playerName, type SeatNames } from '@quayside/texts'
import { SCORE_PARTS } from '../rules/index.ts'
import type { Texts } from './texts.ts'

export interface OutcomeText {
  readonly result: string
  /** One line a seat, the best first. */
  readonly scores: readonly string[]
}

/** `you` is the seat of the reader. */
export const outcomeText = (
  outcome: Outcome,
  texts: Texts,
  seatNames: SeatNames = [],
  you: Seat | null = null,
): OutcomeText => ({
  result:
    you !== null && outcome.winners.includes(you)
      ? yourWin(outcome, texts, seatNames, you)
      : resultText(outcome, texts, seatNames),
  scores: [...outcome.scores]
    .sort((one, other) => one.rank - other.rank)
    .map((score) => scoreText(score, texts, seatNames)),
})

const resultText = ({ scores, winners }: Outcome, texts: Texts, seatNames: SeatNames): string => {
  const players = winners.map((seat) => playerName(seat, texts, seatNames))
  const best = scores.find(({ rank }) => rank === 1)?.total ?? 0
  const points = texts.count('point', best)
  if (players.length > 1) return texts.say('outcome.shared', { players: texts.list(players, 'and'), points })
  const tied = scores.filter(({ total }) => total === best).length > 1
  return texts.say(tied ? 'outcome.wins.money' : 'outcome.wins', { player: players[0] ?? '', points })
}

/** By how much, or how the tie was broken. */
const yourWin = ({ scores, winners }: Outcome, texts: Texts, seatNames: SeatNames, you: Seat): string => {
  const others = scores.filter(({ seat }) => seat !== you)
  const best = scores.find(({ seat }) => seat === you)?.total ?? 0
  const points = texts.count('point', best)
  const names = (seats: readonly Seat[]): string =>
    texts.list(
      seats.map((seat) => playerName(seat, texts, seatNames)),
      'and',
    )
  if (winners.length > 1)
    return texts.say('you.shared', { players: names(winners.filter((seat) => seat !== you)), points })
  const tied = others.filter(({ total }) => total === best).map(({ seat }) => seat)
  if (tied.length > 0) return texts.say('you.wins.money', { players: names(tied), points })
  const margin = best - Math.max(...others.map(({ total }) => total))
  return texts.say('you.wins', { margin: texts.count('point', margin) })
}

const scoreText = ({ seat, total, parts }: Score, texts: Texts, seatNames: SeatNames): string =>
  texts.say('outcome.score', {
    player: playerName(seat, texts, seatNames),
    points: texts.count('point', total),
    parts: texts.list(
      SCORE_PARTS.map((part) =>
        texts.say(`outcome.part.${part}`, { points: texts.count('point', parts[part] ?? 0) }),
      ),
      'and',
    ),
  })
