import type { Game, GameEvent, Seat } from '@quayside/kernel'
import { findLevel, levelNames } from './find-level.ts'
import type { GameBots } from './game-bots.ts'

/** The parts of a game that `askBot` needs, as `createGame` and `replayGame` return it. */
interface AskedGame<State, Command> {
  readonly game: Pick<Game<State, Command, unknown, GameEvent>, 'moveNumber' | 'state'> & {
    readonly rules: Pick<Game<State, Command, unknown, GameEvent>['rules'], 'notation' | 'view'>
  }
  readonly seat: Seat | null
}

/**
 * Returns a bot's command in notation. The bot sees only its seat's view; its network is loaded if needed.
 */
export const askBot = async <State, Command>(
  { game, seat }: AskedGame<State, Command>,
  bots: Pick<GameBots<State, Command>, 'levels' | 'prepare'>,
  level: string,
  seed = 'bot',
): Promise<string> => {
  const chosen = findLevel(bots.levels, level)
  if (chosen === null)
    throw new Error(`There is no level ${level}, only ${levelNames(bots.levels).join(', ')}.`)
  if (seat === null) throw new Error('The game is over: there is nothing to decide.')
  const view = game.rules.view(game.state, seat)
  await bots.prepare(view)
  const command = chosen.bot.decide(view, seat, chosen.budget, `${seed} ${game.moveNumber}`)
  return game.rules.notation.print(command)
}
