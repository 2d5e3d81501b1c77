/** Tells one window at a table what happens beside the game: how the people stand with each other, and what is said. */
import type { ServerMessage } from '@quayside/protocol'
import type { ChatDesk, Speaker } from '../chat/desk.ts'
import { type Affairs, NO_AFFAIRS } from '../rooms/affairs.ts'
import type { Room } from '../rooms/room.ts'

type Send = (message: ServerMessage) => void

const affairsOf = (room: Room): Extract<ServerMessage, { kind: 'affairs' }> => {
  const { motion, declined, ended, vacations } = room.affairs
  return {
    kind: 'affairs',
    motion: motion === null ? null : { ...motion, asked: room.asked },
    declined,
    ended,
    vacations: vacations.filter(({ until }) => until > room.now).map(({ seat, until }) => ({ seat, until })),
    stalled: room.stalled,
    deadlines: room.patience,
    now: room.now,
  }
}

/** Whoever comes is told only what is not as usual. Returns how to stop. */
export const tellBeside = (chat: ChatDesk, speaker: Speaker, send: Send): (() => void) => {
  const { room, seat } = speaker
  let told: { readonly affairs: Affairs; readonly stalled: number | null } = {
    affairs: NO_AFFAIRS,
    stalled: null,
  }
  let here = true

  const tellAffairs = (): void => {
    const { affairs, stalled } = room
    if (told.affairs === affairs && told.stalled === stalled) return
    const policies = seat === null ? undefined : affairs.policies[seat]
    if (seat !== null && policies !== told.affairs.policies[seat]) send({ kind: 'policies', policies })
    told = { affairs, stalled }
    send(affairsOf(room))
  }

  const reader = chat.reader(speaker)
  const tellTalk = async (): Promise<void> => {
    const lines = await reader.next()
    if (lines.length > 0 && here) send({ kind: 'chat', lines })
  }
  // What could not be read now is read with the next word.
  const listen = (): void => void tellTalk().catch(() => undefined)

  tellAffairs()
  listen()
  const silence = [room.listen(tellAffairs), room.talk.add(listen)]
  return () => {
    here = false
    for (const stop of silence) stop()
  }
}
