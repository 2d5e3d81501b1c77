/** Follows what other processes write, for the tables that are open here. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Word } from '../storage/bus.ts'
import type { Store } from '../storage/store.ts'
import type { OpenRooms } from './open-rooms.ts'
import type { SeatEvents } from './seat-events.ts'
import type { Whereabouts } from './whereabouts.ts'

/** What is to be looked at again; everything where words may have been lost. */
type News = Pick<Word, 'entry'> & { readonly about?: Word['about'] | 'everything' }

const LOOK_AGAIN_MS = 500

const lookAgain = async (open: OpenRooms, id: string, { about, entry }: News): Promise<void> => {
  const room = await open.get(id)
  if (room === null) return
  if (about === 'talk' || about === 'everything') room.onlookers.tell('spoken')
  if (about === 'talk') return
  if (about === 'seats' || about === 'everything') await room.rereadSeats()
  await room.catchUp(entry)
}

/** Those who sit here wait for it: when the database is away it is asked until it is back. */
const keepLooking = async (open: OpenRooms, id: string, news: News): Promise<void> => {
  while (open.has(id)) {
    try {
      return await lookAgain(open, id, news)
    } catch {
      await sleep(LOOK_AGAIN_MS)
    }
  }
}

const hearNews = (open: OpenRooms, room: string, news: News, events: SeatEvents): void => {
  if (news.about === 'seats') events.seatsChanged(room)
  void keepLooking(open, room, news)
}

export const followOthers = (
  store: Store,
  open: OpenRooms,
  whereabouts: Whereabouts,
  bansChanged: () => void,
  events: SeatEvents,
): Promise<void> =>
  store.bus.listen(
    ({ node, room, looks, ...news }) => {
      if (node === store.node) return
      if (news.about === 'bans') bansChanged()
      else if (news.about === 'revoked') events.revoked(room)
      else if (looks === undefined) hearNews(open, room, news, events)
      // Without an answer somebody is told what they see: no harm is done.
      else whereabouts.hear(room, looks).catch(() => undefined)
    },
    () => {
      bansChanged()
      events.missed()
      for (const id of open.ids) void keepLooking(open, id, { about: 'everything' })
    },
  )
