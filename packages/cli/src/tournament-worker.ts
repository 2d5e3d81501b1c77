/** A thread in which games of a tournament are played. */
import { serveTournament } from '@quayside/bots/node'
import { botsOf } from '@quayside/game/loaded'
import { games } from '@quayside/games'

await serveTournament((game) => botsOf(games, game))
