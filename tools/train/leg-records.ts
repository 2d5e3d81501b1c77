/** Stores the last games of each network of a training run as compressed files of lines. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import { GAME_LINES, type GameLinesHead } from '@quayside/kernel'
import { findSetUp } from './set-ups.ts'

/** Games per file, to limit file sizes. */
const GAMES_A_FILE = 10_000

/** The highest compression that packs ten thousand four-player games within a minute. */
const PACKING = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 27 }

const pack = promisify(zstdCompress)

interface Slot {
  readonly games: number
  readonly text: Buffer
}

export interface WrittenRecords {
  readonly file: string
  readonly games: number
  readonly bytes: number
}

export class LegRecords {
  readonly #limit: number
  readonly #gamesAFile: number
  readonly #slots = new Map<string, Slot[]>()

  constructor(limit: number, gamesAFile: number = GAMES_A_FILE) {
    this.#limit = limit
    this.#gamesAFile = gamesAFile
  }

  /** Adds the latest games of a network; stored as bytes outside the JavaScript heap. */
  add(setUp: string, lines: readonly string[]): void {
    const slots = this.#slots.get(setUp) ?? []
    this.#slots.set(setUp, slots)
    slots.push({ games: lines.length, text: Buffer.from(lines.join('\n')) })
    let kept = slots.reduce((sum, { games }) => sum + games, 0)
    for (let first = slots[0]; first !== undefined && kept - first.games >= this.#limit; first = slots[0]) {
      kept -= first.games
      slots.shift()
    }
  }

  /** Files are named after the network, with a number. */
  async write(folder: string): Promise<WrittenRecords[]> {
    mkdirSync(folder, { recursive: true })
    const files = [...this.#slots].flatMap(([setUp, slots]) => {
      const lines = slots.flatMap(({ text }) => text.toString().split('\n')).slice(-this.#limit)
      const head = JSON.stringify(headOf(setUp))
      return Array.from({ length: Math.ceil(lines.length / this.#gamesAFile) }, async (_, place) => {
        const part = lines.slice(place * this.#gamesAFile, (place + 1) * this.#gamesAFile)
        const file = join(folder, `${setUp}.${place + 1}.jsonl.zst`)
        const packed = await pack(`${[head, ...part].join('\n')}\n`, { params: PACKING })
        writeFileSync(file, packed)
        return { file, games: part.length, bytes: packed.length }
      })
    })
    return Promise.all(files)
  }
}

const headOf = (setUp: string): GameLinesHead => {
  const { game, trainingGame, options } = findSetUp(setUp)
  return { format: GAME_LINES, game, rules: trainingGame.rules.version, options }
}
