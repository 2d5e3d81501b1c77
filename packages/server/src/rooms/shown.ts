/**
 * A table as its spectators may see it, where they see it later than the seats: another table that is told only the
 * part of the log that is old enough. What is not in its log it cannot give away.
 */
import { accept, type Result } from '@quayside/kernel'
import type { RoomSettings } from '@quayside/protocol'
import type { EntryRow } from '../storage/schema.ts'
import type { Onlooker } from './onlookers.ts'
import { Room, type RoomPorts } from './room.ts'

type Delay = NonNullable<RoomSettings['delay']>

const MINUTE = 60_000

/** How many entries of a log spectators may know; all of them when the game is over. */
export const shownEntries = (
  log: readonly Pick<EntryRow, 'kind' | 'made'>[],
  delay: Delay,
  now: number,
  isOver: boolean,
): number => {
  if (isOver) return log.length
  if (delay.kind === 'minutes') {
    const fresh = log.findIndex(({ made }) => made > now - delay.minutes * MINUTE)
    return fresh === -1 ? log.length : fresh
  }
  let moves = 0
  for (let seq = log.length - 1; seq >= 0; seq--) {
    if (log[seq]?.kind === 'command') moves++
    if (moves === delay.moves) return seq
  }
  return 0
}

export interface Shown {
  readonly room: Room
  /** Shows what is old enough by now. */
  look(): Promise<void>
  /** Nobody looks any more. */
  end(): void
}

export const showLater = async (live: Room, delay: Delay, ports: RoomPorts): Promise<Result<Shown>> => {
  const behind = delay.kind === 'minutes' ? delay.minutes * MINUTE : 0
  const visible = (): number => shownEntries(live.logFrom(0), delay, ports.now(), live.isOver)
  const loaded = await Room.load(
    { room: live.row, seats: live.seats },
    {
      ...ports,
      append: () => Promise.reject(new Error('spectators write nothing')),
      entries: (_room, from) => Promise.resolve(live.logFrom(0).slice(from, visible())),
      now: () => (live.isOver ? ports.now() : ports.now() - behind),
    },
  )
  if (!loaded.ok) return loaded
  const room = loaded.value
  /** When something that was said may be old enough. */
  let talkDue = [ports.now() + behind]
  const look = async (): Promise<void> => {
    const before = room.seq
    await room.catchUp()
    const later = talkDue.filter((time) => time > ports.now())
    if (room.seq !== before || later.length < talkDue.length) room.onlookers.tell('spoken')
    talkDue = later
  }
  const isSeating = (): boolean => room.seats.some(({ bot, key }) => bot === null && key === null)
  const onlooker: Onlooker = {
    retired: () => room.retire(live.retirement),
    changed: () => {
      // Who comes before the game begins is no secret.
      if (isSeating()) room.reseat({ room: live.row, seats: live.seats })
      // What cannot be shown now is shown with the next look.
      look().catch(() => undefined)
    },
    spoken: () => {
      talkDue.push(ports.now() + behind)
      room.onlookers.tell('spoken')
    },
  }
  live.onlookers.add(onlooker)
  return accept({ room, look, end: () => live.onlookers.delete(onlooker) })
}
