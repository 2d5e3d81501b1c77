/** The games of this server, with all that is looked up while a room cannot wait. */
import { LoadedGames } from '@quayside/game/loaded'
import { games } from '@quayside/games'

export { games }

export const loadedGames = await LoadedGames.load(games)
