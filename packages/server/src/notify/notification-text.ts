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
import type { NotifyMessages } from './messages/types.ts'

/** The messages to absent players: never anything that only some may know. */
export const loadNotices = lazyMessages<NotifyMessages>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
)

/** Where a channel leads. */
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

/** A short label; the endpoint of a push is of no use to a reader. */
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

const titleOf = ({ room }: RoomListItem, locale: Locale): string => {
  const game = games.get(room.game)
  return game.ok ? game.value.title[locale] : room.game
}

const loadCommon = lazyTranslator<CommonMessages>(async (locale) => ({
  default: await loadCommonMessages(locale),
}))

/** Who sits there: a bot by the name of its level, a seat without a name by its number. */
const namesAt = async ({ seats }: RoomListItem, settings: NotificationSettings): Promise<string> => {
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

const tableUrl = ({ room }: RoomListItem, home: string): string => `${home}/#/join/${room.id}`

/** A reminder with the remaining time in milliseconds. */
export const reminderText = async (
  table: RoomListItem,
  left: number,
  settings: NotificationSettings,
  home: string,
): Promise<NotificationTexts> => {
  const locale = localeOfPlayer(settings)
  const say = await loadNotices(locale)
  return {
    title: say('reminder.title', { game: titleOf(table, locale) }),
    text: say('reminder.body', {
      names: await namesAt(table, settings),
      hours: left < HOUR ? 0 : Math.round(left / HOUR),
    }),
    url: tableUrl(table, home),
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
      title: say('turn.title', { game: titleOf(first, locale) }),
      text: say('turn.body', { names: await namesAt(first, settings) }),
      url: tableUrl(first, home),
    }
  const lines = waiting.map(async (room) =>
    say('several.line', { game: titleOf(room, locale), names: await namesAt(room, settings) }),
  )
  return {
    title: say('several.title', { count: waiting.length }),
    text: (await Promise.all(lines)).join('\n'),
    url: `${home}/#/`,
  }
}

/** Test and confirmation messages that the player asks for. */

/** Short enough to be typed, too long to be guessed in the few tries that there are. */
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
