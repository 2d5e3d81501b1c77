/** The games of this server, with their lazy parts loaded. */
import { LoadedGames } from '@quayside/game/loaded'
import { games } from '@quayside/games'

export { games }

export const loadedGames = await LoadedGames.load(games)
