import { misuse } from '../trouble.ts'
import type { GameKit } from './kit.ts'
import { leHavreKit } from './le-havre/kit.ts'
import { packetRowKit } from './packet-row/kit.ts'

/** The first one is played when nobody names a game. */
export const GAMES: readonly GameKit[] = [leHavreKit, packetRowKit]

export const GAME_IDS: readonly string[] = GAMES.map((kit) => kit.rules.game)

export const DEFAULT_GAME: string = GAME_IDS[0] ?? ''

export const gameNamed = (id: string): GameKit | null => GAMES.find((kit) => kit.rules.game === id) ?? null

export const kitFor = (id: string): GameKit => {
  const kit = gameNamed(id)
  if (!kit) throw misuse('unknown-game', { game: id, known: GAME_IDS })
  return kit
}
