import { expect, it } from 'vitest'
import { fingerprint, logOptions, maskIds } from './log-options.ts'

const ROOM = 'q3yVx0hPwzL8aTbK'

it('an id is logged as a fingerprint, wherever it stands', () => {
  expect(fingerprint(ROOM)).toMatch(/^[0-9a-f]{12}$/)
  expect(maskIds({ room: ROOM, why: { code: 'broken-log', params: { rooms: [ROOM] } }, seq: 3 })).toEqual({
    room: fingerprint(ROOM),
    why: { code: 'broken-log', params: { rooms: [fingerprint(ROOM)] } },
    seq: 3,
  })
  expect(maskIds(`turn-${ROOM}-1`)).not.toContain(ROOM)
})

it('codes and addresses stay readable', () => {
  for (const text of [
    'too-many-requests',
    'rate_limit_exceeded',
    '203.0.113.9',
    '2001:db8:1:2:3:4:5:6',
    'le-havre',
  ])
    expect(maskIds(text)).toBe(text)
})

it('an error is logged with its reason and its stack, and without the id in its message', () => {
  const options = logOptions('warn')
  const described =
    options === false
      ? null
      : options.serializers.err(new Error(`${ROOM} cannot be read`, { cause: new Error(`no ${ROOM}`) }))
  expect(described?.message).toBe(`${fingerprint(ROOM)} cannot be read`)
  expect(described?.stack).toContain('caused by: Error: no')
  expect(described?.stack).toContain('log-options.test.ts')
  expect(JSON.stringify(described)).not.toContain(ROOM)
})
