import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_GAME } from '@quayside/games/testing'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import { startTestServer } from '../testing/test-server.ts'

interface Operation {
  readonly summary?: string
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example?: unknown } } }
}

let server: RunningServer
let document: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }
let operations: readonly (readonly [method: string, path: string, operation: Operation])[]

beforeAll(async () => {
  server = await startTestServer(':memory:', { requestsAMinute: 100_000, operatorToken: 'o'.repeat(32) })
  document = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as typeof document
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [method, path, operation] as const),
  )
})

afterAll(() => server.close())

/** Values for the parameters of paths. */
const PLACES: Readonly<Record<string, string>> = {
  room: 'q3yVx0hPwzL8aTbK',
  game: SAMPLE_GAME,
  seats: '2',
  seat: '1',
  bot: 'bot.q3yVx0hPwzL8aTbK',
}

const ask = async (
  method: string,
  path: string,
  body: unknown,
  secret: string | null,
): Promise<{ readonly status: number; readonly body: unknown }> => {
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => PLACES[name] ?? 'nothing')
  const reply = await fetch(`${server.address}${place}`, {
    method: method.toUpperCase(),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  const isJson = reply.headers.get('content-type')?.includes('json') === true
  return { status: reply.status, body: isJson ? (JSON.parse(text) as unknown) : text }
}

const exampleOf = ({ requestBody }: Operation): unknown => requestBody?.content['application/json'].example

describe('the OpenAPI document', () => {
  it('is valid OpenAPI', async () => {
    expect(await new Validator().validate(document)).toMatchObject({ valid: true })
  })

  it('has a summary for every request', () => {
    expect(operations.length).toBeGreaterThan(30)
    const silent = operations.filter(([, , { summary }]) => (summary ?? '') === '')
    expect(silent.map(([method, path]) => `${method} ${path}`)).toEqual([])
  })

  it('has an example for every body, and the server accepts each of them', async () => {
    const made = async (): Promise<string> =>
      ((await ask('post', '/api/players', { name: 'Odile' }, null)).body as { secret: string }).secret
    const bodies = operations.filter(([, , { requestBody }]) => requestBody !== undefined)
    expect(bodies.length).toBeGreaterThan(10)
    for (const [method, path, operation] of bodies) {
      const example = exampleOf(operation)
      expect([method, path, example]).toEqual([method, path, expect.anything()])
      const { body } = await ask(method, path, example, await made())
      expect([method, path, body]).not.toEqual([
        method,
        path,
        expect.objectContaining({ code: 'bad-request' }),
      ])
    }
  })

  it('states who may send each request, and nobody else may', async () => {
    for (const [method, path, operation] of operations) {
      const { body } = await ask(method, path, exampleOf(operation), null)
      const [needed] = operation.security.flatMap((one) => Object.keys(one))
      const refused = (body as { code?: string } | null)?.code
      const code = { player: 'not-signed-in', operator: 'operator-only' }[needed ?? '']
      if (code === undefined) expect([method, path, refused]).not.toEqual([method, path, 'not-signed-in'])
      else expect([method, path, refused]).toEqual([method, path, code])
    }
  })
})

/** One exchange in the guide: the request, a line with the status, the response. */
interface Exchange {
  readonly method: string
  readonly path: string
  readonly secret: string | null
  readonly body: string
  readonly status: number
  readonly answer: string
}

const exchangesOf = (guide: string): readonly Exchange[] =>
  [...guide.matchAll(/```http\n([\s\S]*?)```/g)].map(([, block = '']) => {
    const [sent = '', answered = ''] = block.split(/\n\n(?=\d{3}\b)/)
    const [first = '', ...rest] = sent.split('\n')
    const [method = '', path = ''] = first.split(' ')
    const secret = /^Authorization: Bearer (.*)$/.exec(rest[0] ?? '')?.[1] ?? null
    const [status = '', ...answer] = answered.split('\n')
    return {
      method,
      path,
      secret,
      body: rest
        .slice(secret === null ? 0 : 1)
        .join('\n')
        .trim(),
      status: Number(status.slice(0, 3)),
      answer: answer.join('\n').trim(),
    }
  })

describe('the API guide', () => {
  it('shows real requests and replies, from the first request to a seat', async () => {
    const guide = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'api.md'), 'utf8')
    const exchanges = exchangesOf(guide)
    expect(exchanges.length).toBeGreaterThan(4)
    /** Values of placeholders such as $ROOM, from earlier responses. */
    const known = new Map<string, string>()
    const filled = (text: string): string => text.replace(/\$[A-Z]+/g, (name) => known.get(name) ?? name)
    const compare = (shown: unknown, real: unknown): void => {
      if (typeof shown === 'string' && /^\$[A-Z]+$/.test(shown)) {
        if (known.has(shown)) expect(real).toBe(known.get(shown))
        else known.set(shown, String(real))
      } else if (typeof shown === 'object' && shown !== null) {
        expect(Object.keys(real as object)).toEqual(expect.arrayContaining(Object.keys(shown)))
        for (const [key, value] of Object.entries(shown))
          compare(value, (real as Record<string, unknown>)[key])
      } else expect(real).toBe(shown)
    }
    for (const { method, path, secret, body, status, answer } of exchanges) {
      const sent = body === '' ? undefined : (JSON.parse(filled(body)) as unknown)
      const real = await ask(method, filled(path), sent, secret === null ? null : filled(secret))
      expect([path, real.status]).toEqual([path, status])
      if (answer !== '') compare(JSON.parse(answer), real.body)
    }
  })
})
