/** What people are told who are not at the table: never anything that only some may know. */
import { lazyMessages } from '@quayside/texts'
import type { NotifyMessages } from './messages/types.ts'

export const loadNotices = lazyMessages<NotifyMessages>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
)
