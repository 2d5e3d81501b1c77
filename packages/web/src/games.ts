/** The games that the site offers, and their lazily loaded parts. */
import type {
  AnyManifest,
  GameLanguage,
  GameTable,
  GameText,
  LessonTexts,
  PositionEditor,
} from '@quayside/game'
import { fetchingOnce, lazyTexts } from '@quayside/table/page/lazy.ts'
import type { Route } from '@quayside/table/page/routing.ts'
import type { SiteTexts } from '@quayside/table/page/texts.ts'
import type { Locale } from '@quayside/texts'
import { use, useEffect, useState } from 'react'
import { games } from './backend/game-registry.ts'

export { games }

/** The title of a game; the id of one that is not offered. */
export const gameTitle = (id: string, { locale }: SiteTexts): string => {
  const game = games.get(id)
  return game.ok ? game.value.title[locale] : id
}

/** Whether the site can replay a game. */
export const hasReplay = (id: string | null): boolean => {
  const game = games.get(id ?? '')
  return game.ok && game.value.replay !== undefined
}

/** Whether a game has a position editor. */
export const hasEditor = (id: string): boolean => {
  const game = games.get(id)
  return game.ok && game.value.editor !== undefined
}

/** The default leaderboard. */
export const FIRST_RATINGS: Route = { page: 'ratings', game: games.ids[0] ?? '', seats: 3 }

type PartName =
  | 'statistics'
  | 'table'
  | 'textBoard'
  | 'replay'
  | 'setup'
  | 'policyFields'
  | 'book'
  | 'lessons'
  | 'puzzles'
  | 'cover'

type Parts = { [Name in PartName]: Awaited<ReturnType<NonNullable<AnyManifest[Name]>>> }

const fetchOnce = fetchingOnce()

/** Null for a game without this part, or one that is not offered. */
export const loadPart = <Name extends PartName>(id: string, name: Name): Promise<Parts[Name] | null> =>
  fetchOnce(`${id} ${name}`, async () => {
    const game = games.get(id)
    const load: (() => Promise<unknown>) | undefined = game.ok ? game.value[name] : undefined
    return load === undefined ? null : ((await load()) as Parts[Name])
  })

/** The same as a hook; suspends until the part is loaded. */
export const usePart = <Name extends PartName>(id: string, name: Name): Parts[Name] | null =>
  use(loadPart(id, name))

const manifestOf = (id: string): AnyManifest => {
  const game = games.get(id)
  if (!game.ok) throw new Error(`${id} is not offered`)
  return game.value
}

/** A game's own text board, or one generated from its outline. */
export const useText = (id: string): GameText =>
  use(
    fetchOnce(
      `${id} text`,
      async () =>
        (await loadPart(id, 'textBoard')) ??
        (await import('@quayside/table/generic/generic-text.tsx')).genericText(manifestOf(id)),
    ),
  )

/** A game's own drawn table, or one generated from its outline. */
export const useDrawnTable = (id: string): GameTable =>
  use(
    fetchOnce(
      `${id} drawn`,
      async () =>
        (await loadPart(id, 'table')) ??
        (await import('@quayside/table/generic/generic-table.tsx')).genericTable(manifestOf(id)),
    ),
  )

/** The same without suspending: undefined until it is loaded. */
export const useLoadedPart = <Name extends PartName>(
  id: string,
  name: Name,
): Parts[Name] | null | undefined => {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly part: Parts[Name] | null } | null>(
    null,
  )
  useEffect(() => {
    let left = false
    loadPart(id, name).then(
      (part) => {
        if (!left) setLoaded({ id, part })
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [id, name])
  return loaded?.id === id ? loaded.part : undefined
}

/** Texts of each game, which a change of language waits for. */
const textsOfGames = <Texts>(
  load: (game: AnyManifest | null, locale: Locale) => Promise<Texts>,
): ((id: string | null) => Texts) => {
  const hooks = new Map<string | null, () => Texts>()
  return (id) => {
    const useTexts =
      hooks.get(id) ??
      lazyTexts(async (locale) => {
        const game = games.get(id ?? '')
        return load(game.ok ? game.value : null, locale)
      })
    hooks.set(id, useTexts)
    return useTexts()
  }
}

/** A game's own texts; null where it has none. */
export const useLanguage = textsOfGames(
  async (game, locale): Promise<GameLanguage | null> => (await game?.language?.(locale)) ?? null,
)

/** A game's position editor; null where it has none. */
export const useEditorPart = textsOfGames(
  async (game, locale): Promise<PositionEditor | null> => (await game?.editor?.(locale)) ?? null,
)

/** The preferences of a game with their labels, in the order of the manifest; empty where it has none. */
export const usePreferenceLabels = textsOfGames(async (game, locale) => {
  const labels = (await game?.preferenceLabels?.(locale)) ?? {}
  return Object.entries(game?.preferences ?? {}).map(([preference, normally]) => ({
    preference,
    label: labels[preference] ?? preference,
    normally,
  }))
})

/** The texts of a game's lessons. */
export const useGameLessonTexts = textsOfGames(
  async (game, locale): Promise<LessonTexts> =>
    (await game?.lessonTexts?.(locale)) ?? (() => ({ title: '', body: '' })),
)
