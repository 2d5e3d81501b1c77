/** Notifies a player whose turn it is: once for each decision, not in quiet hours, and in one digest if they like. */
import type { NewChannel, NotificationSettings } from '@quayside/protocol'
import { nextAllowedTime } from '../room/calendar.ts'
import { type TurnPayload, turnJobId } from '../room/room-jobs.ts'
import { roomDeciders } from '../room/seats.ts'
import { digestJobId, type JobSchedule } from '../storage/job-repository.ts'
import type { RoomListItem } from '../storage/room-repository.ts'
import type { JobRow } from '../storage/schema.ts'
import { type ChannelOffPayload, type DeliverPorts, deliver } from './deliver.ts'
import {
  channelLabel,
  loadNotices,
  localeOfPlayer,
  mailFooter,
  type NotificationTexts,
  reminderText,
  turnText,
} from './notification-text.ts'

export interface NotifyPorts extends DeliverPorts {
  /** The public URL. */
  readonly home: string
  /** Whether the seat has a visible page. */
  readonly isPresent: (room: string, seat: number) => Promise<boolean>
  /** A banned player gets no notifications. */
  readonly isBanned: (player: string) => boolean
}

const HOUR = 3600_000
const MAX_LISTED = 100

export const notifyTurn = async (ports: NotifyPorts, job: JobRow, signal: AbortSignal): Promise<void> => {
  const { store } = ports
  const payload = JSON.parse(job.payload_json) as TurnPayload
  const player = await store.players.withId(payload.player)
  if (player === null || ports.isBanned(player.id)) return
  const settings = JSON.parse(player.notification_settings_json) as NotificationSettings
  const now = ports.now()
  // A reminder is sent to present players as well, because a page may stay open for days.
  const isPresent = payload.deadline === undefined ? ports.isPresent : () => Promise.resolve(false)
  const rooms = await waitingRooms({ ...ports, isPresent }, player.id, job, payload.isDigest)
  if (rooms.length === 0) return
  // A reminder of a deadline does not wait for the digest.
  if (settings.digest > 0 && !payload.isDigest && payload.deadline === undefined) {
    await store.jobQueue.planOnce(
      digestOf(job, payload, nextAllowedTime(settings.quiet, now + settings.digest * HOUR)),
    )
    return
  }
  const allowedAt = nextAllowedTime(settings.quiet, now)
  if (allowedAt > now) await store.jobQueue.plan({ ...job, due_at: allowedAt })
  else {
    const texts = await notificationText(ports, rooms, settings, payload.deadline)
    const footer = await mailFooter(settings, ports.home)
    const notification = { id: `${job.id}-${job.due_at}`, ...texts, mailFooter: footer }
    await deliver(ports, player.id, notification, job, signal)
  }
}

const notificationText = (
  { home, now }: NotifyPorts,
  rooms: readonly RoomListItem[],
  settings: NotificationSettings,
  until = 0,
): Promise<NotificationTexts> => {
  const [first] = rooms
  const left = until - now()
  return first !== undefined && left > 0
    ? reminderText(first, left, settings, home)
    : turnText(rooms, settings, home)
}

/** One digest for all rooms of a player, sent some time after the first event. */
const digestOf = (
  job: JobRow,
  payload: TurnPayload,
  dueAt: number,
): JobSchedule & { readonly due_at: number } => ({
  ...job,
  id: digestJobId(payload.player),
  owner_id: payload.player,
  payload_json: JSON.stringify({ ...payload, isDigest: true } satisfies TurnPayload),
  due_at: dueAt,
})

/**
 * The waiting rooms of a player that are not on a visible page and have no later job: all of them, or that of the
 * `present` job, which is excluded by id because a clock may have been set back.
 */
const waitingRooms = async (
  { store, now, isPresent }: NotifyPorts,
  player: string,
  present: JobRow,
  all: boolean,
): Promise<readonly RoomListItem[]> => {
  const rooms = await store.rooms.listByPlayer(player, MAX_LISTED)
  const relevant = all ? rooms : rooms.filter(({ room }) => room.id === present.room_id)
  const waiting = relevant.flatMap((table) => {
    const deciders = roomDeciders(table)
    const mine = table.seats.filter(
      ({ player_id: whose, bot_level: bot, seat_number: seat }) =>
        whose === player && bot === null && deciders.includes(seat),
    )
    return table.summary.is_over === 0 ? mine.map(({ seat_number: seat }) => ({ table, seat })) : []
  })
  const ids = waiting.map(({ table, seat }) => turnJobId(table.room.id, seat))
  const later = await store.jobQueue.laterThan(
    now(),
    ids.filter((id) => id !== present.id),
  )
  const candidates = waiting.filter((_, index) => !later.has(ids[index] ?? ''))
  // In parallel: presence queries wait for other nodes, and a player may have many rooms.
  const presences = await Promise.all(candidates.map(({ table, seat }) => isPresent(table.room.id, seat)))
  return [...new Set(candidates.filter((_, index) => presences[index] !== true).map(({ table }) => table))]
}

/** Notifies a player by the other channels that one was switched off. */

interface ChannelOffPorts extends DeliverPorts {
  /** The public URL. */
  readonly home: string
}

export const notifyChannelOff = async (
  ports: ChannelOffPorts,
  job: JobRow,
  signal: AbortSignal,
): Promise<void> => {
  const { store, home } = ports
  const payload = JSON.parse(job.payload_json) as ChannelOffPayload
  const channel = await store.channels.withId(payload.channel)
  const player = await store.players.withId(payload.player)
  // The channel was removed or switched on again.
  if (player === null || channel === null || channel.disabled_at === null) return
  const settings = JSON.parse(player.notification_settings_json) as NotificationSettings
  const allowedAt = nextAllowedTime(settings.quiet, ports.now())
  if (allowedAt > ports.now()) {
    await store.jobQueue.postpone(job, allowedAt)
    return
  }
  const say = await loadNotices(localeOfPlayer(settings))
  const label = channelLabel(JSON.parse(channel.address_json) as NewChannel)
  const texts = { title: say('off.title'), text: say('off.body', { label }), url: `${home}/#/you` }
  const footer = await mailFooter(settings, home)
  const notification = { id: `${job.id}-${channel.disabled_at}`, ...texts, mailFooter: footer }
  await deliver(ports, player.id, notification, job, signal)
}
