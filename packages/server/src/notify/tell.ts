/** Tells somebody that tables wait for them: once for each decision, all tables together, not at night. */
import type { TellMe } from '@quayside/protocol'
import { waitsFor } from '../rooms/laid.ts'
import type { ErrandPlan } from '../storage/errands.ts'
import type { ListedRoom } from '../storage/room-shelf.ts'
import type { ChannelRow, ErrandRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { type Notice, noticeOf, reminderOf, type Words } from './notice.ts'
import { nextMoment } from './quiet.ts'
import { type Send, Unreachable } from './senders.ts'
import { type TurnAbout, turnErrandId } from './turn-errands.ts'

export interface TellPorts {
  readonly store: Store
  readonly send: Readonly<Record<ChannelRow['kind'], Send>>
  /** The address that people know the server by. */
  readonly home: string
  readonly now: () => number
  /** Whether the seat is looking at its table right now. */
  readonly isThere: (room: string, seat: number) => Promise<boolean>
}

const HOUR = 3600_000
const LISTED = 100

export const tellTurn = async (ports: TellPorts, errand: ErrandRow): Promise<void> => {
  const { store } = ports
  const about = JSON.parse(errand.about) as TurnAbout
  const player = await store.players.withId(about.player)
  if (player === null) return
  const wishes = JSON.parse(player.wishes) as TellMe
  const now = ports.now()
  // A page may lie open for days without anybody in front of it.
  const isThere = about.until === undefined ? ports.isThere : () => Promise.resolve(false)
  const waiting = await tablesThatWait({ ...ports, isThere }, player.id, errand.id)
  const told = about.gathered ? waiting : waiting.filter(({ room }) => room.id === errand.room)
  if (told.length === 0) return
  // Time that runs out does not wait for other news.
  if (wishes.digest > 0 && !about.gathered && about.until === undefined) {
    await store.errands.planOnce(
      digestOf(errand, about, nextMoment(wishes.quiet, now + wishes.digest * HOUR)),
    )
    return
  }
  const moment = nextMoment(wishes.quiet, now)
  if (moment > now) await store.errands.plan({ ...errand, due: moment })
  else {
    const words = await wordsOf(ports, told, wishes, about.until)
    await deliver(ports, player.id, { id: `${errand.id}-${errand.due}`, ...words })
  }
}

const wordsOf = (
  { home, now }: TellPorts,
  told: readonly ListedRoom[],
  wishes: TellMe,
  until = 0,
): Promise<Words> => {
  const [first] = told
  const left = until - now()
  return first !== undefined && left > 0
    ? reminderOf(first, left, wishes, home)
    : noticeOf(told, wishes, home)
}

/** One for all the tables of a player: it comes a while after the first thing there is to tell. */
const digestOf = (
  errand: ErrandRow,
  about: TurnAbout,
  due: number,
): ErrandPlan & { readonly due: number } => ({
  ...errand,
  id: `digest-${about.player}`,
  owner: about.player,
  about: JSON.stringify({ ...about, gathered: true } satisfies TurnAbout),
  due,
})

/**
 * Those of a player that they do not look at, and about which there is nothing planned for later. The `present` errand
 * is none of those even where a clock was put back since it was due.
 */
const tablesThatWait = async (
  ports: TellPorts,
  player: string,
  present: string,
): Promise<readonly ListedRoom[]> => {
  const { store, now, isThere } = ports
  const rooms = await store.rooms.ofPlayer(player, LISTED)
  const waiting = rooms.flatMap((table) => {
    const waits = waitsFor(table)
    const mine = table.seats.filter(
      ({ player: whose, bot, seat }) => whose === player && bot === null && waits.includes(seat),
    )
    return table.standing.over === 0 ? mine.map(({ seat }) => ({ table, seat })) : []
  })
  const ids = waiting.map(({ table, seat }) => turnErrandId(table.room.id, seat))
  const later = await store.errands.laterThan(
    now(),
    ids.filter((id) => id !== present),
  )
  const told = new Set<ListedRoom>()
  for (const [index, { table, seat }] of waiting.entries())
    if (!later.has(ids[index] ?? '') && !(await isThere(table.room.id, seat))) told.add(table)
  return [...told]
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
