import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_GAME } from '@quayside/games/testing'
import { expect, it } from 'vitest'
import { createLogger, fingerprint, maskIds } from './logger.ts'

const ROOM = 'q3yVx0hPwzL8aTbK'

it('an id is logged as a fingerprint, wherever it occurs', () => {
  expect(fingerprint(ROOM)).toMatch(/^[0-9a-f]{12}$/)
  expect(maskIds({ room: ROOM, why: { code: 'invalid-entry', params: { rooms: [ROOM] } }, seq: 3 })).toEqual({
    room: fingerprint(ROOM),
    why: { code: 'invalid-entry', params: { rooms: [fingerprint(ROOM)] } },
    seq: 3,
  })
  expect(maskIds(`turn-${ROOM}-1`)).not.toContain(ROOM)
})

it('refusal codes and addresses stay readable', () => {
  for (const text of [
    'too-many-requests',
    'rate_limit_exceeded',
    '203.0.113.9',
    '2001:db8:1:2:3:4:5:6',
    SAMPLE_GAME,
    '021-channel-failures',
  ])
    expect(maskIds(text)).toBe(text)
})

it('an error is logged with reason and stack, and without the id in its message', () => {
  const lines: string[] = []
  const log = createLogger('warn', { write: (line) => lines.push(line) })
  log.error({ err: new Error(`${ROOM} cannot be read`, { cause: new Error(`no ${ROOM}`) }) }, 'failed')
  const { err } = JSON.parse(lines[0] ?? '') as { err: { message: string; stack: string } }
  expect(err.message).toBe(`${fingerprint(ROOM)} cannot be read`)
  expect(err.stack).toContain('caused by: Error: no')
  expect(err.stack).toContain('logger.test.ts')
  expect(lines[0]).not.toContain(ROOM)
})

const SOURCES = join(import.meta.dirname, '..')
const PAGE = join(SOURCES, '../../../docs/hosting/logs.md')

interface LogLine {
  readonly event: string
  readonly level: string
  readonly message: string
  readonly fields: readonly string[]
}

const byEvent = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.toSorted((one, other) => one.event.localeCompare(other.event))

/** The names in an object literal without nested ones. */
const fieldNames = (literal: string): readonly string[] =>
  literal.split(',').flatMap((field) => /^\s*(\w+)/.exec(field)?.slice(1) ?? [])

/** Every call has an event, fields and a fixed message. */
const CALL = /\blog\.(\w+)\(\s*\{\s*event: '([\w.]+)'(?:,([^{}]*))?\s*\}\s*,\s*'([^']+)',?\s*\)/g

it('the guide to logs lists every log line, and no other', () => {
  const calls: LogLine[] = []
  for (const file of globSync('**/*.ts', { cwd: SOURCES, exclude: ['**/*.test.ts', 'testing/**'] })) {
    const text = readFileSync(join(SOURCES, file), 'utf8')
    const found = [...text.matchAll(CALL)]
    expect(found.length, file).toBe([...text.matchAll(/\blog\.(?:debug|info|warn|error|fatal)\(/g)].length)
    for (const [, level = '', event = '', fields = '', message = ''] of found)
      calls.push({ event, level, message, fields: fieldNames(fields) })
  }
  const rows = [...readFileSync(PAGE, 'utf8').matchAll(/^\| `([\w.]+)` \| (\w+) \| (.+?) \|(.*?)\|/gm)]
  const listed = rows.map(([, event = '', level = '', message = '', fields = '']) => ({
    event,
    level,
    message,
    fields: [...fields.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  }))
  expect(byEvent(listed)).toEqual(byEvent(calls))
  expect(new Set(calls.map(({ event }) => event)).size).toBe(calls.length)
})
