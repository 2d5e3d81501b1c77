/** Tells somebody that tables wait for them: once for each decision, all tables together, not at night. */
import type { TellMe } from '@quayside/protocol'
import type { ErrandPlan } from '../storage/errands.ts'
import type { ListedRoom } from '../storage/room-shelf.ts'
import type { ChannelRow, ErrandRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { type Notice, noticeOf } from './notice.ts'
import { nextMoment } from './quiet.ts'
import { type Send, Unreachable } from './senders.ts'
import type { TurnAbout } from './turn-errands.ts'

export interface TellPorts {
  readonly store: Store
  readonly send: Readonly<Record<ChannelRow['kind'], Send>>
  /** The address that people know the server by. */
  readonly home: string
  now(): number
  /** Whether the seat is looking at its table right now. */
  isThere(room: string, seat: number): Promise<boolean>
}

const HOUR = 3600_000
const LISTED = 100

export const tellTurn = async (ports: TellPorts, errand: ErrandRow): Promise<void> => {
  const { store, home } = ports
  const about = JSON.parse(errand.about) as TurnAbout
  const player = await store.players.withId(about.player)
  if (player === null || (await ports.isThere(errand.room, about.seat))) return
  const wishes = JSON.parse(player.wishes) as TellMe
  const now = ports.now()
  if (wishes.digest > 0 && !about.gathered) {
    await store.errands.planOnce(
      digestOf(errand, about, nextMoment(wishes.quiet, now + wishes.digest * HOUR)),
    )
    return
  }
  const moment = nextMoment(wishes.quiet, now)
  if (moment > now) {
    await store.errands.plan({ ...errand, due: moment })
    return
  }
  const waiting = await tablesThatWait(store, player.id)
  const told = about.gathered ? waiting : waiting.filter(({ room }) => room.id === errand.room)
  if (told.length > 0) await deliver(ports, player.id, await noticeOf(told, wishes, home))
}

/** One for all the tables of a player: it comes a while after the first thing there is to tell. */
const digestOf = (
  errand: ErrandRow,
  about: TurnAbout,
  due: number,
): ErrandPlan & { readonly due: number } => ({
  ...errand,
  id: `digest-${about.player}`,
  about: JSON.stringify({ ...about, gathered: true } satisfies TurnAbout),
  due,
})

const tablesThatWait = async (store: Store, player: string): Promise<readonly ListedRoom[]> => {
  const rooms = await store.rooms.ofPlayer(player, LISTED)
  return rooms.filter(({ standing, seats }) => {
    const waits = JSON.parse(standing.waits) as number[]
    return standing.over === 0 && seats.some((one) => one.player === player && waits.includes(one.seat))
  })
}

/** A mail address that somebody has typed may be anybody's until they have typed the code that was sent there. */
const isConfirmed = (address: string): boolean => !('code' in (JSON.parse(address) as object))

/** By every channel; when none of them works the errand is tried again. */
const deliver = async ({ store, send }: TellPorts, player: string, notice: Notice): Promise<void> => {
  const problems: unknown[] = []
  let reached = false
  for (const { id, kind, address } of await store.channels.of(player)) {
    if (!isConfirmed(address)) continue
    try {
      await send[kind](notice, address)
      reached = true
    } catch (problem) {
      if (problem instanceof Unreachable) await store.channels.remove(player, id)
      else problems.push(problem)
    }
  }
  if (!reached && problems.length > 0) throw new AggregateError(problems, 'nobody could be told')
}
