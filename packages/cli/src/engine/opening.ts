/** Methods that open and close games. */
import type { CliGameAdapter } from '../games/kit.ts'
import { newGame, openPosition, openRecord } from '../games/open.ts'
import { adapterFor, DEFAULT_GAME } from '../games/registry.ts'
import { randomSeed } from '../seed.ts'
import { type Method, method } from './method.ts'
import type { Params } from './params.ts'
import { status } from './status.ts'

const kitIn = (params: Params): CliGameAdapter => adapterFor(params.optionalText('game') ?? DEFAULT_GAME)

const fresh = method(
  (params) => ({
    kit: kitIn(params),
    options: params.optionalFields('options') ?? {},
    seed: params.optionalText('seed') ?? randomSeed(),
  }),
  ({ tables }, { kit, options, seed }) => status(tables.add(newGame(kit, options, seed), false)),
)

const open = method(
  (params) => params.text('record'),
  ({ tables }, text) => status(tables.add(openRecord(text), false)),
)

const position = method(
  (params) => ({ kit: kitIn(params), literal: params.fields('position') }),
  ({ tables }, { kit, literal }) => status(tables.add(openPosition(kit, literal), true)),
)

const close = method(
  (params) => params.text('handle'),
  ({ tables }, handle) => {
    tables.close(handle)
    return { handle, closed: true }
  },
)

export const OPEN_METHODS: Readonly<Record<string, Method>> = { new: fresh, open, position, close }
