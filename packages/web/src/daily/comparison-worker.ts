/** Worker that plays a daily deal with a bot of every level in the player's seat, the fastest first. */
import { findDeal, offeredDeals } from '@quayside/game/daily/deal.ts'
import { decidingHere, type FinishedTry, playDeal } from '@quayside/game/daily/play.ts'
import { DAILY_LEVELS, type DailyLevel } from '@quayside/game/daily/rank.ts'
import { botsOf } from '@quayside/game/loaded'
import type { TryName } from '@quayside/table/session/counted-try.ts'
import { games } from '../backend/game-registry.ts'

export interface ComparisonRequest extends TryName {
  /** Levels that already have a result. */
  readonly known: readonly string[]
}

/** The result of one level, or the end of the run. */
export type ComparisonReply =
  | { readonly kind: 'result'; readonly level: DailyLevel; readonly played: FinishedTry }
  | { readonly kind: 'done' }

const post = (message: ComparisonReply): void => self.postMessage(message)

const compare = async ({ kind, date, known }: ComparisonRequest): Promise<void> => {
  const found = findDeal(await offeredDeals(games), kind, date)
  const bots = found.ok ? await botsOf(games, found.value.game) : found
  if (!found.ok || !bots.ok) return
  const { rules } = bots.value
  const decide = decidingHere(bots.value)
  for (const level of DAILY_LEVELS) {
    if (known.includes(level)) continue
    const played = await playDeal({ ...found.value, rules }, level, decide)
    if (played.ok) post({ kind: 'result', level, played: played.value })
  }
}

self.onmessage = ({ data }: MessageEvent<ComparisonRequest>): void => {
  compare(data).then(() => post({ kind: 'done' }), reportError)
}
