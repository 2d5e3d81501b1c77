/** A thread in which bots think. */
import { serveBots } from '@quayside/bots/node'
import { botsOf } from '@quayside/game/loaded'
import { games } from '@quayside/games'

serveBots((game) => botsOf(games, game))
