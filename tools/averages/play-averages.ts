/** Plays games of strong bots against each other and averages what players' statistics compare themselves with. */
import type { StrongAverages } from '@quayside/game'
import { decidingHere } from '@quayside/game/daily/play.ts'
import { botsOf } from '@quayside/game/loaded'
import { games as registry } from '@quayside/games'
import { Game, type GameEvent, type Result } from '@quayside/kernel'

/** One seat of a finished game. */
export interface PlayedSeat {
  readonly points: number
  readonly counts: Readonly<Record<string, number>>
  /** From the deal to the end; null for a game without this number. */
  readonly wealth: readonly number[] | null
}

const mean = (numbers: readonly number[]): number =>
  Math.round((10 * numbers.reduce((sum, number) => sum + number, 0)) / Math.max(1, numbers.length)) / 10

/** Averages over all seats, rounded to tenths. Games of other lengths than the first are not in the wealth by round. */
export const averagesOf = (
  setUp: Pick<StrongAverages, 'version' | 'players' | 'games'>,
  seats: readonly PlayedSeat[],
): StrongAverages => {
  const [first] = seats
  const length = first?.wealth?.length ?? 0
  const curves = seats.flatMap(({ wealth }) => (wealth?.length === length ? [wealth] : []))
  return {
    ...setUp,
    points: mean(seats.map(({ points }) => points)),
    counts: Object.fromEntries(
      Object.keys(first?.counts ?? {}).map((id) => [id, mean(seats.map(({ counts }) => counts[id] ?? 0))]),
    ),
    wealth:
      length === 0
        ? null
        : Array.from({ length }, (_, round) => mean(curves.map((curve) => curve[round] ?? 0))),
  }
}

const orThrow = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(`${result.refusal.code} ${JSON.stringify(result.refusal.params)}`)
  return result.value
}

export interface AveragesPlan {
  readonly game: string
  readonly level: string
  readonly games: number
  readonly seed: string
}

const loadParts = async (id: string) => {
  const manifest = orThrow(registry.get(id))
  const [statistics, explorer] = await Promise.all([manifest.statistics?.(), manifest.explorer?.()])
  if (statistics === undefined || explorer === undefined)
    throw new Error(`${id} has no statistics, or no set-ups to count`)
  return {
    statistics,
    explorer,
    progress: await manifest.progress?.(),
  }
}

/** The averages of every set-up of a game's explorer. */
export async function* playAverages({
  game: id,
  level,
  games,
  seed,
}: AveragesPlan): AsyncGenerator<StrongAverages> {
  const { statistics, explorer, progress } = await loadParts(id)
  const bots = orThrow(await botsOf(registry, id))
  const { rules } = bots
  const decide = decidingHere(bots)
  for (const { id: setUp, options } of explorer.setUps) {
    const seats: PlayedSeat[] = []
    let version = ''
    for (let number = 0; number < games; number++) {
      const game = orThrow(Game.open(rules, options, `${seed}-${setUp}-${number}`))
      const events: GameEvent[] = []
      const wealth: (readonly number[])[] = []
      let round = -1
      for (let outcome = rules.outcome(game.state); ; outcome = rules.outcome(game.state)) {
        const stage = progress?.progress(game.state)
        version = stage?.version ?? ''
        if (outcome === null && stage !== undefined && stage.round !== round) {
          round = stage.round
          wealth.push(statistics.wealth?.(game.state) ?? [])
        }
        if (outcome !== null) {
          for (const { seat, total } of outcome.scores)
            seats.push({
              points: total,
              counts: statistics.counts({ state: game.state, events }, seat),
              wealth:
                statistics.wealth === undefined
                  ? null
                  : [...wealth.map((standings) => standings[seat] ?? 0), total],
            })
          break
        }
        const [seat = 0] = rules.deciders(game.state)
        const position = rules.position.write(rules.view(game.state, seat))
        const moveSeed = `${game.record.seed}:${seat}:${game.moveNumber}`
        const command = orThrow(await decide({ game: id, level, position, seat, seed: moveSeed }))
        events.push(...orThrow(game.submitText(seat, command)))
      }
    }
    yield averagesOf({ version, players: options.players, games }, seats)
  }
}
