/** Messages that somebody asks for while they settle how to be told. */
import { randomInt, randomUUID } from 'node:crypto'
import type { TellMe } from '@quayside/protocol'
import { loadNotices } from '@quayside/texts/notice'
import type { Notice } from './notice.ts'

/** Short enough to be typed, too long to be guessed in the few tries that there are. */
export const newCode = (): string => String(randomInt(100_000_000)).padStart(8, '0')

export const trialNotice = async ({ locale }: TellMe, home: string): Promise<Notice> => {
  const say = await loadNotices(locale)
  return { id: randomUUID(), title: say('test.title'), text: say('test.body'), url: `${home}/#/` }
}

export const confirmNotice = async ({ locale }: TellMe, home: string, code: string): Promise<Notice> => {
  const say = await loadNotices(locale)
  return {
    id: randomUUID(),
    title: say('confirm.title'),
    text: say('confirm.body', { code }),
    url: `${home}/#/`,
  }
}
