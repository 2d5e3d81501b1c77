/** The puzzles of all games: the lists are loaded first, the puzzles themselves in packs. */
import {
  PACK_SIZE,
  type Puzzle,
  type PuzzleBook,
  type PuzzleSketch,
  type PuzzleTexts,
  type SketchRow,
} from '@quayside/game'
import { fetchingOnce } from '@quayside/table/page/lazy.ts'
import { type SiteTexts, useSiteTexts } from '@quayside/table/page/texts.ts'
import type { Locale } from '@quayside/texts'
import { use, useEffect, useState } from 'react'
import { rulesOf } from '../backend/game-registry.ts'
import { games, loadPart } from '../games.ts'
import { type Listed, listed, withStandings } from './puzzle-choice.ts'
import { loadStandings } from './server-answers.ts'

export interface PuzzleLibrary {
  readonly books: ReadonlyMap<string, PuzzleBook>
  readonly all: readonly Listed[]
}

const fetchOnce = fetchingOnce()

const load = (): Promise<PuzzleLibrary> =>
  fetchOnce('library', async () => {
    const found = await Promise.all(games.ids.map(async (id) => [id, await loadPart(id, 'puzzles')] as const))
    const books = new Map(found.flatMap(([id, book]) => (book === null ? [] : [[id, book] as const])))
    return { books, all: listed([...books.values()].map(({ index }) => index)) }
  })

export const usePuzzleLibrary = (): PuzzleLibrary => use(load())

/** Loads the pack that contains a puzzle. */
export const loadPuzzle = async ({ game, place }: Listed): Promise<Puzzle | null> => {
  const book = (await load()).books.get(game)
  if (book === undefined) return null
  const number = Math.floor(place / PACK_SIZE)
  const pack = await fetchOnce(`${game} ${number}`, () => book.pack(number))
  return pack[place % PACK_SIZE] ?? null
}

/** The puzzles to train with: rated by a server's solvers where there is a server. */
export const loadTraining = (): Promise<readonly Listed[]> =>
  fetchOnce('training', async () => {
    const { all, books } = await load()
    const entries = [...books.keys()].map(async (game) =>
      (await loadStandings(game)).map((one) => [`${game}/${one.puzzle}`, one] as const),
    )
    return withStandings(all, new Map((await Promise.all(entries)).flat()))
  })

/** Fetches every pack for offline use. */
export const loadEverything = async (): Promise<void> => {
  const { all } = await load()
  await Promise.all(all.filter(({ place }) => place % PACK_SIZE === 0).map(loadPuzzle))
}

const loadSketch = (game: string, locale: Locale): Promise<PuzzleSketch | null> =>
  fetchOnce(
    `sketch ${game} ${locale}`,
    async () => (await (await load()).books.get(game)?.sketch(locale)) ?? null,
  )

/** The icon of each theme; an empty one until the games' icons are loaded. */
export const useThemeIcons = (): ((theme: string) => string) => {
  const { locale } = useSiteTexts()
  const { books } = usePuzzleLibrary()
  const [icons, setIcons] = useState<ReadonlyMap<string, PuzzleSketch['themes']>>(new Map())
  useEffect(() => {
    let isLeft = false
    const entries = [...books.keys()].map(
      async (game) => [game, (await loadSketch(game, locale))?.themes ?? {}] as const,
    )
    Promise.all(entries).then(
      (found) => {
        if (!isLeft) setIcons(new Map(found))
      },
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [books, locale])
  return (theme) => {
    const [game = '', id = ''] = theme.split('/')
    return icons.get(game)?.[id] ?? ''
  }
}

export interface SketchedPuzzle {
  /** When it is in the game; null if the game does not tell. */
  readonly stage: string | null
  readonly question: string | null
  readonly rows: readonly SketchRow[]
}

const sketched = async (entry: Listed, { locale, shell }: SiteTexts): Promise<SketchedPuzzle | null> => {
  const manifest = games.get(entry.game)
  if (!manifest.ok) return null
  const [puzzle, rules, sketch, language, progress] = await Promise.all([
    loadPuzzle(entry),
    rulesOf(entry.game),
    loadSketch(entry.game, locale),
    manifest.value.language?.(locale),
    manifest.value.progress?.(),
  ])
  if (puzzle === null || sketch === null || !rules.ok) return null
  const view = rules.value.position.read(puzzle.position)
  if (!view.ok) return null
  const stage = progress?.progress(view.value)
  return {
    stage:
      stage === undefined
        ? null
        : stage.rounds === 0
          ? shell('game.round', { round: stage.round })
          : shell('game.stage', { ...stage }),
    question: language?.question(view.value, puzzle.seat) ?? null,
    rows: sketch.rows(view.value, puzzle.seat),
  }
}

/** A puzzle's position in short; suspends until it is loaded, and is null where it cannot be. */
export const useSketch = (entry: Listed): SketchedPuzzle | null => {
  const texts = useSiteTexts()
  return use(
    fetchOnce(`sketched ${entry.key} ${texts.locale}`, () => sketched(entry, texts).catch(() => null)),
  )
}

const NO_TEXTS: PuzzleTexts = (id) => ({ title: id, about: '', look: '' })

/** The games' texts about their puzzle themes. */
export const usePuzzleThemes = (): ((theme: string) => ReturnType<PuzzleTexts>) => {
  const { locale } = useSiteTexts()
  const texts = use(
    fetchOnce(`themes ${locale}`, async () => {
      const { books } = await load()
      const entries = [...books].map(async ([id, book]) => [id, await book.texts(locale)] as const)
      return new Map(await Promise.all(entries))
    }),
  )
  return (theme) => {
    const [game = '', id = ''] = theme.split('/')
    return (texts.get(game) ?? NO_TEXTS)(id)
  }
}
