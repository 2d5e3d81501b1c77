import type { Game, GameEvent, Seat } from '@quayside/kernel'
import { findLevel, levelNames } from './find-level.ts'
import type { GameBots } from './game-bots.ts'

/** What `askBot` needs of a game of texts, as `createGame` and `replayGame` return it. */
interface AskedGame<State, Command> {
  readonly game: Pick<Game<State, Command, unknown, GameEvent>, 'moveNumber' | 'state'> & {
    readonly rules: Pick<Game<State, Command, unknown, GameEvent>['rules'], 'notation' | 'view'>
  }
  readonly seat: Seat | null
}

/**
 * The command of a bot, as a text that can be played. It is shown what its seat may know and nothing else; fetches what
 * it was taught where that is not there yet.
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
