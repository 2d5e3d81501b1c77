/** Somebody at a table, with or without a seat: hears how it stands, and everything from then on. */
import { type Refusal, refused, type Seat } from '@quayside/kernel'
import type { ServerMessage } from '@quayside/protocol'
import type { ChatDesk } from '../chat/desk.ts'
import { infoOf } from '../rooms/info.ts'
import { OUT_OF_SERVICE } from '../rooms/out-of-service.ts'
import type { Room } from '../rooms/room.ts'
import type { Arrived } from './arrive.ts'
import { tellBeside } from './beside.ts'
import { tellerOf } from './teller.ts'

export interface Seated {
  readonly room: Room
  readonly seat: Seat | null
  /** Whether somebody looks at the page. */
  look(isThere: boolean): void
  /** They run the rules themselves. */
  run(): void
  leave(): void
}

interface SeatedPorts {
  readonly chat: ChatDesk
  readonly player: string | null
  readonly transmit: (text: string) => void
  /** They cannot stay any longer. */
  readonly dismiss: (why: Refusal) => void
}

/** `heard` is how many entries of the log they know already. */
export const sitDown = (
  { room, seat, leave }: Arrived,
  heard: number,
  { chat, player, transmit, dismiss }: SeatedPorts,
): Seated => {
  const send = (message: ServerMessage): void => transmit(JSON.stringify(message))
  const come = (): (() => void) => (seat === null ? () => undefined : room.present.come(seat))
  let isHere = true

  /** Where a bot plays on, whoever sat there has left. What they asked for is answered before. */
  const giveUp = (): void => {
    if (seat === null || (room.seats[seat]?.bot ?? null) === null) return
    setImmediate(() => {
      if (isHere) dismiss(refused('seat-left', { seat: seat + 1 }).refusal)
    })
  }

  const keyOf = (): string | null => (seat === null ? null : (room.seats[seat]?.key ?? null))
  const own = keyOf()
  /** Whoever takes a seat that was given up has a key of their own. */
  const keepOut = (): void => {
    const key = keyOf()
    if (seat !== null && key !== null && key !== own)
      dismiss(refused('not-your-seat', { seat: seat + 1 }).refusal)
  }

  send({ kind: 'welcome', info: infoOf(room.row, room.seats), seat })
  // Whoever claims to have heard more than there is has heard another table.
  const known = heard <= room.seq ? heard : 0
  // Before the table: nothing on it should be answered by a page that has not heard what the others ask.
  const beside = tellBeside(chat, { room, seat, player }, send)
  const place = tellerOf(room).join(seat ?? 'spectator', known, transmit)
  let go = come()
  const silence = [
    beside,
    room.seating.add(keepOut),
    room.listen(giveUp),
    room.retiring.add(() => dismiss(OUT_OF_SERVICE)),
  ]
  return {
    room,
    seat,
    look: (isThere) => {
      go()
      if (isThere) go = come()
    },
    run: () => place.run(),
    leave: () => {
      isHere = false
      for (const stop of silence) stop()
      place.leave()
      go()
      leave()
    },
  }
}
