import type { GameExplorer } from '@quayside/game'
import { indexLoader } from '@quayside/game/explorer/index-loader.ts'
import type { Command, State } from '../rules/index.ts'
import { gains, keeps, move, position, publicWealth, round, setUpOf, turn } from './counting.ts'

const setUp = (players: number) => ({ id: `${players}-players`, options: { players } })

const SET_UPS = [setUp(3), setUp(2), setUp(4), setUp(5)]

export const explorer: GameExplorer<State, Command> = {
  setUps: SET_UPS,
  setUpOf,
  turn,
  position,
  move,
  round,
  worth: publicWealth,
  gains,
  keeps,
  texts: async (locale) => (await import('./texts.ts')).texts(locale),
  index: indexLoader(SET_UPS, (id) => import(`./data/positions-${id}.json`, { with: { type: 'json' } })),
}
