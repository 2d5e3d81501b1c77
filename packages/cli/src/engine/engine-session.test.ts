import { SAMPLE_GAME } from '@quayside/games/testing'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { EngineSession } from './engine-session.ts'
import { MAX_LINE_BYTES } from './request.ts'

interface Reply {
  readonly id: unknown
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly code: string; readonly params: object; readonly message: string }
}

let session: EngineSession

beforeEach(() => {
  session = new EngineSession('en')
})

const say = async (text: string): Promise<Reply> => JSON.parse(await session.answer({ text })) as Reply

const ask = async (method: string, params: object = {}): Promise<Reply> =>
  say(JSON.stringify({ id: 'x', method, params }))

const result = async (method: string, params: object = {}): Promise<Readonly<Record<string, unknown>>> =>
  (await ask(method, params)).result ?? {}

const code = async (method: string, params: object = {}): Promise<string | undefined> =>
  (await ask(method, params)).error?.code

describe('an invalid request', () => {
  const broken: readonly (readonly [string, string])[] = [
    ['', 'invalid-json'],
    ['{"id":1', 'invalid-json'],
    ['\u0000\u0001', 'invalid-json'],
    ['[]', 'not-a-request'],
    ['"hello"', 'not-a-request'],
    ['{}', 'missing-id'],
    ['{"id":{},"method":"hello"}', 'missing-id'],
    ['{"id":1}', 'not-a-request'],
    ['{"id":1,"method":7}', 'not-a-request'],
    ['{"id":1,"method":"hello","params":[]}', 'not-a-request'],
    ['{"id":1,"method":"__proto__"}', 'unknown-method'],
    ['{"id":1,"method":"hello","params":{"__proto__":{}}}', 'unknown-param'],
    [
      `{"id":1,"method":"position","params":{"position":${'['.repeat(50)}${']'.repeat(50)}}}`,
      'json-too-deep',
    ],
  ]
  it.each(broken)('%j is refused', async (text, expected) => {
    expect((await say(text)).error?.code).toBe(expected)
  })

  it('is not parsed when it is too long', async () => {
    const { error } = JSON.parse(await session.answer({ tooLong: true })) as Reply
    expect(error).toMatchObject({ code: 'line-too-long', params: { limit: MAX_LINE_BYTES } })
  })

  it('is answered with its id if it has one', async () => {
    expect(await say('{"id":"seven","method":"fly"}')).toMatchObject({ id: 'seven' })
    expect(await say('{"id":0,"method":"fly"}')).toMatchObject({ id: 0 })
  })
})

describe('parameters', () => {
  it('are checked before anything is done', async () => {
    expect(await code('new', { sail: 1 })).toBe('unknown-param')
    expect(await code('status', { handle: 'g1' })).toBe('unknown-handle')
    expect(await code('status')).toBe('missing-param')
    await ask('new', { seed: 'x' })
    expect(await code('apply', { handle: 'g1', seat: 0, command: 'supply' })).toBe('bad-param')
    expect(await code('apply', { handle: 'g1', seat: 1.5, command: 'supply' })).toBe('bad-param')
    expect(await code('apply', { handle: 'g1', seat: 1, command: 'supply', at: -1 })).toBe('bad-param')
    expect(await code('apply', { handle: 'g1', seat: 1, command: 'supply', force: true })).toBe(
      'unknown-param',
    )
    expect(await code('print', { handle: 'g1', as: 'poem' })).toBe('bad-param')
    expect(await result('status', { handle: 'g1' })).toMatchObject({ at: 0 })
  })

  it('name games, languages and protocols that exist', async () => {
    expect(await code('new', { game: 'chess' })).toBe('unknown-game')
    expect(await code('hello', { lang: 'tlh' })).toBe('unknown-language')
    expect(await code('hello', { protocol: 3 })).toBe('unsupported-protocol')
    expect(await result('hello', { lang: 'fr' })).toMatchObject({ lang: 'fr' })
    const { error } = await ask('status', { handle: 'g1' })
    expect(error?.message).toContain('Aucune partie')
  })
})

describe('several games at the same time', () => {
  it('are kept apart by their handles', async () => {
    await ask('new', { seed: 'a' })
    await ask('new', { seed: 'b', options: { players: 1 } })
    await ask('apply', { handle: 'g1', seat: 1, command: 'supply' })
    expect(await result('status', { handle: 'g1' })).toMatchObject({ at: 1, seats: 3 })
    expect(await result('status', { handle: 'g2' })).toMatchObject({ at: 0, seats: 1 })
    await ask('close', { handle: 'g1' })
    expect(await code('status', { handle: 'g1' })).toBe('unknown-handle')
    expect(await result('new', {})).toMatchObject({ handle: 'g3' })
  })

  it('continue from their own records and positions', async () => {
    await ask('new', { seed: 'a' })
    for (const command of ['supply', 'take fish', 'end'])
      await ask('apply', { handle: 'g1', seat: 1, command })
    const { record } = await result('print', { handle: 'g1' })
    await ask('open', { record })
    const { position } = await result('print', { handle: 'g1', as: 'position' })
    await ask('position', { position })
    const printed = ['g1', 'g2', 'g3'].map(
      async (handle) => (await result('print', { handle, as: 'position' }))['position'],
    )
    expect(await printed[1]).toEqual(await printed[0])
    expect(await printed[2]).toEqual(await printed[0])
    expect(await code('print', { handle: 'g3', as: 'record' })).toBe('no-record')
  })
})

describe('a view', () => {
  it('can be opened again and answers with what the seat knows', async () => {
    await ask('new', { seed: 'a', options: { players: 2 } })
    const { position } = await result('view', { handle: 'g1', seat: 1 })
    await ask('position', { position })
    const options = await result('commands', { handle: 'g1', seat: 1 })
    expect(await result('commands', { handle: 'g2', seat: 1 })).toEqual({ ...options, handle: 'g2' })
    expect(await code('view', { handle: 'g1', seat: 3 })).toBe('no-such-seat')
  })

  it('hides what one seat saw from the others, in events too', async () => {
    const start = { options: { players: 2 }, town: ['marketplace'], step: 'main' }
    await ask('position', { position: start })
    for (const command of ['enter marketplace', 'pay 1 franc', 'choose fish wood'])
      await ask('apply', { handle: 'g1', seat: 1, command })
    await ask('apply', { handle: 'g1', seat: 1, command: 'return swapped' })
    const own = JSON.stringify(await result('events', { handle: 'g1', seat: 1 }))
    const other = JSON.stringify(await result('events', { handle: 'g1', seat: 2, texts: true }))
    expect(own).toContain('return swapped')
    expect(other).toContain('return unseen')
    expect(other).toContain('"cards":null')
  })
})

describe('undo', () => {
  it('stops at the limit of the seat, with the reason', async () => {
    await ask('position', { position: { step: 'main', round: 2, start: 1, options: { players: 1 } } })
    expect(await result('undo-limit', { handle: 'g1', seat: 1 })).toMatchObject({
      to: 0,
      because: 'start',
    })
    expect(await code('undo', { handle: 'g1', seat: 1 })).toBe('nothing-to-undo')
    await ask('apply', { handle: 'g1', seat: 1, command: 'take fish' })
    await ask('apply', { handle: 'g1', seat: 1, command: 'end' })
    expect(await result('undo', { handle: 'g1', seat: 1, to: 0 })).toMatchObject({ at: 0 })
  })
})

describe('programs written for protocol 1', () => {
  it('get their version, and find methods under their former names', async () => {
    expect(await result('hello', { protocol: 1 })).toMatchObject({ protocol: 1 })
    await ask('new', { options: { players: 2 }, seed: 'former' })
    expect(await result('why', { handle: 'g1', seat: 1, command: 'end' })).toMatchObject({ legal: false })
    expect(await result('take-back-limit', { handle: 'g1', seat: 1 })).toMatchObject({ to: 0 })
    expect(await code('take-back', { handle: 'g1', seat: 1 })).toBe('nothing-to-undo')
  })
})

describe('any input', () => {
  const METHODS = [
    'hello',
    'new',
    'open',
    'position',
    'commands',
    'apply',
    'check',
    'undo',
    'view',
    'print',
    'events',
  ]

  const NAMES = [
    'handle',
    'seat',
    'command',
    'at',
    'to',
    'position',
    'options',
    'record',
    'as',
    'texts',
    'from',
    'game',
  ]

  const value = fc.oneof(
    fc.constantFrom(
      'g1',
      'g2',
      'supply',
      'return constructor',
      'pay 1 fish',
      SAMPLE_GAME,
      'spectator',
      1,
      2,
      0,
      -1,
    ),
    fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
    fc.dictionary(
      fc.constantFrom('seats', 'town', 'piles', 'round', 'step', 'frames', 'tiles'),
      fc.jsonValue(),
    ),
  )

  const request = fc.record({
    id: fc.oneof(fc.integer(), fc.string()),
    method: fc.oneof(fc.constantFrom(...METHODS), fc.string()),
    params: fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), fc.string()), value),
  })

  it('gets one reply, and never an internal error', async () => {
    await ask('new', { seed: 'x' })
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          request.map((one) => JSON.stringify(one)),
          fc.string(),
        ),
        async (text) => {
          const reply = await session.answer({ text })
          expect(reply).not.toContain('\n')
          const { result, error } = JSON.parse(reply) as Reply
          expect((result === undefined) !== (error === undefined)).toBe(true)
          expect(error?.code).not.toBe('internal-error')
        },
      ),
      { numRuns: 300 },
    )
  })
})
