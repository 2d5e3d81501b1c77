/** The puzzles of all games: the lists are loaded first, the puzzles themselves in packs. */
import { PACK_SIZE, type Puzzle, type PuzzleBook, type PuzzleTexts } from '@quayside/game'
import { fetchingOnce } from '@quayside/table/page/lazy.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { use } from 'react'
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
