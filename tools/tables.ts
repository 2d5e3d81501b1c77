/** Set-ups for the tools, from what each game shows of itself: nobody here knows a game by its name. */
import { games } from '@quayside/games'

export interface TableSetup {
  readonly game: string
  readonly options: { readonly players: number } & Readonly<Record<string, unknown>>
}

/** The samples called so, of every game that has one. */
export const tables = (name: string): readonly TableSetup[] =>
  games.all.flatMap(({ id, samples }) =>
    samples
      .filter((sample) => sample.name === name)
      .map(({ options }) => ({ game: id, options: { ...options, players: Number(options['players']) } })),
  )

/** That of the first game that has one. */
export const table = (name: string): TableSetup => {
  const [found] = tables(name)
  if (found === undefined) throw new Error(`no game has a sample called ${name}`)
  return found
}

/** The same with the first seat to begin. */
export const firstSeatBegins = ({ game, options }: TableSetup): TableSetup => ({
  game,
  options: { ...options, start: 0 },
})
