/** Room set-ups for the tools, taken from the samples of each game, so that no tool names a game. */
import { games } from '@quayside/games'

export interface RoomSetup {
  readonly game: string
  readonly options: { readonly players: number } & Readonly<Record<string, unknown>>
}

/** The samples with this name, of all games. */
export const roomSetups = (name: string): readonly RoomSetup[] =>
  games.all.flatMap(({ id, samples }) =>
    samples
      .filter((sample) => sample.name === name)
      .map(({ options }) => ({ game: id, options: { ...options, players: Number(options['players']) } })),
  )

/** The first of them. */
export const roomSetup = (name: string): RoomSetup => {
  const [found] = roomSetups(name)
  if (found === undefined) throw new Error(`no game has a sample called ${name}`)
  return found
}

/** The same set-up with the first seat to begin. */
export const firstSeatBegins = ({ game, options }: RoomSetup): RoomSetup => ({
  game,
  options: { ...options, start: 0 },
})
