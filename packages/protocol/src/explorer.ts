/** Opening numbers from the finished games of a server's players who agreed to their publication. */
import Type, { type Static } from 'typebox'

export const ExplorerPath = Type.Object({
  game: Type.String({ maxLength: 40 }),
  setUp: Type.String({ maxLength: 40 }),
})
export type ExplorerPath = Static<typeof ExplorerPath>

const Tally = {
  games: Type.Integer(),
  mean: Type.Number(),
  sd: Type.Number(),
  wins: Type.Number(),
}

const Position = Type.Object({
  key: Type.String(),
  turn: Type.Integer(),
  seat: Type.Integer(),
  games: Type.Integer(),
  from: Type.Union([Type.Tuple([Type.Integer(), Type.Integer()]), Type.Null()]),
  seed: Type.String(),
  commands: Type.String(),
  dealt: Type.Optional(Type.Object({ options: Type.Unknown(), first: Type.Integer() })),
  moves: Type.Array(Type.Object({ move: Type.String(), ...Tally })),
  others: Type.Object({ kinds: Type.Integer(), games: Type.Integer() }),
})

const Item = Type.Object({
  item: Type.String(),
  games: Type.Integer(),
  rounds: Type.Array(Type.Integer()),
  owners: Type.Integer(),
  wins: Type.Number(),
  difference: Type.Number(),
  sd: Type.Number(),
  compared: Type.Integer(),
})

export const PeopleGames = Type.Object({
  /** Null without such a game. */
  index: Type.Union([
    Type.Object({
      game: Type.String(),
      setUp: Type.String(),
      rules: Type.Integer(),
      options: Type.Unknown(),
      games: Type.Integer(),
      sources: Type.Array(Type.Object({ players: Type.String(), games: Type.Integer() })),
      positions: Type.Array(Position),
      items: Type.Array(Item),
    }),
    Type.Null(),
  ]),
})
export type PeopleGames = Static<typeof PeopleGames>
