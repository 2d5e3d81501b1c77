/** The tries of daily deals: begun, finished, given up, practiced. */
import { findDeal, localDate, type OfferedDeal, offeredDeals } from '@quayside/game/daily/deal.ts'
import { isInTime, type Streak, streakOf } from '@quayside/game/daily/streak.ts'
import { parseRecord, type Refusal } from '@quayside/kernel'
import { fetchingOnce } from '@quayside/table/page/lazy.ts'
import type { Words } from '@quayside/table/page/texts.ts'
import { botName } from '@quayside/table/seat-names.ts'
import { countedTryId, practiceId, type TryName } from '@quayside/table/session/counted-try.ts'
import { realGame } from '@quayside/table/session/current-game.ts'
import type { NewGame } from '@quayside/table/session/messages.ts'
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

const change = async (name: TryName, edit: (kept: DailyTry) => DailyTry): Promise<DailyTry | null> => {
  const changed = await changeTry(tryKey(name), edit)
  if (!changed.ok) useDaily.setState({ refusal: changed.refusal })
  else if (changed.value !== null) keep(changed.value)
  return changed.ok ? changed.value : null
}

/** Reads the tries; one whose game is over but was not noted down at its table is finished now. */
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

const planOf = async (name: TryName, words: Words): Promise<NewGame | null> => {
  const found = findDeal(await loadDeals(), name.kind, name.date)
  if (!found.ok) {
    useDaily.setState({ refusal: found.refusal })
    return null
  }
  const { game, deal, seed } = found.value
  const seats = deal.seats.map((bot, seat) => ({ name: bot === null ? '' : botName(seat, words), bot }))
  return { game, options: deal.options, seed, seats }
}

/** Begins the counted try, or goes on with it. */
export const playCountedTry = async (name: TryName, words: Words): Promise<void> => {
  const plan = await planOf(name, words)
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
  // A game that was begun goes on; one that was lost with the browser's storage begins again.
  if (!(await readSavedGame(id)).ok) realGame().begin(id, plan)
  goTo({ page: 'table', id })
}

export const practiceDeal = async (name: TryName, words: Words): Promise<void> => {
  const plan = await planOf(name, words)
  if (plan === null) return
  const id = practiceId(name, createId())
  realGame().begin(id, plan)
  goTo({ page: 'table', id })
}

/** Plays a record again by the deal's rules; null where it is not of this deal or not over. */
const finishedTry = async (name: TryName, text: string) => {
  const found = findDeal(await loadDeals(), name.kind, name.date)
  const record = parseRecord(text)
  if (!found.ok || !record.ok) return null
  const [rules, { replayTry }] = await Promise.all([
    games.rules(found.value.game, record.value.rulesVersion),
    import('@quayside/game/daily/play.ts'),
  ])
  const played = rules.ok ? await replayTry({ ...found.value, rules: rules.value }, text, null) : rules
  return played.ok ? played.value : null
}

const finishWith = async (name: TryName, text: string, endedAt: number): Promise<void> => {
  const finished = await finishedTry(name, text)
  if (finished === null) return
  const endedOn = localDate(new Date(endedAt))
  await change(name, (kept) => (isOpen(kept) ? { ...kept, endedAt, endedOn, finished } : kept))
}

/** Notes down the end of the game that is on the table. */
export const finishCountedTry = async (name: TryName): Promise<void> => {
  const text = await gameText(countedTryId(name))
  if (text !== null) await finishWith(name, text, Date.now())
}

export const finishPractice = async (name: TryName, id: string): Promise<void> => {
  const text = await gameText(id)
  const played = text === null ? null : await finishedTry(name, text)
  if (played !== null)
    await change(name, (kept) => ({
      ...kept,
      practiceBest: Math.max(played.points, kept.practiceBest ?? played.points),
    }))
}

export const giveUp = async (name: TryName): Promise<void> => {
  const now = Date.now()
  await change(name, (kept) =>
    isOpen(kept) ? { ...kept, endedAt: now, endedOn: localDate(new Date(now)) } : kept,
  )
  goTo({ page: 'daily', ...name })
}

export const keepComparison = async (name: TryName, level: string, result: number): Promise<void> => {
  await change(name, (kept) => ({ ...kept, comparison: { ...kept.comparison, [level]: result } }))
}

/** Dates with a try finished in time, and those that may still become such. */
export const streakFrom = (tries: readonly DailyTry[], today: string): Streak => {
  const played = tries.filter(
    ({ finished, date, endedOn }) => finished !== null && endedOn !== null && isInTime(date, endedOn),
  )
  const open = tries.filter((one) => isOpen(one) && isInTime(one.date, today))
  return streakOf(new Set(played.map(({ date }) => date)), new Set(open.map(({ date }) => date)), today)
}
