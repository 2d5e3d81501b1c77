import type { Result } from '@quayside/kernel'
import type { DailyTable, NewDailyEntry } from '@quayside/protocol'
import { request } from '../online/api.ts'

/** Whose entries are listed. */
export type Listed = 'all' | 'friends'

export const getTable = (date: string, kind: string, listed: Listed = 'all'): Promise<Result<DailyTable>> =>
  request(`daily/${date}/${kind}${listed === 'friends' ? '?players=friends' : ''}`)

export const handIn = (
  { date, kind }: { readonly date: string; readonly kind: string },
  entry: NewDailyEntry,
): Promise<Result<void>> => request(`daily/${date}/${kind}`, entry)
