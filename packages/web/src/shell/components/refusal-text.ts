/** Texts of refusals that need no game's texts: the site's own, a ban, and those that all games share. */
import type { Refusal } from '@quayside/kernel'
import { dayText } from '@quayside/table/format.ts'
import type { SiteTexts, TableTexts } from '@quayside/table/page/texts.ts'
import { explain } from '@quayside/texts'

export const siteRefusalText = (refusal: Refusal, texts: TableTexts): string =>
  appRefusalText(refusal, texts) ?? explain(refusal, texts.common)

/** Refusal codes of the site; all others belong to a game. */
const SITE_CODES = [
  'no-such-game',
  'open-elsewhere',
  'opened-elsewhere',
  'damaged-save',
  'worker-crashed',
  'bot-crashed',
  'unknown-game',
  'wrong-seat-count',
  'counted-try',
  'storage-full',
  'storage-blocked',
  'storage-newer',
  'storage-failed',
] as const

/** Null for a refusal that only a game can explain. */
export const appRefusalText = ({ code }: Refusal, { shell }: SiteTexts): string | null => {
  const own = SITE_CODES.find((known) => known === code)
  return own === undefined ? null : shell(`refusal.${own}`)
}

/** Reason and end of a ban. */
export const banText = ({ params }: Refusal, texts: SiteTexts): string => {
  const until = Number(params['until'] ?? 0)
  return texts.online('refusal.banned', {
    ends: until === 0 ? 'never' : 'later',
    date: dayText(until, texts),
    reason: String(params['reason'] ?? ''),
  })
}
