/** The OpenAPI document, with an example for every request that has a body. */
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { games } from '../games.ts'

const [GAME] = games.all

const CLIENT_DATA = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0'
const [ROOM, MESSAGE] = ['q3yVx0hPwzL8aTbK', 'Zk2mW9sR4uQe7YcD']
const CREDENTIAL = { id: 'k7pXw0Ae', rawId: 'k7pXw0Ae', type: 'public-key' }

const EXAMPLES: Readonly<Record<string, unknown>> = {
  'post /api/players': { name: 'Odile' },
  'patch /api/me': { name: 'Odile B.' },
  'delete /api/me': { name: 'Odile B.' },
  'post /api/me/passkeys': {
    label: 'my phone',
    response: {
      ...CREDENTIAL,
      response: { clientDataJSON: CLIENT_DATA, attestationObject: 'o2NmbXRkbm9uZQ' },
    },
  },
  'post /api/sign-in': {
    response: {
      ...CREDENTIAL,
      response: { clientDataJSON: CLIENT_DATA, authenticatorData: 'SZYN5YgOjGh0', signature: 'MEUCIQDf' },
    },
  },
  'put /api/me/profile': { public: true },
  'put /api/me/open-data': { given: true },
  'put /api/me/notification-settings': {
    locale: 'fr',
    quiet: { from: 22, to: 7, zone: 'Europe/Paris' },
    digest: 0,
  },
  'post /api/me/channels': { kind: 'webhook', url: 'https://harbour.example/hook' },
  'post /api/me/channels/{channel}/confirm': { code: '12345678' },
  'post /api/me/bots': { name: 'Anchor' },
  'post /api/me/friends': { code: 'kimoduba' },
  'post /api/daily/{date}/{kind}': { record: 'quayside record 2\n…', durationMs: 780_000 },
  'post /api/puzzles/{game}/{puzzle}/answers': { isRight: true, hints: 1 },
  'put /api/puzzles/{game}/{puzzle}/vote': { isGood: true },
  'post /api/me/blocks': { player: 'q3yVx0hPwzL8aTbK' },
  'post /api/rooms/{room}/invitations': { player: 'q3yVx0hPwzL8aTbK' },
  'post /api/me/mutes': { room: ROOM, message: MESSAGE },
  'post /api/reports': { room: ROOM, message: MESSAGE, reason: 'rude' },
  'post /api/rooms': {
    game: GAME?.id,
    options: GAME?.samples[0]?.options,
    seats: [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }],
    settings: { clock: { kind: 'days', hours: 24 }, onTimeout: { kind: 'bot', level: 'mate' } },
  },
  'post /api/rooms/{room}/seats': { seat: 1, nonce: '4f1c0a9be27d63588d0e4b7a91c2f356' },
  'post /api/rooms/{room}/rematch': { nonce: '4f1c0a9be27d63588d0e4b7a91c2f356' },
  'post /api/rooms/{room}/bots': { seat: 1, level: 'captain' },
  'delete /api/operator/reports/{id}': { reason: 'talked to both' },
  'post /api/operator/rooms/{room}/close': { reason: 'nobody plays there' },
  'delete /api/operator/rooms/{room}': { reason: 'advertising' },
  'patch /api/operator/players/{id}': { name: 'Player 7', reason: 'an insult for a name' },
  'post /api/operator/bans': { range: '203.0.113.0/24', reason: 'spam', expiresAt: null },
  'delete /api/operator/bans/{id}': { reason: 'they apologised' },
  'post /api/operator/jobs/{job}/retry': { reason: 'the mail server is back' },
  'delete /api/operator/jobs/{job}': { reason: 'nobody waits for it' },
  'post /api/rooms/{room}/api-bots': { seat: 1, bot: 'bot.q3yVx0hPwzL8aTbK' },
}

const TITLES = new Intl.ListFormat('en', { type: 'conjunction' }).format(
  games.all.map(({ title }) => title.en),
)

export const API: NonNullable<FastifyDynamicSwaggerOptions['openapi']> = {
  openapi: '3.1.0',
  info: {
    title: 'Quayside',
    version: '1',
    description: `Tables for ${TITLES}. Create a player, open a table or take a seat, then play over the WebSocket at /api/live.`,
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

/** The part of the generated document that is used here. */
interface GeneratedDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>
}

const securityOf = (method: string, path: string): readonly object[] => {
  if (path.startsWith('/api/operator/')) return [{ operator: [] }]
  // Public: a visitor gets null.
  const isOwn = path.startsWith('/api/me') && !(method === 'get' && path === '/api/me')
  const isAction = method !== 'get' && /^\/api\/(?:rooms|reports|daily|puzzles)/.test(path)
  return isOwn || isAction ? [{ player: [] }, { browser: [] }] : []
}

const completeOperation = (method: string, path: string, operation: Operation): object => {
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

export const completeOpenApi = (document: GeneratedDocument): object => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([path, operations = {}]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [
          method,
          completeOperation(method, path, operation as Operation),
        ]),
      ),
    ]),
  ),
})
