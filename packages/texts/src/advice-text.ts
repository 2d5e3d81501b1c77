/** Texts of advice and reviews; each game names its own points. */
import type { Seat } from '@quayside/kernel'
import type { CommonMessages } from './messages/common/types.ts'
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
  /** What is to be expected at the end. */
  expected(points: number): string
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
): AdviceText => {
  const points = (amount: number): string => count(Math.round(amount))
  const player = (seat: Seat): string => playerName(seat, texts, seatNames)
  return {
    expected: (amount) => texts.say('advice.expected', { points: points(amount) }),
    behind: (amount, even) =>
      even ? texts.say('advice.even') : texts.say('advice.behind', { points: points(amount) }),
    better: (command, amount) => texts.say('review.better', { command, points: points(amount) }),
    turningPoint: (turn) =>
      turn.kind === 'lead'
        ? texts.say('review.lead', { player: player(turn.seat) })
        : texts.say(`review.${turn.kind}`, { player: player(turn.seat), points: points(turn.points) }),
    summary: ({ seat, mistakes, lost }) =>
      texts.say('review.summary', { player: player(seat), mistakes, points: points(lost) }),
    stopped: (reviewed, commands) => texts.say('review.stopped', { reviewed, commands }),
  }
}
