/** The document of the API: made from the schemas of the routes, with an example for every body and who may ask. */
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { games } from '../games.ts'
import { EXAMPLES } from './examples.ts'

const TITLES = new Intl.ListFormat('en', { type: 'conjunction' }).format(
  games.all.map(({ title }) => title.en),
)

export const API: NonNullable<FastifyDynamicSwaggerOptions['openapi']> = {
  openapi: '3.1.0',
  info: {
    title: 'Quayside',
    version: '1',
    description: `Tables for ${TITLES}. Make a player, open a table or take a seat, then play over the socket at /api/live.`,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  components: {
    securitySchemes: {
      player: {
        type: 'http',
        scheme: 'bearer',
        description: 'The secret of a player, or the token of a bot.',
      },
      browser: { type: 'apiKey', in: 'cookie', name: 'quayside-player' },
      operator: {
        type: 'http',
        scheme: 'bearer',
        description: 'The operator token: from the settings, or generated.',
      },
    },
  },
}

interface Operation {
  readonly requestBody?: { readonly content?: Readonly<Record<string, object>> }
}

/** A document as the plugin makes it, as far as it is looked into here. */
interface Made {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>
}

const securityOf = (method: string, path: string): readonly object[] => {
  if (path.startsWith('/api/operator/')) return [{ operator: [] }]
  const own = path.startsWith('/api/me') || path.startsWith('/api/sign-out')
  const acts = method !== 'get' && /^\/api\/(?:rooms|reports)/.test(path)
  return own || acts ? [{ player: [] }, { browser: [] }] : []
}

const completed = (method: string, path: string, operation: Operation): object => {
  const security = securityOf(method, path)
  const { requestBody } = operation
  const value = EXAMPLES[`${method} ${path}`]
  if (requestBody?.content === undefined) return { ...operation, security }
  const content = Object.fromEntries(
    Object.entries(requestBody.content).map(([type, media]) => [
      type,
      value === undefined ? media : { ...media, example: value },
    ]),
  )
  return { ...operation, security, requestBody: { ...requestBody, content } }
}

export const documentOf = (made: Made): object => ({
  ...made,
  paths: Object.fromEntries(
    Object.entries(made.paths ?? {}).map(([path, operations = {}]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [
          method,
          completed(method, path, operation as Operation),
        ]),
      ),
    ]),
  ),
})
