import type { Language } from '../language.ts'
import type { Params } from './params.ts'
import type { OpenGames } from './tables.ts'

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
