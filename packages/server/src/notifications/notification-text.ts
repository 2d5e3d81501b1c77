import { randomInt, randomUUID } from 'node:crypto'
import type { NewChannel, NotificationSettings } from '@quayside/protocol'
import {
  type CommonMessages,
  chooseLocale,
  type Locale,
  lazyMessages,
  lazyTranslator,
  listText,
  loadCommonMessages,
  regionalTag,
} from '@quayside/texts'
import { loadLevelNames } from '@quayside/texts/table'
import { games } from '../games.ts'
import type { RoomListItem } from '../storage/room-repository.ts'
import type { NotificationsMessages } from './messages/types.ts'

/** Messages to absent players. They never contain hidden information of a game. */
export const loadNotices = lazyMessages<NotificationsMessages>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
)

/** The address of a channel. */
export const channelAddress = (channel: NewChannel): string => {
  switch (channel.kind) {
    case 'push':
      return channel.endpoint
    case 'mail':
      return channel.to
    case 'webhook':
      return channel.url
  }
}

/** A short label; of a push endpoint only the host, because the rest means nothing to a reader. */
export const channelLabel = (channel: NewChannel): string =>
  channel.kind === 'push' ? new URL(channel.endpoint).host : channelAddress(channel)

/** Texts of notifications: which rooms wait and who plays there, never anything about the game itself. */

export interface NotificationTexts {
  readonly title: string
  readonly text: string
  readonly url: string
}

export interface PlayerNotification extends NotificationTexts {
  /** Stable across retries, which happen when a node dies right after sending. */
  readonly id: string
  /** The last line of an email: how to stop these emails. */
  readonly mailFooter?: string
}

/** The language of a player's notifications. */
export const localeOfPlayer = ({ locale }: NotificationSettings): Locale => chooseLocale([locale])

export const mailFooter = async (settings: NotificationSettings, home: string): Promise<string> =>
  (await loadNotices(localeOfPlayer(settings)))('mail.stop', { url: `${home}/#/you` })

const gameTitle = ({ room }: RoomListItem, locale: Locale): string => {
  const game = games.get(room.game)
  return game.ok ? game.value.title[locale] : room.game
}

const loadCommon = lazyTranslator<CommonMessages>(async (locale) => ({
  default: await loadCommonMessages(locale),
}))

/** The names of the players; a bot has the name of its level, a seat without a name its number. */
const seatNames = async ({ seats }: RoomListItem, settings: NotificationSettings): Promise<string> => {
  const locale = localeOfPlayer(settings)
  const [say, common, levelName] = await Promise.all([
    loadNotices(locale),
    loadCommon(locale),
    loadLevelNames(locale),
  ])
  const names = seats.map(({ name, bot_level: bot, seat_number: seat }) => {
    if (bot !== null) return say('bot', { level: levelName(bot) })
    return name || common.say('player', { number: seat + 1 })
  })
  return listText(names, 'and', regionalTag(locale, [settings.locale]))
}

const HOUR = 3600_000

const roomUrl = ({ room }: RoomListItem, home: string): string => `${home}/#/join/${room.id}`

/** A reminder with the remaining time in milliseconds. */
export const reminderText = async (
  room: RoomListItem,
  leftMs: number,
  settings: NotificationSettings,
  home: string,
): Promise<NotificationTexts> => {
  const locale = localeOfPlayer(settings)
  const say = await loadNotices(locale)
  return {
    title: say('reminder.title', { game: gameTitle(room, locale) }),
    text: say('reminder.body', {
      names: await seatNames(room, settings),
      hours: leftMs < HOUR ? 0 : Math.round(leftMs / HOUR),
    }),
    url: roomUrl(room, home),
  }
}

export const turnText = async (
  waiting: readonly RoomListItem[],
  settings: NotificationSettings,
  home: string,
): Promise<NotificationTexts> => {
  const locale = localeOfPlayer(settings)
  const say = await loadNotices(locale)
  const [first] = waiting
  if (first !== undefined && waiting.length === 1)
    return {
      title: say('turn.title', { game: gameTitle(first, locale) }),
      text: say('turn.body', { names: await seatNames(first, settings) }),
      url: roomUrl(first, home),
    }
  const lines = waiting.map(async (room) =>
    say('several.line', { game: gameTitle(room, locale), names: await seatNames(room, settings) }),
  )
  return {
    title: say('several.title', { count: waiting.length }),
    text: (await Promise.all(lines)).join('\n'),
    url: `${home}/#/`,
  }
}

/** Short enough to type, too long to guess in the few attempts that are allowed. */
export const newCode = (): string => String(randomInt(100_000_000)).padStart(8, '0')

export const testNotification = async (
  settings: NotificationSettings,
  home: string,
): Promise<PlayerNotification> => {
  const say = await loadNotices(localeOfPlayer(settings))
  return { id: randomUUID(), title: say('test.title'), text: say('test.body'), url: `${home}/#/` }
}

export const confirmationNotification = async (
  settings: NotificationSettings,
  home: string,
  code: string,
): Promise<PlayerNotification> => {
  const say = await loadNotices(localeOfPlayer(settings))
  return {
    id: randomUUID(),
    title: say('confirm.title'),
    text: say('confirm.body', { code }),
    url: `${home}/#/`,
  }
}
