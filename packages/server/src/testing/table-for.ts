/** A room of Le Havre for two, where the one who opens it has both seats. */
import type { PlayerMade, RoomOpened } from '@quayside/protocol'
import { post } from './open-game.ts'

interface SetTable extends RoomOpened {
  /** Who has opened it. */
  readonly secret: string
}

export const openTwoSeatRoom = async (
  address: string,
  seats: readonly unknown[] = ['Odile', 'Mateo'].map((name) => ({ kind: 'mine', name })),
): Promise<SetTable> => {
  const { secret } = (await post(`${address}/api/players`, { name: 'Odile' })) as PlayerMade
  const options = { players: seats.length, version: 'short', start: 0 }
  const roomRequest = { game: 'le-havre', options, seed: 'table', seats }
  return { ...((await post(`${address}/api/rooms`, roomRequest, secret)) as RoomOpened), secret }
}
