/** Messages over a socket that must change nothing; some end the line, and all are answered or ignored. */
import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import type { Random } from '@quayside/kernel'
import { encodeWebSocketFrame } from '@quayside/server/testing/clients'

/** What an attacker has got hold of. */
export interface Targets {
  readonly host: string
  readonly port: number
  /** Tables at which only honest people sit. */
  readonly rooms: readonly string[]
  /** What honest people's browsers would send along with a request that another page makes. */
  readonly cookies: readonly string[]
  /** Seats that are the attacker's own, with what was acknowledged there already. */
  readonly own: readonly OwnSeat[]
}

export interface OwnSeat {
  readonly room: string
  readonly key: string
  readonly done: readonly { readonly request: string; readonly at: number; readonly command: string }[]
}

export interface Aim {
  readonly targets: Targets
  readonly source: Random
}

type MakeFrames = (aim: Aim) => readonly Buffer[]

const pick = <Value>(source: Random, values: readonly Value[]): Value | undefined =>
  values[source.nextInt(Math.max(1, values.length))]

const say = (message: unknown): Buffer => encodeWebSocketFrame(JSON.stringify(message))

const room = ({ targets, source }: Aim): string => pick(source, targets.rooms) ?? ''

const guess = (): string => randomBytes(24).toString('base64url')

const submit = (at: number, command: string, request = `evil-${guess()}`.slice(0, 40)): Buffer =>
  say({ kind: 'submit', requestId: request, expectedMove: at, command })

/** Says hello at a seat of one's own, and something else after that. */
const seated =
  (then: (seat: OwnSeat, aim: Aim) => Buffer): MakeFrames =>
  (aim) => {
    const seat = pick(aim.source, aim.targets.own)
    if (seat === undefined) return []
    return [
      say({ kind: 'hello', protocol: 2, room: seat.room, seatSecret: seat.key, lastSeq: 0 }),
      then(seat, aim),
    ]
  }

const one =
  (make: (aim: Aim) => Buffer): MakeFrames =>
  (aim) => [make(aim)]

const NESTED = 8000
/** More than the largest message that the server reads. */
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

/** Every kind, by what it is called in the report. */
export const SOCKET_ATTACKS = {
  malformed: one(({ source }) =>
    encodeWebSocketFrame(['{', '{"kind":', 'null}', '\u0000', '', '{"a":1}{'][source.nextInt(6)] ?? ''),
  ),
  'wrong shape': one(({ source }) => say(pick(source, SHAPES))),
  'broken text': one(() => encodeWebSocketFrame(Buffer.from([0xff, 0xfe, 0xfd, 0xc0, 0x80]))),
  nested: one(() => encodeWebSocketFrame('['.repeat(NESTED) + ']'.repeat(NESTED))),
  'nested object': one(() => encodeWebSocketFrame(`${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`)),
  polluting: one(() =>
    encodeWebSocketFrame(
      '{"kind":"ping","__proto__":{"kind":"hello", "protocol": 2},"constructor":{"prototype":{"x":1}}}',
    ),
  ),
  oversized: one(() => encodeWebSocketFrame('x'.repeat(TOO_LONG))),
  'claims to be huge': one(() => encodeWebSocketFrame('{}', { claims: 2 ** 40 })),
  'many pieces': one(() =>
    Buffer.concat(
      Array.from({ length: 40 }, (_, piece) =>
        encodeWebSocketFrame('y'.repeat(1000), { kind: piece === 0 ? 'text' : 'more', isLast: false }),
      ),
    ),
  ),
  'zip bomb': one(() => encodeWebSocketFrame(BOMB, { isCompressed: true })),
  binary: one(() => encodeWebSocketFrame(randomBytes(200), { kind: 'binary' })),
  unmasked: one(() => encodeWebSocketFrame('{"kind":"ping"}', { isMasked: false })),
  'long ping': one(() => encodeWebSocketFrame(randomBytes(2000), { kind: 'ping' })),
  'unknown table': one(() => say({ kind: 'hello', protocol: 2, room: guess().slice(0, 16), lastSeq: 0 })),
  'guessed key': one((aim) =>
    say({ kind: 'hello', protocol: 2, room: room(aim), seatSecret: guess(), lastSeq: 0 }),
  ),
  'stolen key': one((aim) =>
    say({
      kind: 'hello',
      protocol: 2,
      room: room(aim),
      seatSecret: pick(aim.source, aim.targets.own)?.key ?? guess(),
      lastSeq: 0,
    }),
  ),
  'not my seat': one((aim) =>
    say({ kind: 'hello', protocol: 2, room: room(aim), seat: aim.source.nextInt(3), lastSeq: 0 }),
  ),
  'only looking': (aim) => [
    say({ kind: 'hello', protocol: 2, room: room(aim), lastSeq: 99_999 }),
    submit(0, 'pass'),
  ],
  'not seated': one(() => submit(0, 'pass')),
  replayed: seated((seat, { source }) => {
    const { request, at, command } = pick(source, seat.done) ?? { request: 'a', at: 0, command: 'pass' }
    return submit(at, command, request)
  }),
  stale: seated((seat, { source }) => submit(0, pick(source, seat.done)?.command ?? 'pass')),
  reordered: seated((seat, { source }) => {
    const at = 50_000 + source.nextInt(1000)
    return Buffer.concat([submit(at + 1, 'pass'), submit(at, pick(source, seat.done)?.command ?? 'pass')])
  }),
  'not a command': seated((_seat, { source }) =>
    submit(source.nextInt(50), '\u202e💥'.repeat(1 + source.nextInt(100))),
  ),
  'takes back what is not theirs': seated((_seat, { source }) =>
    say({
      kind: 'undo',
      requestId: `evil-${source.nextInt(1e6)}`,
      expectedMove: source.nextInt(2),
      toMove: 0,
    }),
  ),
} as const satisfies Readonly<Record<string, MakeFrames>>

export type SocketAttack = keyof typeof SOCKET_ATTACKS

/** Far more at once than anybody is heard. */
export const FLOOD = 300
export const flood = (aim: Aim): Buffer =>
  Buffer.concat(
    Array.from({ length: FLOOD }, (_, number) =>
      number % 3 === 0
        ? say({ kind: 'hello', protocol: 2, room: room(aim), lastSeq: 0 })
        : encodeWebSocketFrame('{"kind":"ping"}'),
    ),
  )
