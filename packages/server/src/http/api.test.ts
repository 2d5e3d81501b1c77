import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../server.ts'

let server: RunningServer
let document: { readonly paths: Readonly<Record<string, Readonly<Record<string, { summary?: string }>>>> }

beforeAll(async () => {
  server = await startServer({ store: ':memory:', host: '127.0.0.1', port: 0, log: false })
  document = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as typeof document
})

afterAll(() => server.close())

it('has a document that is valid OpenAPI', async () => {
  expect(await new Validator().validate(document)).toMatchObject({ valid: true })
})

it('says of every request what it is for', () => {
  const requests = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => [`${method} ${path}`, summary]),
  )
  expect(requests.length).toBeGreaterThan(10)
  for (const [request, summary] of requests) expect([request, summary]).toEqual([request, expect.any(String)])
})
