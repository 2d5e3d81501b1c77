import type { Language } from '../language.ts'
import type { OpenGame, OpenGames } from './open-games.ts'
import type { Params } from './request.ts'

/** State of a session that methods use and change. */
export interface EngineContext {
  readonly openGames: OpenGames
  language: Language
  /** Set by `quit`; the session ends after the reply. */
  isQuitting: boolean
}

export type MethodReply = Readonly<Record<string, unknown>>

export type Method = (context: EngineContext, params: Params) => Promise<MethodReply>

/** Reads all parameters before anything is done, so that a request with a wrong one changes nothing. */
export const method =
  <Values>(
    read: (params: Params) => Values,
    carryOut: (context: EngineContext, values: Values) => MethodReply | Promise<MethodReply>,
  ): Method =>
  async (context, params) => {
    const values = read(params)
    params.refuseUnknown()
    return carryOut(context, values)
  }

/** Fields of every reply that opens or changes a game. */
export const status = ({ handle, adapter, game }: OpenGame): MethodReply => ({
  handle,
  game: adapter.rules.game,
  at: game.moveNumber,
  seats: adapter.rules.seatCount(game.state),
  deciders: adapter.rules.deciders(game.state).map((seat) => seat + 1),
  over: adapter.rules.outcome(game.state) !== null,
})
