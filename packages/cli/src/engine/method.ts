import type { Language } from '../language.ts'
import type { Params } from './params.ts'
import type { Tables } from './tables.ts'

/** What a method may use and change. */
export interface Desk {
  readonly tables: Tables
  language: Language
  /** Set by the method that ends the session after its reply. */
  leaving: boolean
}

export type Reply = Readonly<Record<string, unknown>>

export type Method = (desk: Desk, params: Params) => Promise<Reply>

/** Reads all parameters before anything is done, so that a request with a wrong one changes nothing. */
export const method =
  <Given>(
    read: (params: Params) => Given,
    carryOut: (desk: Desk, given: Given) => Reply | Promise<Reply>,
  ): Method =>
  async (desk, params) => {
    const given = read(params)
    params.refuseUnknown()
    return carryOut(desk, given)
  }
