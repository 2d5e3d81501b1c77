/** Entry point of a worker thread that computes bot decisions. */
import { serveBots } from '@quayside/bots/node'
import { botsOf } from '@quayside/game/loaded'
import { games } from '@quayside/games'

serveBots((game) => botsOf(games, game))
