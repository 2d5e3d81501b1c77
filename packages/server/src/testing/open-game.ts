import { SAMPLE_GAME } from '@quayside/games/testing'
import type { CreatedPlayer, CreatedRoom } from '@quayside/protocol'
import { games } from '../games.ts'

/** Opens rooms of all games for load tests, with all seats for one player. */

/** Set-ups with few players and short games. */
const SMALL = games.all.map(({ id, samples }) => ({
  game: id,
  tables: samples
    .map(({ options }) => ({ ...options, players: Number(options['players']) }))
    .filter(({ players }) => players === 2 || players === 3),
}))

/** All games in turn, with varying numbers of players. */
const setUpNumber = (number: number) => {
  const place = number % SMALL.length
  const { game, tables } = SMALL[place] ?? { game: '', tables: [] }
  const options = tables[(place + Math.floor(number / SMALL.length)) % tables.length]
  if (options === undefined) throw new Error(`${game} has no sample for two or three`)
  return { game, options }
}

export interface OpenedGame extends CreatedRoom {
  readonly game: string
  /** The secret of the player who opened it. */
  readonly secret: string
}

export const post = async (
  address: string,
  body: unknown,
  secret = '',
  signal: AbortSignal | null = null,
): Promise<unknown> => {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
    signal,
  })
  if (!reply.ok) throw new Error(`${address}: ${reply.status} ${await reply.text()}`)
  return reply.json()
}

/** `signal` aborts slow requests. */
export const openGame = async (
  address: string,
  number: number,
  signal: AbortSignal | null = null,
): Promise<OpenedGame> => {
  const { game, options } = setUpNumber(number)
  const seats = Array.from({ length: options.players }, (_, seat) => ({
    kind: 'mine',
    name: `Seat ${seat + 1}`,
  }))
  const { secret } = (await post(`${address}/api/players`, { name: 'Odile' }, '', signal)) as CreatedPlayer
  const roomRequest = { game, options, seed: `table-${number}`, seats }
  return {
    ...((await post(`${address}/api/rooms`, roomRequest, secret, signal)) as CreatedRoom),
    game,
    secret,
  }
}

/** A room of the default game for two, with both seats for the host. */
export const openTwoSeatRoom = async (
  address: string,
  seats: readonly unknown[] = ['Odile', 'Mateo'].map((name) => ({ kind: 'mine', name })),
): Promise<Omit<OpenedGame, 'game'>> => {
  const { secret } = (await post(`${address}/api/players`, { name: 'Odile' })) as CreatedPlayer
  const options = { players: seats.length, version: 'short', start: 0 }
  const roomRequest = { game: SAMPLE_GAME, options, seed: 'table', seats }
  return { ...((await post(`${address}/api/rooms`, roomRequest, secret)) as CreatedRoom), secret }
}
