/** A thread in which bots think. */
import { serveBots } from '@quayside/bots/node'
import { games } from '@quayside/games'

serveBots((game) => games.bots(game))
