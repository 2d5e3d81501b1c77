import type { GameBots } from '@quayside/bots'
import type { Command, State } from '../rules/index.ts'
import { adviser } from './adviser.ts'
import { levels } from './levels.ts'
import { loadNetworkFor } from './planners.ts'
import { trainingGame } from './training-game.ts'

export const bots: GameBots<State, Command> = { prepare: loadNetworkFor, levels, adviser, trainingGame }
