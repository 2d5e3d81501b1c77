import type { Seat, Viewer } from '@quayside/kernel'
import { type CliError, cliError, excerpt } from '../cli-error.ts'
import type { InputLine } from './read-lines.ts'

/** Version 2 renamed `why`, `take-back` and `take-back-limit`; the former names are still answered. */
export const PROTOCOLS: readonly number[] = [1, 2]

/** Bytes of one request. */
export const MAX_LINE_BYTES = 1024 * 1024

/** Deeper than any position. Code that recurses through a value would overflow the stack on a deeper one. */
const MAX_JSON_DEPTH = 32

/** More open games than one client needs, to limit memory. */
export const MAX_OPEN_GAMES = 1000

type Id = string | number | null

/** A parsed request, or the error with the request's id if it could be parsed. */
type Request =
  | {
      readonly id: Id
      readonly method: string
      readonly params: Readonly<Record<string, unknown>>
      readonly problem: null
    }
  | { readonly id: Id; readonly problem: CliError }

export const parseRequest = (line: InputLine): Request => {
  if ('tooLong' in line) return { id: null, problem: cliError('line-too-long', { limit: MAX_LINE_BYTES }) }
  const value = parseJson(line.text)
  if (value === undefined)
    return { id: null, problem: cliError('invalid-json', { text: excerpt(line.text.trim()) }) }
  if (depthOf(line.text) > MAX_JSON_DEPTH)
    return { id: null, problem: cliError('json-too-deep', { limit: MAX_JSON_DEPTH }) }
  if (!isRecord(value)) return { id: null, problem: cliError('not-a-request', { field: 'request' }) }
  return fromFields(value)
}

const fromFields = (fields: Readonly<Record<string, unknown>>): Request => {
  const { id, method, params = {} } = fields
  if (typeof id !== 'string' && typeof id !== 'number') return { id: null, problem: cliError('missing-id') }
  if (typeof method !== 'string') return { id, problem: cliError('not-a-request', { field: 'method' }) }
  if (!isRecord(params)) return { id, problem: cliError('not-a-request', { field: 'params' }) }
  return { id, method, params, problem: null }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Counts brackets outside strings, without recursion. */
const depthOf = (text: string): number => {
  let depth = 0
  let deepest = 0
  let quoted = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (quoted && character === '\\') index++
    else if (character === '"') quoted = !quoted
    else if (!quoted && (character === '[' || character === '{')) deepest = Math.max(deepest, ++depth)
    else if (!quoted && (character === ']' || character === '}')) depth--
  }
  return deepest
}

const shortJson = (value: unknown): string => excerpt(JSON.stringify(value) ?? '')

/** Parameters of one request. A method reads each by name; parameters that no one read are refused. */
export class Params {
  readonly #given: Readonly<Record<string, unknown>>
  readonly #asked = new Set<string>()

  constructor(given: Readonly<Record<string, unknown>>) {
    this.#given = given
  }

  /** Undefined when absent. */
  raw(name: string): unknown {
    this.#asked.add(name)
    return Object.hasOwn(this.#given, name) ? this.#given[name] : undefined
  }

  #read<Value>(
    name: string,
    expected: string,
    isValid: (value: unknown) => value is Value,
  ): Value | undefined {
    const value = this.raw(name)
    if (value === undefined) return undefined
    if (!isValid(value)) throw cliError('bad-param', { param: name, expected, value: shortJson(value) })
    return value
  }

  #need<Value>(name: string, value: Value | undefined): Value {
    if (value === undefined) throw cliError('missing-param', { param: name })
    return value
  }

  optionalText(name: string): string | undefined {
    return this.#read(name, 'text', (value) => typeof value === 'string')
  }

  text(name: string): string {
    return this.#need(name, this.optionalText(name))
  }

  optionalWhole(name: string): number | undefined {
    return this.#read(
      name,
      'whole number',
      (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0,
    )
  }

  optionalFlag(name: string): boolean {
    return this.#read(name, 'true or false', (value) => typeof value === 'boolean') ?? false
  }

  oneOf<Word extends string>(name: string, texts: readonly Word[], defaultWord: Word): Word {
    const isValid = (value: unknown): value is Word => texts.some((word) => word === value)
    return this.#read(name, texts.join(' | '), isValid) ?? defaultWord
  }

  optionalFields(name: string): Readonly<Record<string, unknown>> | undefined {
    return this.#read(name, 'object', isRecord)
  }

  fields(name: string): Readonly<Record<string, unknown>> {
    return this.#need(name, this.optionalFields(name))
  }

  /** Converts a seat counted from 1; whether the game has it is checked elsewhere. */
  optionalSeat(name = 'seat'): Seat | undefined {
    const seat = this.#read(
      name,
      'seat, counted from 1',
      (value): value is number => Number.isSafeInteger(value) && Number(value) >= 1,
    )
    return seat === undefined ? undefined : seat - 1
  }

  seat(name = 'seat'): Seat {
    return this.#need(name, this.optionalSeat(name))
  }

  optionalViewer(name: string): Viewer | undefined {
    return this.raw(name) === 'spectator' ? 'spectator' : this.optionalSeat(name)
  }

  /** Called after the method has read all parameters that it knows. */
  refuseUnknown(): void {
    const unknown = Object.keys(this.#given).find((name) => !this.#asked.has(name))
    if (unknown !== undefined) throw cliError('unknown-param', { param: excerpt(unknown) })
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
