/** Collects, restores and deletes the player's data in this browser. */
import type { FinishedTry } from '@quayside/game/daily/play.ts'
import { accept, type Result } from '@quayside/kernel'
import { countedTryId, isCountedTry } from '@quayside/table/session/counted-try.ts'
import { type DailyTry, deleteTries, listTries, restoreTry } from '../backend/daily-tries.ts'
import { deleteSavedGame, listSavedGames, restore, type SavedGame } from '../backend/saved-games.ts'
import { finishedTry, refreshTries } from '../daily/daily-store.ts'
import { NO_PROGRESS, type PuzzleProgress, usePuzzleProgress } from '../puzzles/puzzle-progress.ts'
import { forgetAnswers } from '../puzzles/server-answers.ts'
import { forget, keep, readStored } from '../statistics/stored-results.ts'
import { gamesToAdd, mergedProgress, type OwnData, readOwnData, triesToAdd } from './own-data.ts'

const progressNow = (): PuzzleProgress => {
  const { player, answers, missed, bestStreak } = usePuzzleProgress.getState()
  return { player, answers, missed, bestStreak }
}

export const collectOwnData = async (): Promise<Result<OwnData>> => {
  const [saved, tries, { reviews }] = await Promise.all([listSavedGames(), listTries(), readStored()])
  if (!saved.ok) return saved
  if (!tries.ok) return tries
  return accept({
    games: saved.value.games,
    reviews: [...reviews.values()],
    tries: tries.value,
    puzzles: progressNow(),
  })
}

export interface Restored {
  readonly games: number
  readonly tries: number
  readonly answers: number
  readonly unreadable: number
}

/** Replays the games of an attempt, because a file can be edited; null if its own game does not replay. */
const replayed = async (one: DailyTry): Promise<DailyTry | null> => {
  const again = ({ record }: FinishedTry): Promise<FinishedTry | null> => finishedTry(one, record)
  const { bestBot, ...rest } = one
  const [finished, best] = await Promise.all([
    one.finished === null ? null : again(one.finished),
    bestBot === undefined ? null : again(bestBot),
  ])
  if (one.finished !== null && finished === null) return null
  return { ...rest, finished, ...(best === null ? {} : { bestBot: best }) }
}

/** Adds the data of a file to those of this browser. */
export const restoreOwnData = async (text: string): Promise<Result<Restored>> => {
  const [read, here] = [readOwnData(text), await collectOwnData()]
  if (!read.ok) return read
  if (!here.ok) return here
  const { games, reviews, tries, puzzles, unreadable } = read.value
  const addedGames = gamesToAdd(here.value.games, games)
  for (const game of addedGames) {
    const written = await restore(game)
    if (!written.ok) return written
  }
  for (const review of reviews) await keep('reviews', review)
  const wanted = triesToAdd(here.value.tries, tries)
  const checked = (await Promise.all(wanted.map(replayed))).filter((one) => one !== null)
  for (const one of checked) {
    const written = await restoreTry(one)
    if (!written.ok) return written
  }
  const before = progressNow().answers.length
  usePuzzleProgress.getState().replace((progress) => mergedProgress(progress, puzzles))
  await refreshTries()
  return accept({
    games: addedGames.length,
    tries: checked.length,
    answers: progressNow().answers.length - before,
    unreadable: unreadable + wanted.length - checked.length,
  })
}

/** What can be deleted, each on its own. */
export const PARTS = ['finished', 'unfinished', 'puzzles', 'daily'] as const

export type OwnDataPart = (typeof PARTS)[number]

/** The games of daily attempts belong to their attempts. */
const gamesOf = ({ games }: OwnData, over: boolean): readonly SavedGame[] =>
  games.filter((game) => game.over === over && !isCountedTry(game.id))

export const countParts = (data: OwnData): Readonly<Record<OwnDataPart, number>> => ({
  finished: gamesOf(data, true).length,
  unfinished: gamesOf(data, false).length,
  puzzles: data.puzzles.answers.length,
  daily: data.tries.length,
})

const deleteGames = async (ids: readonly string[]): Promise<Result<null>> => {
  for (const id of ids) {
    const deleted = await deleteSavedGame('games', id)
    if (!deleted.ok) return deleted
  }
  return accept(null)
}

const deletePart = async (data: OwnData, part: OwnDataPart): Promise<Result<null>> => {
  switch (part) {
    case 'finished':
      await forget()
      return deleteGames(gamesOf(data, true).map(({ id }) => id))
    case 'unfinished':
      return deleteGames(gamesOf(data, false).map(({ id }) => id))
    case 'puzzles':
      usePuzzleProgress.getState().replace(() => NO_PROGRESS)
      forgetAnswers()
      return accept(null)
    case 'daily': {
      const deleted = await deleteGames(data.tries.map(countedTryId))
      return deleted.ok ? deleteTries() : deleted
    }
  }
}

export const deleteParts = async (parts: readonly OwnDataPart[]): Promise<Result<null>> => {
  const data = await collectOwnData()
  if (!data.ok) return data
  for (const part of parts) {
    const deleted = await deletePart(data.value, part)
    if (!deleted.ok) return deleted
  }
  await refreshTries()
  return accept(null)
}
