import { expect, it } from 'vitest'
import { LOCALES } from '../locale.ts'
import { expectComplete, expectTypography } from '../testing/messages.ts'
import { loadNotices } from './load.ts'
import { NOTICE } from './parameters.ts'

it.each(LOCALES)('the notices are complete in %s and keep its typography', async (locale) => {
  const { messages } = (await import(`./messages/${locale}.ts`)) as {
    messages: Readonly<Record<string, string>>
  }
  expectComplete(messages, NOTICE, locale)
  expectTypography(messages, locale)
})

it.each([
  ['en', 'Time left: 1 hour. At the table: Mateo.'],
  ['fr', 'Temps restant\u00a0: 1\u00a0heure. À la table\u00a0: Mateo.'],
  ['es', 'Tiempo restante: 1\u00a0hora. En la mesa: Mateo.'],
  ['zh-Hant', '剩餘時間：1小時。同桌玩家：Mateo。'],
] as const)('a reminder counts in %s', async (locale, text) => {
  const say = await loadNotices(locale)
  expect(say('reminder.body', { hours: 1, names: 'Mateo' })).toBe(text)
})
