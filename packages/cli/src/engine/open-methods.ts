/** Methods that open and close games. */
import type { CliGameAdapter } from '../games/game-adapter.ts'
import { adapterFor, DEFAULT_GAME } from '../games/game-registry.ts'
import { newGame, openPosition, openRecord, randomSeed } from '../games/open-game.ts'
import { type Method, method, status } from './method.ts'
import type { Params } from './request.ts'

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
