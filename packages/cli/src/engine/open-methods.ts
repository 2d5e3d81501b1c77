/** Engine methods that open and close games. */
import type { CliGameAdapter } from '../games/game-adapter.ts'
import { adapterFor, DEFAULT_GAME } from '../games/game-registry.ts'
import { newGame, openPosition, openRecord, randomSeed } from '../games/open-game.ts'
import { type Method, method, status } from './method.ts'
import type { Params } from './request.ts'

const adapterIn = (params: Params): CliGameAdapter => adapterFor(params.optionalText('game') ?? DEFAULT_GAME)

const newMethod = method(
  (params) => ({
    adapter: adapterIn(params),
    options: params.optionalFields('options') ?? {},
    seed: params.optionalText('seed') ?? randomSeed(),
  }),
  ({ openGames }, { adapter, options, seed }) =>
    status(openGames.add(newGame(adapter, options, seed), false)),
)

const open = method(
  (params) => params.text('record'),
  ({ openGames }, text) => status(openGames.add(openRecord(text), false)),
)

const position = method(
  (params) => ({ adapter: adapterIn(params), literal: params.fields('position') }),
  ({ openGames }, { adapter, literal }) => status(openGames.add(openPosition(adapter, literal), true)),
)

const close = method(
  (params) => params.text('handle'),
  ({ openGames }, handle) => {
    openGames.close(handle)
    return { handle, closed: true }
  },
)

export const OPEN_METHODS: Readonly<Record<string, Method>> = { new: newMethod, open, position, close }
