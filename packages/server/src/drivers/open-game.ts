/** Opens tables of both games for the drivers, all their seats for one. */
import type { PlayerMade, RoomOpened } from '@quayside/protocol'

const GAMES = [
  { game: 'le-havre', options: { players: 2, version: 'short' } },
  { game: 'packet-row', options: { players: 3 } },
  { game: 'le-havre', options: { players: 3, version: 'short' } },
  { game: 'packet-row', options: { players: 2 } },
] as const

export interface OpenedGame extends RoomOpened {
  readonly game: string
  /** Of the player who opened it. */
  readonly secret: string
}

export const post = async (
  address: string,
  body: unknown,
  secret: string,
  signal: AbortSignal | null,
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

/** `signal` ends what takes too long. */
export const openGame = async (
  address: string,
  number: number,
  signal: AbortSignal | null = null,
): Promise<OpenedGame> => {
  const { game, options } = GAMES[number % GAMES.length] ?? GAMES[0]
  const seats = Array.from({ length: options.players }, (_, seat) => ({
    kind: 'mine',
    name: `Seat ${seat + 1}`,
  }))
  const { secret } = (await post(`${address}/api/players`, { name: 'Odile' }, '', signal)) as PlayerMade
  const wish = { game, options, seed: `table-${number}`, seats }
  return { ...((await post(`${address}/api/rooms`, wish, secret, signal)) as RoomOpened), game, secret }
}
