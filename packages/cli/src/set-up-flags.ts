/** Flags that several subcommands share. */
import { type Command, Option } from 'commander'
import { CliError, usageError } from './cli-error.ts'
import type { CliGameAdapter } from './games/game-adapter.ts'
import { adapterFor, DEFAULT_GAME } from './games/game-registry.ts'
import { badValue } from './help/usage-text.ts'
import type { Io } from './io.ts'
import { readJson } from './text-files.ts'

/** Parses a whole number within bounds. */
export const parseInteger =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (!(value >= least && value <= most)) throw badValue({ kind: 'whole', least, most })
    return value
  }

const seatOrRandom = (text: string): number | 'random' =>
  text === 'random' ? text : parseInteger(1, 9)(text)

/** Values are parsed as JSON if possible, otherwise taken as text. */
const setting = (text: string, before: Settings = {}): Settings => {
  const parts = /^([\w.-]+)=(.*)$/s.exec(text)
  if (!parts) throw usageError('invalid-set-flag', { text })
  const [, key = '', value = ''] = parts
  return { ...before, [key]: jsonOrText(value) }
}

type Settings = Readonly<Record<string, unknown>>

const jsonOrText = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export interface SetUpOptions {
  readonly game: string
  readonly players?: number
  readonly full?: true
  readonly short?: true
  readonly start?: number | 'random'
  readonly seed?: string
  readonly deck?: string
  readonly set?: Settings
}

export const gameOption = (): Option => new Option('--game <game>').default(DEFAULT_GAME)

export const deckOption = (): Option => new Option('--deck <file>')

/** An option with a parsed value. */
export const valued = <Value>(
  flags: string,
  read: (text: string, before?: Value) => Value,
  defaultValue?: Value,
): Option => {
  const option = new Option(flags).argParser<Value>(read)
  return defaultValue === undefined ? option : option.default(defaultValue)
}

export const withSetUp = (command: Command): Command =>
  command
    .addOption(gameOption())
    .addOption(valued('--players <count>', parseInteger(1, 9)))
    .option('--full')
    .addOption(new Option('--short').conflicts('full'))
    .addOption(valued('--start <seat>', seatOrRandom))
    .option('--seed <seed>')
    .addOption(deckOption())
    .addOption(valued('--set <key=value>', setting))

export interface SetUp {
  readonly adapter: CliGameAdapter
  /** Options for `rules.options`, not yet validated. */
  readonly options: Readonly<Record<string, unknown>>
}

/** Set-up options as command-line flags; seats counted from 1. */
interface SetUpFlags {
  readonly players?: number | undefined
  readonly length?: 'full' | 'short' | undefined
  readonly start?: number | 'random' | undefined
}

/** The flags as options for the rules, which refuse those that the game does not have, such as a length. */
export const optionsFrom = ({ players, length, start }: SetUpFlags): Readonly<Record<string, unknown>> => ({
  ...(players === undefined ? {} : { players }),
  ...(length === undefined ? {} : { version: length }),
  ...(start === undefined ? {} : { start: start === 'random' ? start : start - 1 }),
})

export const setUpFrom = async (given: SetUpOptions, io: Io): Promise<SetUp> => {
  const adapter = adapterFor(given.game)
  const { players, start } = given
  const length = given.short ? 'short' : given.full ? 'full' : undefined
  const cards = given.deck === undefined ? {} : { deck: await readDeck(given.deck, io) }
  return { adapter, options: { ...optionsFrom({ players, length, start }), ...cards, ...given.set } }
}

/** The set-up with its options completed and checked by the rules. */
export const checkedSetUpFrom = async (
  given: SetUpOptions,
  io: Io,
): Promise<{ readonly adapter: CliGameAdapter; readonly options: unknown }> => {
  const { adapter, options } = await setUpFrom(given, io)
  const checked = adapter.rules.options(options)
  if (!checked.ok) throw new CliError({ ...checked.refusal, adapter })
  return { adapter, options: checked.value }
}

/** Reads a deck from a file: only the piles, or the whole output of `catalogue --json`. */
export const readDeck = async (file: string, io: Io): Promise<unknown> => {
  const read = await readJson(file, io)
  return typeof read === 'object' && read !== null && 'decks' in read ? read.decks : read
}
