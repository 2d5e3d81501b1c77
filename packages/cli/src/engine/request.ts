import { type CliError, cliError } from '../trouble.ts'
import { DEPTH_LIMIT, LINE_LIMIT } from './limits.ts'
import type { Line } from './lines.ts'
import { isRecord } from './params.ts'

type Id = string | number | null

/** A request, or what is wrong with it; its id is known as soon as there is one. */
type Request =
  | {
      readonly id: Id
      readonly method: string
      readonly params: Readonly<Record<string, unknown>>
      readonly problem: null
    }
  | { readonly id: Id; readonly problem: CliError }

export const parseRequest = (line: Line): Request => {
  if ('tooLong' in line) return { id: null, problem: cliError('line-too-long', { limit: LINE_LIMIT }) }
  const value = parseJson(line.text)
  if (value === undefined) return { id: null, problem: cliError('bad-json') }
  if (depthOf(line.text) > DEPTH_LIMIT)
    return { id: null, problem: cliError('too-deep', { limit: DEPTH_LIMIT }) }
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
  for (let place = 0; place < text.length; place++) {
    const sign = text[place]
    if (quoted && sign === '\\') place++
    else if (sign === '"') quoted = !quoted
    else if (!quoted && (sign === '[' || sign === '{')) deepest = Math.max(deepest, ++depth)
    else if (!quoted && (sign === ']' || sign === '}')) depth--
  }
  return deepest
}
