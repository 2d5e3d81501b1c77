/** The games that the site offers, and their parts, each fetched when it is first asked for. */
import type {
  AnyManifest,
  GameLanguage,
  GameTable,
  GameText,
  LessonTexts,
  PositionEditor,
} from '@quayside/game'
import { fetchingOnce } from '@quayside/table/page/lazy.ts'
import type { Route } from '@quayside/table/page/routing.ts'
import { type HouseWords, useSiteTexts } from '@quayside/table/page/texts.ts'
import { use, useEffect, useState } from 'react'
import { games } from './backend/game-registry.ts'

export { games }

/** What a game is called; one that is not offered goes by its id. */
export const gameTitle = (id: string, { locale }: HouseWords): string => {
  const game = games.get(id)
  return game.ok ? game.value.title[locale] : id
}

/** Whether the site can replay a game. */
export const hasReplay = (id: string | null): boolean => {
  const game = games.get(id ?? '')
  return game.ok && game.value.replay !== undefined
}

/** Whether positions of a game can be set up by hand. */
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

/** Null for a game that has no such part, or is not offered. */
export const loadPart = <Name extends PartName>(id: string, name: Name): Promise<Parts[Name] | null> =>
  fetchOnce(`${id} ${name}`, async () => {
    const game = games.get(id)
    const load: (() => Promise<unknown>) | undefined = game.ok ? game.value[name] : undefined
    return load === undefined ? null : ((await load()) as Parts[Name])
  })

/** The same for whatever is drawn, which waits for it behind the nearest `Suspense`. */
export const usePart = <Name extends PartName>(id: string, name: Name): Parts[Name] | null =>
  use(loadPart(id, name))

const manifestOf = (id: string): AnyManifest => {
  const game = games.get(id)
  if (!game.ok) throw new Error(`${id} is not offered`)
  return game.value
}

/** A game as a text: its own text board, or the one that is made of its outline. */
export const useText = (id: string): GameText =>
  use(
    fetchOnce(
      `${id} text`,
      async () =>
        (await loadPart(id, 'textBoard')) ??
        (await import('@quayside/table/generic/generic-text.tsx')).genericText(manifestOf(id)),
    ),
  )

/** A game as it is drawn: its own table, or the one that is made of its outline. */
export const useDrawnTable = (id: string): GameTable =>
  use(
    fetchOnce(
      `${id} drawn`,
      async () =>
        (await loadPart(id, 'table')) ??
        (await import('@quayside/table/generic/generic-table.tsx')).genericTable(manifestOf(id)),
    ),
  )

/** The same without waiting: undefined until it is there. */
export const useLoadedPart = <Name extends PartName>(
  id: string,
  name: Name,
): Parts[Name] | null | undefined => {
  const [late, keep] = useState<{ readonly id: string; readonly part: Parts[Name] | null } | null>(null)
  useEffect(() => {
    let left = false
    loadPart(id, name).then(
      (part) => {
        if (!left) keep({ id, part })
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [id, name])
  return late?.id === id ? late.part : undefined
}

/** A game's own texts; null where it has none. */
export const useLanguage = (id: string | null): GameLanguage | null => {
  const { locale } = useSiteTexts()
  return use(
    fetchOnce(`${id} language ${locale}`, async () => {
      const game = games.get(id ?? '')
      return game.ok ? ((await game.value.language?.(locale)) ?? null) : null
    }),
  )
}

/** How a game's positions are set up by hand; null where it cannot be done. */
export const useEditorPart = (id: string): PositionEditor | null => {
  const { locale } = useSiteTexts()
  return use(
    fetchOnce(`${id} editor ${locale}`, async () => {
      const game = games.get(id)
      return game.ok ? ((await game.value.editor?.(locale)) ?? null) : null
    }),
  )
}

/** What the steps of a game's lesson say. */
export const useGameLessonTexts = (id: string): LessonTexts => {
  const { locale } = useSiteTexts()
  return use(
    fetchOnce(`${id} lesson ${locale}`, async () => {
      const game = games.get(id)
      return (
        (game.ok ? await game.value.lessonTexts?.(locale) : undefined) ?? (() => ({ title: '', body: '' }))
      )
    }),
  )
}
