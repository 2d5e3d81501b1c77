/** The time zone that a table was told, so that it is told again only when the person has travelled. */
import { browserStorage, readText, writeText } from '@quayside/table/page/keep.ts'

const keyOf = (room: string): string => `quayside.zone.${room}`

/** The zone of this browser, once for each table and journey; null where the table knows it. */
export const changedTimeZone = (room: string): string | null => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (readText(browserStorage, keyOf(room)) === timeZone) return null
  writeText(browserStorage, keyOf(room), timeZone)
  return timeZone
}
