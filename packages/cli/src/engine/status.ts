import type { Reply } from './method.ts'
import type { Table } from './tables.ts'

/** Where a game stands: the same few fields in every reply that opens or changes one. */
export const status = ({ handle, kit, game }: Table): Reply => ({
  handle,
  game: kit.rules.game,
  at: game.moveNumber,
  seats: kit.rules.seatCount(game.state),
  deciders: kit.rules.deciders(game.state).map((seat) => seat + 1),
  over: kit.rules.outcome(game.state) !== null,
})
