import type { Language } from '../language.ts'
import type { OpenGames, Table } from './open-games.ts'
import type { Params } from './request.ts'

/** What a method may use and change. */
export interface EngineContext {
  readonly tables: OpenGames
  language: Language
  /** Set by the method that ends the session after its reply. */
  isQuitting: boolean
}

export type Reply = Readonly<Record<string, unknown>>

export type Method = (desk: EngineContext, params: Params) => Promise<Reply>

/** Reads all parameters before anything is done, so that a request with a wrong one changes nothing. */
export const method =
  <Given>(
    read: (params: Params) => Given,
    carryOut: (desk: EngineContext, given: Given) => Reply | Promise<Reply>,
  ): Method =>
  async (desk, params) => {
    const given = read(params)
    params.refuseUnknown()
    return carryOut(desk, given)
  }

/** Where a game stands: the same few fields in every reply that opens or changes one. */
export const status = ({ handle, kit, game }: Table): Reply => ({
  handle,
  game: kit.rules.game,
  at: game.moveNumber,
  seats: kit.rules.seatCount(game.state),
  deciders: kit.rules.deciders(game.state).map((seat) => seat + 1),
  over: kit.rules.outcome(game.state) !== null,
})
