/** WebSocket messages that must change nothing; some close the connection, the others are answered or ignored. */
import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import type { Random } from '@quayside/kernel'
import { encodeWebSocketFrame } from '@quayside/server/testing/clients'

/** What an attacker knows. */
export interface Targets {
  readonly host: string
  readonly port: number
  /** Rooms without an attacker. */
  readonly rooms: readonly string[]
  /** Cookies that a browser would add to a cross-site request (CSRF). */
  readonly cookies: readonly string[]
  /** The attackers' own seats with their acknowledged moves. */
  readonly own: readonly AttackerSeat[]
}

export interface AttackerSeat {
  readonly room: string
  readonly key: string
  readonly done: readonly {
    readonly request: string
    readonly moveNumber: number
    readonly command: string
  }[]
}

export interface AttackContext {
  readonly targets: Targets
  readonly source: Random
}

type MakeFrames = (context: AttackContext) => readonly Buffer[]

const pick = <Value>(source: Random, values: readonly Value[]): Value | undefined =>
  values[source.nextInt(Math.max(1, values.length))]

const encode = (message: unknown): Buffer => encodeWebSocketFrame(JSON.stringify(message))

const room = ({ targets, source }: AttackContext): string => pick(source, targets.rooms) ?? ''

const guess = (): string => randomBytes(24).toString('base64url')

const submit = (moveNumber: number, command: string, request = `evil-${guess()}`.slice(0, 40)): Buffer =>
  encode({ kind: 'submit', requestId: request, expectedMove: moveNumber, command })

/** Joins with an own seat, then sends another message. */
const withOwnSeat =
  (then: (seat: AttackerSeat, context: AttackContext) => Buffer): MakeFrames =>
  (context) => {
    const seat = pick(context.source, context.targets.own)
    if (seat === undefined) return []
    return [
      encode({ kind: 'hello', protocol: 2, room: seat.room, seatSecret: seat.key, lastSeq: 0 }),
      then(seat, context),
    ]
  }

const single =
  (make: (context: AttackContext) => Buffer): MakeFrames =>
  (context) => [make(context)]

const NESTED = 8000
/** More than the largest message the server accepts. */
const TOO_LONG = 20_000

const BOMB = deflateRawSync(Buffer.alloc(10_000_000, 'a'))

const SHAPES = [
  null,
  [],
  'hello',
  42,
  {},
  { kind: 'hello', protocol: 2 },
  { kind: 'hello', protocol: 2, room: 17, lastSeq: 0 },
  { kind: 'hello', protocol: 2, room: 'x'.repeat(5000), lastSeq: 0 },
  { kind: 'submit', requestId: '', expectedMove: -1, command: '' },
  { kind: 'submit', requestId: 'a', expectedMove: 1e308, command: 'pass' },
  { kind: 'submit', requestId: 'a', expectedMove: 0.5, command: ['pass'] },
  { kind: 'undo', requestId: 'a', expectedMove: 0, toMove: Number.MAX_SAFE_INTEGER },
  { kind: 'constructor' },
  { kind: 'ping', extra: true },
] as const

/** Every kind, by its name in the report. */
export const SOCKET_ATTACKS = {
  malformed: single(({ source }) =>
    encodeWebSocketFrame(['{', '{"kind":', 'null}', '\u0000', '', '{"a":1}{'][source.nextInt(6)] ?? ''),
  ),
  'wrong shape': single(({ source }) => encode(pick(source, SHAPES))),
  'broken text': single(() => encodeWebSocketFrame(Buffer.from([0xff, 0xfe, 0xfd, 0xc0, 0x80]))),
  nested: single(() => encodeWebSocketFrame('['.repeat(NESTED) + ']'.repeat(NESTED))),
  'nested object': single(() => encodeWebSocketFrame(`${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`)),
  polluting: single(() =>
    encodeWebSocketFrame(
      '{"kind":"ping","__proto__":{"kind":"hello", "protocol": 2},"constructor":{"prototype":{"x":1}}}',
    ),
  ),
  oversized: single(() => encodeWebSocketFrame('x'.repeat(TOO_LONG))),
  'huge length': single(() => encodeWebSocketFrame('{}', { claims: 2 ** 40 })),
  'many fragments': single(() =>
    Buffer.concat(
      Array.from({ length: 40 }, (_, piece) =>
        encodeWebSocketFrame('y'.repeat(1000), { kind: piece === 0 ? 'text' : 'more', isLast: false }),
      ),
    ),
  ),
  'zip bomb': single(() => encodeWebSocketFrame(BOMB, { isCompressed: true })),
  binary: single(() => encodeWebSocketFrame(randomBytes(200), { kind: 'binary' })),
  unmasked: single(() => encodeWebSocketFrame('{"kind":"ping"}', { isMasked: false })),
  'long ping': single(() => encodeWebSocketFrame(randomBytes(2000), { kind: 'ping' })),
  'unknown room': single(() =>
    encode({ kind: 'hello', protocol: 2, room: guess().slice(0, 16), lastSeq: 0 }),
  ),
  'guessed key': single((context) =>
    encode({ kind: 'hello', protocol: 2, room: room(context), seatSecret: guess(), lastSeq: 0 }),
  ),
  'stolen key': single((context) =>
    encode({
      kind: 'hello',
      protocol: 2,
      room: room(context),
      seatSecret: pick(context.source, context.targets.own)?.key ?? guess(),
      lastSeq: 0,
    }),
  ),
  'not my seat': single((context) =>
    encode({ kind: 'hello', protocol: 2, room: room(context), seat: context.source.nextInt(3), lastSeq: 0 }),
  ),
  spectator: (context) => [
    encode({ kind: 'hello', protocol: 2, room: room(context), lastSeq: 99_999 }),
    submit(0, 'pass'),
  ],
  'not withOwnSeat': single(() => submit(0, 'pass')),
  replayed: withOwnSeat((seat, { source }) => {
    const { request, moveNumber, command } = pick(source, seat.done) ?? {
      request: 'a',
      moveNumber: 0,
      command: 'pass',
    }
    return submit(moveNumber, command, request)
  }),
  stale: withOwnSeat((seat, { source }) => submit(0, pick(source, seat.done)?.command ?? 'pass')),
  reordered: withOwnSeat((seat, { source }) => {
    const moveNumber = 50_000 + source.nextInt(1000)
    return Buffer.concat([
      submit(moveNumber + 1, 'pass'),
      submit(moveNumber, pick(source, seat.done)?.command ?? 'pass'),
    ])
  }),
  'not a command': withOwnSeat((_seat, { source }) =>
    submit(source.nextInt(50), '\u202e💥'.repeat(1 + source.nextInt(100))),
  ),
  "undo of another player's move": withOwnSeat((_seat, { source }) =>
    encode({
      kind: 'undo',
      requestId: `evil-${source.nextInt(1e6)}`,
      expectedMove: source.nextInt(2),
      toMove: 0,
    }),
  ),
} as const satisfies Readonly<Record<string, MakeFrames>>

export type SocketAttack = keyof typeof SOCKET_ATTACKS

/** Far more messages at once than the rate limit allows. */
export const FLOOD = 300
export const flood = (context: AttackContext): Buffer =>
  Buffer.concat(
    Array.from({ length: FLOOD }, (_, number) =>
      number % 3 === 0
        ? encode({ kind: 'hello', protocol: 2, room: room(context), lastSeq: 0 })
        : encodeWebSocketFrame('{"kind":"ping"}'),
    ),
  )
