/** Streams games from data set files. */
import { createReadStream, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough, pipeline, type Transform } from 'node:stream'
import { constants, createGunzip, createZstdDecompress } from 'node:zlib'
import { type GameLine, type GameLinesHead, parseGameLine, parseGameLinesHead } from '@quayside/kernel'

export interface ReadGame {
  readonly head: GameLinesHead
  readonly game: GameLine
}

const NAMES = /\.jsonl(?:\.gz|\.zst)?$/

/** The named files, and those in named folders, sorted by name. */
export const dataFiles = (places: readonly string[]): string[] =>
  places.flatMap((place) =>
    statSync(place).isDirectory()
      ? readdirSync(place, { recursive: true, encoding: 'utf8' })
          .filter((name) => NAMES.test(name))
          .sort()
          .map((name) => join(place, name))
      : [place],
  )

const unpacking = (file: string): Transform => {
  if (file.endsWith('.gz')) return createGunzip()
  if (!file.endsWith('.zst')) return new PassThrough()
  return createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 27 } })
}

/** Refuses a file at the first line that is not part of a data set. */
export async function* readGames(file: string): AsyncGenerator<ReadGame> {
  const unpacked = unpacking(file)
  // Errors of either stream reach the reader of the lines.
  pipeline(createReadStream(file), unpacked, () => undefined)
  let head: GameLinesHead | null = null
  let number = 0
  for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++
    if (head === null) {
      const first = parseGameLinesHead(line)
      if (!first.ok) throw new Error(`${file} is no data set: ${first.refusal.code}`)
      head = first.value
      continue
    }
    const game = parseGameLine(line)
    if (!game.ok) throw new Error(`${file}, line ${number}: ${game.refusal.code}`)
    yield { head, game: game.value }
  }
}
