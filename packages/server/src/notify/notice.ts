/** What somebody is told: which tables wait, and who sits there. Nothing of the game itself. */
import type { TellMe } from '@quayside/protocol'
import { loadNotices } from '@quayside/texts/notice'
import type { ListedRoom } from '../storage/room-shelf.ts'

export interface Notice {
  readonly title: string
  readonly text: string
  readonly url: string
}

const TITLES: Readonly<Record<string, string>> = { 'le-havre': 'Le Havre', 'packet-row': 'Packet Row' }

const titleOf = ({ room }: ListedRoom): string => TITLES[room.game] ?? room.game

const namesAt = ({ seats }: ListedRoom, locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    seats.map(({ name, bot, seat }) => (bot ?? name) || `${seat + 1}`),
  )

export const noticeOf = async (
  waiting: readonly ListedRoom[],
  { locale }: TellMe,
  home: string,
): Promise<Notice> => {
  const say = await loadNotices(locale)
  const [first] = waiting
  if (first !== undefined && waiting.length === 1)
    return {
      title: say('turn.title', { game: titleOf(first) }),
      text: say('turn.body', { names: namesAt(first, locale) }),
      url: `${home}/#/join/${first.room.id}`,
    }
  return {
    title: say('several.title', { count: waiting.length }),
    text: waiting
      .map((room) => say('several.line', { game: titleOf(room), names: namesAt(room, locale) }))
      .join('\n'),
    url: `${home}/#/`,
  }
}
