import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { compileSchemasLazily } from './lazy-schemas.ts'

const text = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }

it('a value that does not match its schema is refused with the reason, and replies contain no extra fields', async () => {
  const app = Fastify()
  compileSchemasLazily(app)
  app.post('/', { schema: { body: text, response: { 200: text } } }, ({ body }) => body)
  for (const payload of [{ name: 1 }, { name: 1 }]) {
    const refused = await app.inject({ method: 'POST', url: '/', payload })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ message: 'body/name must be string' })
  }
  const answered = await app.inject({ method: 'POST', url: '/', payload: { name: 'Odile', key: 'secret' } })
  expect(answered.json()).toEqual({ name: 'Odile' })
  await app.close()
})

it('a schema is compiled on first use', async () => {
  const app = Fastify()
  compileSchemasLazily(app)
  app.get('/', { schema: { response: { 200: { $ref: 'nowhere' } } } }, () => ({}))
  await app.ready()
  expect((await app.inject('/')).statusCode).toBe(500)
  await app.close()
})
