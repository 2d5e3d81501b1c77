/** All games of the command line; the first is the default. */
import type { BotGame } from '@quayside/bots'
import { type OfferedDeal, offeredDeals } from '@quayside/game/daily/deal.ts'
import { games } from '@quayside/games'
import { usageError } from '../cli-error.ts'
import { type CliGameAdapter, createAdapter } from './game-adapter.ts'

const loaded = games.all.map(async (game): Promise<CliGameAdapter> => {
  const rules = await games.rules(game.id, null)
  if (!rules.ok) throw new Error(`${game.id} has no rules`)
  return createAdapter(game, rules.value)
})

export const GAMES: readonly CliGameAdapter[] = await Promise.all(loaded)

export const GAME_IDS: readonly string[] = games.ids

export const DEFAULT_GAME: string = GAME_IDS[0] ?? ''

export const gameNamed = (id: string): CliGameAdapter | null =>
  GAMES.find((adapter) => adapter.rules.game === id) ?? null

export const adapterFor = (id: string): CliGameAdapter => {
  const adapter = gameNamed(id)
  if (!adapter) throw usageError('unknown-game', { game: id, known: GAME_IDS })
  return adapter
}

/** The daily deals of all games. */
export const dailyDeals = (): Promise<readonly OfferedDeal[]> => offeredDeals(games)

/** Loaded on demand, because bots are large. */
export const botsOf = async (game: string): Promise<BotGame> => {
  const { botsOf: botsIn } = await import('@quayside/game/loaded')
  const found = await botsIn(games, game)
  if (!found.ok) throw usageError('unknown-game', { game, known: GAME_IDS })
  return found.value
}
