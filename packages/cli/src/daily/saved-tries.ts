/** Daily tries played in a terminal, one file each, with their records next to them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FinishedTry } from '@quayside/game/daily/play.ts'
import type { BotResults } from '@quayside/game/daily/rank.ts'
import { writeText } from '../text-files.ts'

export interface SavedTry {
  readonly date: string
  readonly kind: string
  readonly startedAt: number
  /** Null while it is open. */
  readonly endedAt: number | null
  /** The local date when it ended. */
  readonly endedOn: string | null
  /** Null while it is open, and for one that was given up. */
  readonly finished: FinishedTry | null
  /** The results of the bots that have played the deal so far. */
  readonly comparison: BotResults
}

type TryName = Pick<SavedTry, 'date' | 'kind'>

const NAME = /^\d{4}-\d\d-\d\d-[a-z-]+\.json$/

/** Null for a file that is not a saved try: the folder is open to the user. */
const readTry = (file: string): SavedTry | null => {
  try {
    const { date, kind, startedAt, endedAt, endedOn, finished, comparison } = JSON.parse(
      readFileSync(file, 'utf8'),
    ) as Partial<SavedTry>
    if (typeof date !== 'string' || typeof kind !== 'string' || typeof startedAt !== 'number') return null
    return {
      date,
      kind,
      startedAt,
      endedAt: endedAt ?? null,
      endedOn: endedOn ?? null,
      finished: finished ?? null,
      comparison: comparison ?? {},
    }
  } catch {
    return null
  }
}

export class SavedTries {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  #file({ date, kind }: TryName, ending: string): string {
    return join(this.#folder, `${date}-${kind}.${ending}`)
  }

  /** Where the record of the try is saved after every move. */
  record(name: TryName): string {
    return this.#file(name, 'quay')
  }

  all(): readonly SavedTry[] {
    if (!existsSync(this.#folder)) return []
    return readdirSync(this.#folder)
      .filter((file) => NAME.test(file))
      .flatMap((file) => readTry(join(this.#folder, file)) ?? [])
  }

  find({ date, kind }: TryName): SavedTry | null {
    return this.all().find((one) => one.date === date && one.kind === kind) ?? null
  }

  save(one: SavedTry): SavedTry {
    writeText(this.#file(one, 'json'), `${JSON.stringify(one, null, 2)}\n`, true)
    return one
  }
}
