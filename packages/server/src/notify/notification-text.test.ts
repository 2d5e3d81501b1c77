import { expect, it } from 'vitest'
import { loadNotices } from './notification-text.ts'

it.each([
  ['en', 'Time left: 1 hour. Players: Mateo.'],
  ['fr', 'Temps restant\u00a0: 1\u00a0heure. À la table\u00a0: Mateo.'],
  ['es', 'Tiempo restante: 1\u00a0hora. En la mesa: Mateo.'],
  ['zh-Hant', '剩餘時間：1小時。同桌玩家：Mateo。'],
] as const)('a reminder counts in %s', async (locale, text) => {
  const say = await loadNotices(locale)
  expect(say('reminder.body', { hours: 1, names: 'Mateo' })).toBe(text)
})
