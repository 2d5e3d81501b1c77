import { JobFailure } from '../errands/job-failure.ts'
import { OUT_OF_SERVICE } from './out-of-service.ts'
import type { Room } from './room.ts'
import type { Rooms } from './rooms.ts'

/**
 * Does something at a table that is open meanwhile; null where there is no such table. Fails where this process cannot
 * read it, so that the errand is left to another one.
 */
export const visit = async <Value>(
  rooms: Rooms,
  id: string,
  act: (room: Room) => Promise<Value> | Value,
): Promise<Value | null> => {
  const left = (): Error => new JobFailure(OUT_OF_SERVICE.code, 'the table is out of service here')
  const entered = await rooms.enter(id)
  if (!entered.ok) {
    if (entered.refusal.code === OUT_OF_SERVICE.code) throw left()
    return null
  }
  const { room, leave } = entered.value
  try {
    const value = await act(room)
    if (room.isRetired) throw left()
    return value
  } finally {
    leave()
  }
}
