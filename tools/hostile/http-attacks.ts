/** HTTP requests that must change nothing. */
import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { roomSetup } from '../room-setups.ts'
import type { AttackContext } from './socket-attacks.ts'

const JSON_TYPE = 'Content-Type: application/json'

const request = (
  { targets: { host, port } }: AttackContext,
  method: string,
  path: string,
  headers: readonly string[] = [],
  body: string | Buffer = '',
): Buffer => {
  const bytes = Buffer.from(body)
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}:${port}`,
    'Connection: close',
    ...headers,
    ...(bytes.length > 0 ? [`Content-Length: ${bytes.length}`] : []),
    '\r\n',
  ]
  return Buffer.concat([Buffer.from(head.join('\r\n')), bytes])
}

const roomOf = ({ targets, source }: AttackContext): string =>
  targets.rooms[source.nextInt(targets.rooms.length)] ?? ''

const cookieOf = ({ targets, source }: AttackContext): string =>
  `Cookie: ${targets.cookies[source.nextInt(targets.cookies.length)] ?? ''}`

const guessed = (): string => `Authorization: Bearer ${randomBytes(24).toString('base64url')}`

const post = (context: AttackContext, path: string, body: unknown, headers: readonly string[] = []): Buffer =>
  request(context, 'POST', path, [JSON_TYPE, ...headers], JSON.stringify(body))

const { game } = roomSetup('two')

const room = (options: unknown): unknown => ({
  game,
  options,
  seats: [{ kind: 'mine', name: 'Evil' }],
})

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = { a: value }
  return value
}

const HOSTILE_DECKS = [
  { players: 1, deck: [['__proto__', 'constructor', 'toString']] },
  { players: 1, deck: Array.from({ length: 3000 }, (_, number) => number) },
  { players: 1, deck: { length: 2 ** 32 } },
  { players: 1, deck: 'x'.repeat(10_000) },
  { players: '1; drop table room', version: { toString: 'short' } },
  { players: -1 },
  { players: 1e300, version: 'short' },
] as const

const FOREIGN = 'Origin: https://evil.example'

/** Every kind, by its name in the report. */
export const HTTP_ATTACKS = {
  'malformed body': (context) => request(context, 'POST', '/api/players', [JSON_TYPE], '{"name":'),
  'wrong type': (context) =>
    request(context, 'POST', '/api/players', ['Content-Type: text/xml'], '<name>Evil</name>'),
  'oversized body': (context) => post(context, '/api/players', { name: 'x'.repeat(20_000) }),
  'zip bomb body': (context) =>
    request(
      context,
      'POST',
      '/api/players',
      [JSON_TYPE, 'Content-Encoding: gzip'],
      gzipSync(Buffer.alloc(1_000_000)),
    ),
  'nested body': (context) => post(context, '/api/rooms', room(nested(2000)), [guessed()]),
  'polluting body': (context) =>
    request(context, 'POST', '/api/players', [JSON_TYPE], '{"name":"Evil","__proto__":{"admin":true}}'),
  'hostile deck': (context) =>
    post(context, '/api/rooms', room(HOSTILE_DECKS[context.source.nextInt(HOSTILE_DECKS.length)]), [
      cookieOf(context),
    ]),
  'hostile record': (context) =>
    request(
      context,
      'POST',
      `/api/rooms/${roomOf(context)}/record`,
      ['Content-Type: text/plain'],
      'quayside 1\n'.repeat(900),
    ),
  'cross-site request': (context) =>
    post(context, '/api/rooms', room({ players: 1 }), [FOREIGN, cookieOf(context)]),
  'cross-site name': (context) =>
    request(context, 'PATCH', '/api/me', [JSON_TYPE, FOREIGN, cookieOf(context)], '{"name":"Evil"}'),
  'cross-site socket': (context) =>
    request(context, 'GET', '/api/live', [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      FOREIGN,
      cookieOf(context),
    ]),
  'guessed token': (context) =>
    request(context, 'PATCH', '/api/me', [JSON_TYPE, guessed()], '{"name":"Evil"}'),
  'occupied seat': (context) =>
    post(context, `/api/rooms/${roomOf(context)}/seats`, { seat: context.source.nextInt(4) }, [
      cookieOf(context),
    ]),
  'bot on an occupied seat': (context) =>
    post(context, `/api/rooms/${roomOf(context)}/bots`, { seat: 0, level: 'mate' }, [cookieOf(context)]),
  'record too early': (context) => request(context, 'GET', `/api/rooms/${roomOf(context)}/record`),
  'rematch of others': (context) =>
    request(context, 'POST', `/api/rooms/${roomOf(context)}/rematch`, [guessed()]),
  'strange path': (context) =>
    request(
      context,
      'GET',
      ['/api/rooms/../../etc/passwd', '/api/%00', `/api/${'a'.repeat(8000)}`, '/api/rooms/%E0%A4%A'][
        context.source.nextInt(4)
      ] ?? '/',
    ),
  'strange method': (context) =>
    request(context, ['TRACE', 'DELETE', 'BREW'][context.source.nextInt(3)] ?? 'PUT', '/api/me'),
  'header flood': (context) =>
    request(
      context,
      'GET',
      '/api/me',
      Array.from({ length: 1500 }, (_, number) => `X-${number}: ${'h'.repeat(20)}`),
    ),
} as const satisfies Readonly<Record<string, (context: AttackContext) => Buffer>>

export type HttpAttack = keyof typeof HTTP_ATTACKS
