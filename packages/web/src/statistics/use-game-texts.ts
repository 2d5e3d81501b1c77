/** The games' names for the things that are counted in them. */
import type { StatisticsTexts } from '@quayside/game'
import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { games, loadPart } from '../games.ts'

type GameTexts = (game: string) => StatisticsTexts | null

/** Of all games; null for a game that counts only results. */
export const useGameTexts: () => GameTexts = lazyTexts(async (locale) => {
  const all = await Promise.all(
    games.ids.map(
      async (id) => [id, (await (await loadPart(id, 'statistics'))?.texts(locale)) ?? null] as const,
    ),
  )
  const texts = new Map(all)
  return (game) => texts.get(game) ?? null
})
