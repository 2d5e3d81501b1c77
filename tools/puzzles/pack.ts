/**
 * Writes mined puzzles as the site ships them: an index of all puzzles of a game, and packs of about fifty.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { PACK_SIZE, type Puzzle, type PuzzleIndex, puzzleFault } from '@quayside/game'
import { root } from '../prepare.mjs'
import type { MinedGame } from './mined-games.ts'
import { reasonsFor } from './reasons.ts'

/** Maximum share of puzzles with the same answer, because some actions end many games. */
const SAME_ANSWER = 0.12

const packFolder = (game: string): string => join(root, 'games', game, 'puzzles', 'packs')

const packName = (game: string, place: number): string =>
  `puzzles-${game}-${String(place).padStart(2, '0')}.json`

export interface PuzzlePacks {
  readonly index: PuzzleIndex
  readonly packs: readonly (readonly Puzzle[])[]
  /** Number of omitted puzzles by reason. */
  readonly leftOut: Readonly<Record<string, number>>
}

/** Valid puzzles whose answer is not too frequent, in the order in which they were mined. */
export const packed = async (
  mine: MinedGame,
  mined: readonly Puzzle[],
  source: Pick<PuzzleIndex, 'seed' | 'games'>,
): Promise<PuzzlePacks> => {
  const {
    id: game,
    adviser: { rules },
    mining,
  } = mine
  const leftOut: Record<string, number> = {}
  const leave = (why: string): boolean => {
    leftOut[why] = (leftOut[why] ?? 0) + 1
    return false
  }
  const answers = new Map<string, number>()
  const most = Math.ceil(mined.length * SAME_ANSWER)
  const kept = mined.filter((puzzle) => {
    const fault = puzzleFault(rules, puzzle, mining.gap)
    if (fault !== null) return leave(fault)
    const answer = puzzle.right[0] ?? ''
    const before = answers.get(answer) ?? 0
    if (before >= most) return leave(`more than ${most} with the answer "${answer}"`)
    answers.set(answer, before + 1)
    return true
  })
  const puzzles: Puzzle[] = []
  for (const puzzle of kept) puzzles.push({ ...puzzle, reasons: await reasonsFor(mine, puzzle) })
  const themes = [...new Set(puzzles.flatMap((puzzle) => puzzle.themes))].sort()
  const packs = Array.from({ length: Math.ceil(puzzles.length / PACK_SIZE) }, (_, place) =>
    puzzles.slice(place * PACK_SIZE, (place + 1) * PACK_SIZE),
  )
  const list = puzzles.map(
    ({ id, rating, themes: own }) => [id, rating, own.map((theme) => themes.indexOf(theme))] as const,
  )
  const index = {
    game,
    rulesVersion: rules.version,
    ...source,
    gap: mining.gap,
    themes,
    puzzles: list,
  }
  return { index, packs, leftOut }
}

/** Rewrites all files and returns their compressed sizes. */
export const writePacks = ({ index, packs }: PuzzlePacks): Readonly<Record<string, number>> => {
  const folder = packFolder(index.game)
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (file.endsWith('.json')) rmSync(join(folder, file))
  const contents: Readonly<Record<string, unknown>> = {
    'puzzle-index.json': index,
    ...Object.fromEntries(packs.map((puzzles, place) => [packName(index.game, place), puzzles])),
  }
  return Object.fromEntries(
    Object.entries(contents).map(([name, content]) => {
      const text = `${JSON.stringify(content)}\n`
      writeFileSync(join(folder, name), text)
      return [name, brotliCompressSync(text).length]
    }),
  )
}

/** All puzzles that a game ships. */
export const readPacks = (game: string): { readonly index: PuzzleIndex; readonly puzzles: Puzzle[] } => {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(packFolder(game), name), 'utf8'))
  const index = read('puzzle-index.json') as PuzzleIndex
  const packs = Array.from({ length: Math.ceil(index.puzzles.length / PACK_SIZE) }, (_, place) =>
    read(packName(game, place)),
  ) as Puzzle[][]
  return { index, puzzles: packs.flat() }
}
