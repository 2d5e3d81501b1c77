/** Store of daily tries: start, finish, give up, practise. */
import type { DailyPart } from '@quayside/game'
import { findDeal, localDate, type OfferedDeal, offeredDeals } from '@quayside/game/daily/deal.ts'
import type { FinishedTry } from '@quayside/game/daily/play.ts'
import { DAILY_LEVELS, type DailyLevel } from '@quayside/game/daily/rank.ts'
import { parseRecord, type Refusal } from '@quayside/kernel'
import { fetchingOnce } from '@quayside/table/page/lazy.ts'
import type { TableTexts } from '@quayside/table/page/texts.ts'
import { botName } from '@quayside/table/seat-names.ts'
import { countedTryId, practiceId, type TryName } from '@quayside/table/session/counted-try.ts'
import { realGame } from '@quayside/table/session/current-game.ts'
import type { NewGame } from '@quayside/table/session/messages.ts'
import type { Locale } from '@quayside/texts'
import { create } from 'zustand'
import { addTry, changeTry, type DailyTry, listTries, tryKey } from '../backend/daily-tries.ts'
import { readSavedGame } from '../backend/saved-games.ts'
import { games } from '../games.ts'
import { gameText } from '../shell/components/export-game.tsx'
import { createId } from '../state/new-game-draft.ts'
import { goTo } from '../state/routing.ts'

const fetchOnce = fetchingOnce()

/** The deals of every date. */
export const loadDeals = (): Promise<readonly OfferedDeal[]> => fetchOnce('deals', () => offeredDeals(games))

interface DailyState {
  /** Null until they have been read. */
  readonly tries: readonly DailyTry[] | null
  readonly refusal: Refusal | null
}

export const useDaily = create<DailyState>()(() => ({ tries: null, refusal: null }))

const keep = (changed: DailyTry): void =>
  useDaily.setState(({ tries }) => ({
    tries: [...(tries ?? []).filter(({ id }) => id !== changed.id), changed],
  }))

const change = async (name: TryName, edit: (stored: DailyTry) => DailyTry): Promise<DailyTry | null> => {
  const changed = await changeTry(tryKey(name), edit)
  if (!changed.ok) useDaily.setState({ refusal: changed.refusal })
  else if (changed.value !== null) keep(changed.value)
  return changed.ok ? changed.value : null
}

/** Reads the tries; finishes those whose game ended without being recorded. */
export const refreshTries = async (): Promise<void> => {
  const found = await listTries()
  if (!found.ok) return useDaily.setState({ tries: [], refusal: found.refusal })
  useDaily.setState({ tries: found.value, refusal: null })
  for (const open of found.value.filter(isOpen)) {
    const saved = await readSavedGame(countedTryId(open))
    if (saved.ok && saved.value.over) await finishWith(open, saved.value.record, saved.value.changed)
  }
}

export const isOpen = ({ endedAt }: DailyTry): boolean => endedAt === null

export const tryOf = (tries: readonly DailyTry[] | null, { date, kind }: TryName): DailyTry | null =>
  tries?.find((one) => one.date === date && one.kind === kind) ?? null

const planOf = async (name: TryName, texts: TableTexts): Promise<NewGame | null> => {
  const found = findDeal(await loadDeals(), name.kind, name.date)
  if (!found.ok) {
    useDaily.setState({ refusal: found.refusal })
    return null
  }
  const { game, deal, seed } = found.value
  const seats = deal.seats.map((bot, seat) => ({ name: bot === null ? '' : botName(seat, texts), bot }))
  return { game, options: deal.options, seed, seats }
}

/** Starts or resumes the counted try. */
export const playCountedTry = async (name: TryName, texts: TableTexts): Promise<void> => {
  const plan = await planOf(name, texts)
  if (plan === null) return
  const begun = await addTry({
    id: tryKey(name),
    ...name,
    game: plan.game,
    startedAt: Date.now(),
    endedAt: null,
    endedOn: null,
    finished: null,
    comparison: {},
    practiceBest: null,
  })
  if (!begun.ok) return useDaily.setState({ refusal: begun.refusal })
  keep(begun.value)
  if (!isOpen(begun.value)) return
  const id = countedTryId(name)
  // Resumes the saved game; if the browser has lost it, the deal starts again.
  if (!(await readSavedGame(id)).ok) realGame().begin(id, plan)
  goTo({ page: 'table', id })
}

export const practiceDeal = async (name: TryName, texts: TableTexts): Promise<void> => {
  const plan = await planOf(name, texts)
  if (plan === null) return
  const id = practiceId(name, createId())
  realGame().begin(id, plan)
  goTo({ page: 'table', id })
}

/** The deal with the rules of a record, and what replays it; null for an unknown deal or an invalid record. */
const replayable = async ({ kind, date }: TryName, text: string) => {
  const found = findDeal(await loadDeals(), kind, date)
  const record = parseRecord(text)
  if (!found.ok || !record.ok) return null
  const [rules, { replayTry, partsOfTry }] = await Promise.all([
    games.rules(found.value.game, record.value.rulesVersion),
    import('@quayside/game/daily/play.ts'),
  ])
  return rules.ok ? { deal: { ...found.value, rules: rules.value }, replayTry, partsOfTry } : null
}

/** Replays a record by the deal's rules; null if it is of another deal or unfinished. */
export const finishedTry = async (name: TryName, text: string): Promise<FinishedTry | null> => {
  const found = await replayable(name, text)
  const played = (await found?.replayTry(found.deal, text, null)) ?? null
  return played?.ok === true ? played.value : null
}

/** A finished game in words. */
export const partsOf = async (
  name: TryName,
  text: string,
  locale: Locale,
): Promise<readonly DailyPart[] | null> => {
  const found = await replayable(name, text)
  return found === null ? null : found.partsOfTry(found.deal, text, locale)
}

const finishWith = async (name: TryName, text: string, endedAt: number): Promise<void> => {
  const finished = await finishedTry(name, text)
  if (finished === null) return
  const endedOn = localDate(new Date(endedAt))
  await change(name, (stored) => (isOpen(stored) ? { ...stored, endedAt, endedOn, finished } : stored))
}

/** Records the end of the open game. */
export const finishCountedTry = async (name: TryName): Promise<void> => {
  const text = await gameText(countedTryId(name))
  if (text !== null) await finishWith(name, text, Date.now())
}

export const finishPractice = async (name: TryName, id: string): Promise<void> => {
  const text = await gameText(id)
  const played = text === null ? null : await finishedTry(name, text)
  if (played !== null)
    await change(name, (stored) => ({
      ...stored,
      practiceBest: Math.max(played.points, stored.practiceBest ?? played.points),
    }))
}

export const giveUp = async (name: TryName): Promise<void> => {
  const now = Date.now()
  await change(name, (stored) =>
    isOpen(stored) ? { ...stored, endedAt: now, endedOn: localDate(new Date(now)) } : stored,
  )
  goTo({ page: 'daily', ...name })
}

/** Stores what a bot reached; of the strongest one the whole game, which is shown when the day is over. */
export const keepComparison = async (
  name: TryName,
  level: DailyLevel,
  played: FinishedTry,
): Promise<void> => {
  await change(name, (stored) => ({
    ...stored,
    comparison: { ...stored.comparison, [level]: played.result },
    ...(level === DAILY_LEVELS.at(-1) ? { bestBot: played } : {}),
  }))
}
