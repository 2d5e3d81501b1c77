/**
 * Command-line options of the tools: declared once, then parsed, checked and explained from the declaration.
 */
import process from 'node:process'
import { parseArgs } from 'node:util'
import { TOOLS } from './list.mjs'

export interface Option<Value> {
  /** Placeholder of the value in the help; null for a switch. */
  readonly hint: string | null
  /** Default value. */
  readonly usual: Value
  readonly about: string
  /** Null for an invalid value. */
  read(text: string): Value | null
}

const inRange = (value: number, least: number): number | null =>
  Number.isFinite(value) && value >= least ? value : null

export const number = <Usual extends number | null>(usual: Usual, about: string): Option<number | Usual> => ({
  hint: 'N',
  usual,
  about,
  read: (text) => inRange(Number(text), 0),
})

/** An integer. */
export const whole = <Usual extends number | null>(
  usual: Usual,
  about: string,
  least = 1,
): Option<number | Usual> => ({
  hint: 'N',
  usual,
  about,
  read: (text) => (/^\d+$/.test(text) ? inRange(Number(text), least) : null),
})

export const text = <Usual extends string | null>(
  hint: string,
  usual: Usual,
  about: string,
): Option<string | Usual> => ({ hint, usual, about, read: (argument) => argument })

/** One of several words. */
export const choice = <const Word extends string, Usual extends Word | null>(
  words: readonly Word[],
  usual: Usual,
  about: string,
): Option<Word | Usual> => ({
  hint: 'NAME',
  usual,
  about: `${words.join(' or ')}: ${about}`,
  read: (argument) => words.find((word) => word === argument) ?? null,
})

export const flag = (about: string): Option<boolean> => ({
  hint: null,
  usual: false,
  about,
  read: () => true,
})

type Options = Readonly<Record<string, Option<unknown>>>

type Values<Some extends Options> = {
  readonly [Name in keyof Some]: Some[Name] extends Option<infer Value> ? Value : never
}

const isShown = (usual: unknown): usual is string | number =>
  typeof usual === 'number' || (typeof usual === 'string' && usual !== '')

export const helpOf = (tool: string, options: Options, notes: readonly string[] = []): string => {
  const rows = Object.entries(options).map(([name, { hint, usual, about }]) => [
    hint === null ? `--${name}` : `--${name} ${hint}`,
    isShown(usual) ? `${about} (${usual})` : about,
  ])
  const width = Math.max(0, ...rows.map(([left = '']) => left.length))
  return [
    `npm run tool -- ${tool}${rows.length > 0 ? ' [options]' : ''}: ${TOOLS[tool]?.about ?? ''}`,
    ...rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n')
}

/** Parses the command line; `--help` and invalid options end the process. */
export const readOptions = <Some extends Options>(
  tool: string,
  options: Some,
  notes: readonly string[] = [],
): Values<Some> => {
  const help = helpOf(tool, options, notes)
  try {
    const read = valuesIn(process.argv.slice(2), options)
    if (read !== null) return read
    console.log(help)
    return process.exit(0)
  } catch (problem) {
    console.error(`${problem instanceof Error ? problem.message : String(problem)}\n\n${help}`)
    return process.exit(2)
  }
}

/** Null if help is requested; throws a message for invalid arguments. */
export const valuesIn = <Some extends Options>(
  args: readonly string[],
  options: Some,
): Values<Some> | null => {
  const config: Record<string, { type: 'boolean' | 'string' }> = { help: { type: 'boolean' } }
  for (const [name, { hint }] of Object.entries(options))
    config[name] = { type: hint === null ? 'boolean' : 'string' }
  const { values } = parseArgs({ args: [...args], options: config })
  if (values['help'] === true) return null
  const read = Object.entries(options).map(([name, option]) => {
    const argument = values[name]
    if (argument === undefined) return [name, option.usual]
    const value = option.read(String(argument))
    if (value === null) throw new Error(`--${name} cannot be ${String(argument)}: ${option.about}`)
    return [name, value]
  })
  return Object.fromEntries(read) as Values<Some>
}
