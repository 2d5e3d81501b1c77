import { accept, type Result, type Seat } from '@quayside/kernel'
import { AREAS, type Deck } from './catalogue/card.ts'
import { standardDeck } from './catalogue/deck.ts'
import { checkDeck } from './catalogue/parse-deck.ts'
import { DRY_AREAS, SEAT_COUNTS, type SeatCount } from './catalogue/tables.ts'
import { isRecord, isWhole, quote } from './parse-values.ts'
import { refusing } from './refusals.ts'

export interface Options {
  readonly players: SeatCount
  /** The first harbour master, or `random` by the seed. */
  readonly start: Seat | 'random'
  /** Number of boards that cannot be refilled that ends the game. */
  readonly dryAreas: number
  /** Piles of a corrected deck; missing piles are standard. */
  readonly deck?: Partial<Deck>
}

const DEFAULT_PLAYERS: SeatCount = 3

const KNOWN: ReadonlySet<string> = new Set(['players', 'start', 'dryAreas', 'deck'])

/** Adds defaults to options and checks every field. */
export const options = (raw: unknown): Result<Options> => {
  if (!isRecord(raw)) return refusing('bad-options', {})
  const unknown = Object.keys(raw).find((option) => !KNOWN.has(option))
  if (unknown !== undefined) return refusing('unknown-option', { option: unknown })
  const { players: wanted = DEFAULT_PLAYERS } = raw
  const players = SEAT_COUNTS.find((count) => count === wanted)
  if (players === undefined) return outOfRange('players', wanted, 2, 5)
  const { start = 0, dryAreas = DRY_AREAS[players], deck } = raw
  if (start !== 'random' && !isWhole(start, 0, players - 1)) return outOfRange('start', start, 0, players - 1)
  if (!isWhole(dryAreas, 1, AREAS.length)) return outOfRange('dryAreas', dryAreas, 1, AREAS.length)
  if (deck === undefined) return accept({ players, start, dryAreas })
  const checked = checkDeck(deck, standardDeck)
  return checked.ok ? accept({ players, start, dryAreas, deck: checked.value }) : checked
}

const outOfRange = (option: string, value: unknown, least: number, most: number): Result<never> =>
  refusing('bad-option', { option, value: quote(value), least, most })
