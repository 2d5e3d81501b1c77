/** A thread in which games of a tournament are played. */
import { serveTournament } from '@quayside/bots/node'
import { games } from '@quayside/games'

await serveTournament((game) => games.bots(game))
