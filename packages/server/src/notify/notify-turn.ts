/** Notifies a player that rooms wait: once for each decision, all rooms together, not in quiet hours. */
import type { NewChannel, NotificationSettings } from '@quayside/protocol'
import { nextAllowedTime } from '../room/calendar.ts'
import { type TurnPayload, turnJobId } from '../room/room-jobs.ts'
import { roomDeciders } from '../room/seats.ts'
import type { JobSchedule } from '../storage/job-repository.ts'
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
  readonly isThere: (room: string, seat: number) => Promise<boolean>
  /** A banned player gets no notifications. */
  readonly isBanned: (player: string) => boolean
}

const HOUR = 3600_000
const MAX_LISTED = 100

export const notifyTurn = async (ports: NotifyPorts, job: JobRow, signal: AbortSignal): Promise<void> => {
  const { store } = ports
  const about = JSON.parse(job.payload_json) as TurnPayload
  const player = await store.players.withId(about.player)
  if (player === null || ports.isBanned(player.id)) return
  const settings = JSON.parse(player.notification_settings_json) as NotificationSettings
  const now = ports.now()
  // A page may stay open for days without a reader.
  const isThere = about.deadline === undefined ? ports.isThere : () => Promise.resolve(false)
  const told = await waitingRooms({ ...ports, isThere }, player.id, job, about.isDigest)
  if (told.length === 0) return
  // Time that runs out does not wait for other news.
  if (settings.digest > 0 && !about.isDigest && about.deadline === undefined) {
    await store.jobQueue.planOnce(
      digestOf(job, about, nextAllowedTime(settings.quiet, now + settings.digest * HOUR)),
    )
    return
  }
  const moment = nextAllowedTime(settings.quiet, now)
  if (moment > now) await store.jobQueue.plan({ ...job, due_at: moment })
  else {
    const words = await notificationText(ports, told, settings, about.deadline)
    const footer = await mailFooter(settings, ports.home)
    const notice = { id: `${job.id}-${job.due_at}`, ...words, mailFooter: footer }
    await deliver(ports, player.id, notice, job, signal)
  }
}

const notificationText = (
  { home, now }: NotifyPorts,
  told: readonly RoomListItem[],
  settings: NotificationSettings,
  until = 0,
): Promise<NotificationTexts> => {
  const [first] = told
  const left = until - now()
  return first !== undefined && left > 0
    ? reminderText(first, left, settings, home)
    : turnText(told, settings, home)
}

/** One digest for all rooms of a player, sent some time after the first event. */
const digestOf = (
  job: JobRow,
  about: TurnPayload,
  due: number,
): JobSchedule & { readonly due_at: number } => ({
  ...job,
  id: `digest-${about.player}`,
  owner_id: about.player,
  payload_json: JSON.stringify({ ...about, isDigest: true } satisfies TurnPayload),
  due_at: due,
})

/**
 * The waiting rooms of a player that are not on a visible page and have no later job: all of them, or that of the
 * `present` job, which is excluded by id because a clock may have been set back.
 */
const waitingRooms = async (
  { store, now, isThere }: NotifyPorts,
  player: string,
  present: JobRow,
  all: boolean,
): Promise<readonly RoomListItem[]> => {
  const rooms = await store.rooms.ofPlayer(player, MAX_LISTED)
  const asked = all ? rooms : rooms.filter(({ room }) => room.id === present.room_id)
  const waiting = asked.flatMap((table) => {
    const waits = roomDeciders(table)
    const mine = table.seats.filter(
      ({ player_id: whose, bot_level: bot, seat_number: seat }) =>
        whose === player && bot === null && waits.includes(seat),
    )
    return table.summary.is_over === 0 ? mine.map(({ seat_number: seat }) => ({ table, seat })) : []
  })
  const ids = waiting.map(({ table, seat }) => turnJobId(table.room.id, seat))
  const later = await store.jobQueue.laterThan(
    now(),
    ids.filter((id) => id !== present.id),
  )
  const due = waiting.filter((_, index) => !later.has(ids[index] ?? ''))
  // In parallel: presence queries wait for other nodes, and a player may have many rooms.
  const looks = await Promise.all(due.map(({ table, seat }) => isThere(table.room.id, seat)))
  return [...new Set(due.filter((_, index) => looks[index] !== true).map(({ table }) => table))]
}

/** Notifies a player by the other channels that one was switched off. */

interface TellChannelOffPorts extends DeliverPorts {
  /** The public URL. */
  readonly home: string
}

export const notifyChannelOff = async (
  ports: TellChannelOffPorts,
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
  const moment = nextAllowedTime(settings.quiet, ports.now())
  if (moment > ports.now()) {
    await store.jobQueue.postpone(job, moment)
    return
  }
  const say = await loadNotices(localeOfPlayer(settings))
  const label = channelLabel(JSON.parse(channel.address_json) as NewChannel)
  const words = { title: say('off.title'), text: say('off.body', { label }), url: `${home}/#/you` }
  const footer = await mailFooter(settings, home)
  const notice = { id: `${job.id}-${channel.disabled_at}`, ...words, mailFooter: footer }
  await deliver(ports, player.id, notice, job, signal)
}
