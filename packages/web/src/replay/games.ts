/** The games that can be looked back at. Each is fetched with its table when it is first asked for. */
import { accept, type Result, refused } from '@quayside/kernel'
import { type GameName, isGameName } from '../host/games.ts'
import type { ReplayedGame } from './replayed-game.ts'

const LOADERS: Readonly<Record<GameName, () => Promise<ReplayedGame>>> = {
  'le-havre': async () => (await import('./le-havre/replayed.ts')).leHavreReplayed,
  'packet-row': async () => (await import('./packet-row/replayed.ts')).packetRowReplayed,
}

export const replayedGame = async (game: string): Promise<Result<ReplayedGame>> =>
  isGameName(game) ? accept(await LOADERS[game]()) : refused('unknown-game', { game })
