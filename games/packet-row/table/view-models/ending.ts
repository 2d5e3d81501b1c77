/** Why a game ended, and how ties were broken. */
import type { Outcome, Seat } from '@quayside/kernel'
import { playerName, type SeatNames } from '@quayside/texts'
import type { Texts } from '../../language/index.ts'
import type { PacketTexts } from '../../messages/table/index.ts'
import { dryAreasToEnd, money, players, roundNumber } from '../../queries/index.ts'
import { AREAS, type PositionLiteral, packetRow, type State } from '../../rules/index.ts'

/** The areas that could not be refilled, with their remaining cards; empty if the game ended in another way. */
export const whyEnded = (view: State, game: Texts, packet: PacketTexts): readonly string[] => {
  const { boards } = packetRow.position.write(view) as PositionLiteral
  const dry = AREAS.filter((area) => boards[area].dry).map((area) => {
    const { current } = boards[area]
    return packet('end.why.area', {
      area: game.names.areas[area].name,
      cards: current.filter((card) => card !== null).length,
      all: current.length,
    })
  })
  const rounds = packet('end.rounds', { rounds: roundNumber(view) })
  if (dry.length === 0) return [`${rounds}.`]
  return [
    packet('end.why', {
      round: roundNumber(view),
      areas: game.list(dry, 'and'),
      most: dryAreasToEnd(view),
      players: players(view),
    }),
  ]
}

/** Seats with the same number of points and different ranks, because they have different amounts of money. */
export interface Tie {
  readonly points: number
  readonly seats: readonly Seat[]
}

/** The best seats first. */
export const tiesOf = ({ scores }: Outcome): readonly Tie[] =>
  [...new Set(scores.map(({ total }) => total))]
    .toSorted((one, other) => other - one)
    .flatMap((points) => {
      const tied = scores.filter(({ total }) => total === points)
      return new Set(tied.map(({ rank }) => rank)).size > 1
        ? [{ points, seats: tied.map(({ seat }) => seat) }]
        : []
    })

export const tieBreak = (
  view: State,
  outcome: Outcome,
  game: Texts,
  packet: PacketTexts,
  names: SeatNames,
): readonly string[] =>
  tiesOf(outcome).map(({ points, seats }) => {
    const amounts = seats
      .toSorted((one, other) => money(view, other) - money(view, one))
      .map((seat) =>
        packet('end.tie.seat', {
          player: playerName(seat, game, names),
          money: game.count('dollar', money(view, seat)),
        }),
      )
    return packet('end.tie', { points: game.count('point', points), amounts: game.list(amounts, 'and') })
  })
