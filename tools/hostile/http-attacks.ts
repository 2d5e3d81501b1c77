/** Requests over HTTP that must change nothing. */
import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { table } from '../tables.ts'
import type { Aim } from './socket-attacks.ts'

const JSON_TYPE = 'Content-Type: application/json'

const request = (
  { targets: { host, port } }: Aim,
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

const roomOf = ({ targets, source }: Aim): string => targets.rooms[source.nextInt(targets.rooms.length)] ?? ''

const cookieOf = ({ targets, source }: Aim): string =>
  `Cookie: ${targets.cookies[source.nextInt(targets.cookies.length)] ?? ''}`

const guessed = (): string => `Authorization: Bearer ${randomBytes(24).toString('base64url')}`

const post = (aim: Aim, path: string, body: unknown, headers: readonly string[] = []): Buffer =>
  request(aim, 'POST', path, [JSON_TYPE, ...headers], JSON.stringify(body))

const { game } = table('two')

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

/** Every kind, by what it is called in the report. */
export const HTTP_ATTACKS = {
  'malformed body': (aim) => request(aim, 'POST', '/api/players', [JSON_TYPE], '{"name":'),
  'wrong type': (aim) =>
    request(aim, 'POST', '/api/players', ['Content-Type: text/xml'], '<name>Evil</name>'),
  'oversized body': (aim) => post(aim, '/api/players', { name: 'x'.repeat(20_000) }),
  'zip bomb body': (aim) =>
    request(
      aim,
      'POST',
      '/api/players',
      [JSON_TYPE, 'Content-Encoding: gzip'],
      gzipSync(Buffer.alloc(1_000_000)),
    ),
  'nested body': (aim) => post(aim, '/api/rooms', room(nested(2000)), [guessed()]),
  'polluting body': (aim) =>
    request(aim, 'POST', '/api/players', [JSON_TYPE], '{"name":"Evil","__proto__":{"admin":true}}'),
  'hostile deck': (aim) =>
    post(aim, '/api/rooms', room(HOSTILE_DECKS[aim.source.nextInt(HOSTILE_DECKS.length)]), [cookieOf(aim)]),
  'hostile record': (aim) =>
    request(
      aim,
      'POST',
      `/api/rooms/${roomOf(aim)}/record`,
      ['Content-Type: text/plain'],
      'quayside 1\n'.repeat(900),
    ),
  'cross-site request': (aim) => post(aim, '/api/rooms', room({ players: 1 }), [FOREIGN, cookieOf(aim)]),
  'cross-site name': (aim) =>
    request(aim, 'PATCH', '/api/me', [JSON_TYPE, FOREIGN, cookieOf(aim)], '{"name":"Evil"}'),
  'cross-site socket': (aim) =>
    request(aim, 'GET', '/api/live', [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      FOREIGN,
      cookieOf(aim),
    ]),
  'guessed token': (aim) => request(aim, 'PATCH', '/api/me', [JSON_TYPE, guessed()], '{"name":"Evil"}'),
  'seat of somebody': (aim) =>
    post(aim, `/api/rooms/${roomOf(aim)}/seats`, { seat: aim.source.nextInt(4) }, [cookieOf(aim)]),
  'bot for somebody': (aim) =>
    post(aim, `/api/rooms/${roomOf(aim)}/bots`, { seat: 0, level: 'mate' }, [cookieOf(aim)]),
  'record too early': (aim) => request(aim, 'GET', `/api/rooms/${roomOf(aim)}/record`),
  'rematch of others': (aim) => request(aim, 'POST', `/api/rooms/${roomOf(aim)}/rematch`, [guessed()]),
  'strange path': (aim) =>
    request(
      aim,
      'GET',
      ['/api/rooms/../../etc/passwd', '/api/%00', `/api/${'a'.repeat(8000)}`, '/api/rooms/%E0%A4%A'][
        aim.source.nextInt(4)
      ] ?? '/',
    ),
  'strange method': (aim) =>
    request(aim, ['TRACE', 'DELETE', 'BREW'][aim.source.nextInt(3)] ?? 'PUT', '/api/me'),
  'header flood': (aim) =>
    request(
      aim,
      'GET',
      '/api/me',
      Array.from({ length: 1500 }, (_, number) => `X-${number}: ${'h'.repeat(20)}`),
    ),
} as const satisfies Readonly<Record<string, (aim: Aim) => Buffer>>

export type HttpAttack = keyof typeof HTTP_ATTACKS
