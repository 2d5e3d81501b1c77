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

/** The seats with as many points as the winner. */
export const tiedSeats = ({ scores, winners }: Outcome): readonly Seat[] => {
  const best = scores.find(({ seat }) => seat === winners[0])?.total
  const tied = scores.filter(({ total }) => total === best).map(({ seat }) => seat)
  return tied.length > 1 ? tied : []
}

export const tieBreak = (
  view: State,
  outcome: Outcome,
  game: Texts,
  packet: PacketTexts,
  names: SeatNames,
): readonly string[] => {
  const tied = tiedSeats(outcome)
  if (tied.length === 0) return []
  const amounts = tied
    .toSorted((one, other) => money(view, other) - money(view, one))
    .map((seat) =>
      packet('end.tie.seat', {
        player: playerName(seat, game, names),
        money: game.count('dollar', money(view, seat)),
      }),
    )
  return [packet('end.tie', { amounts: game.list(amounts, 'and') })]
}
