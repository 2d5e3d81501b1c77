/** HTTP client of the operator API, which the operator page uses as well. */
import type { Refusal } from '@quayside/kernel'
import { CliError, cliError, usageError } from '../cli-error.ts'
import { isServerCode } from './server-refusal-text.ts'

const TIMEOUT_MS = 30_000

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string'

/** The error for a refusal of the server; a code without a text becomes `server-refused`. */
const refusalError = ({ code, params }: Refusal): CliError =>
  isServerCode(code)
    ? new CliError({ code, params })
    : cliError('server-refused', { code, problem: String(params['problem'] ?? '') })

export class OperatorClient {
  readonly #address: string
  readonly #token: string

  constructor(address: string, token: string | undefined) {
    if (token === undefined || token === '') throw usageError('operator-token-missing')
    this.#address = address
    this.#token = token
  }

  get<Answer>(path: string, query: Readonly<Record<string, string | undefined>> = {}): Promise<Answer> {
    const parameters = Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    )
    const search = new URLSearchParams(parameters).toString()
    return this.#ask('GET', search === '' ? path : `${path}?${search}`)
  }

  send<Answer>(method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object): Promise<Answer> {
    return this.#ask(method, path, body)
  }

  async #ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const { status, text } = await this.#fetch(method, path, body).catch((problem: unknown) => {
      const cause = problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw cliError('server-unreachable', { address: this.#address, reason })
    })
    if (status === 204) return undefined as Answer
    const answer = readJson(text)
    if (status < 400 && answer !== undefined) return answer as Answer
    throw isRefusal(answer)
      ? refusalError(answer)
      : cliError('server-refused', { code: String(status), problem: '' })
  }

  async #fetch(method: string, path: string, body?: object): Promise<{ status: number; text: string }> {
    const reply = await fetch(new URL(`/api/operator/${path}`, this.#address), {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: reply.status, text: await reply.text() }
  }
}

/** Undefined for invalid JSON, because another program may answer at that address. */
const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
