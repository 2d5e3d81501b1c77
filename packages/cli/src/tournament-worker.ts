/** Entry point of a worker thread that plays games of a tournament. */
import { serveTournament } from '@quayside/bots/node'
import { botsOf } from '@quayside/game/loaded'
import { games } from '@quayside/games'

await serveTournament((game) => botsOf(games, game))
