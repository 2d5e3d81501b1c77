import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isLinked, packGame, unpackGame } from './replay-link.ts'

const text = readFileSync(
  new URL('../../../../games/le-havre/fixtures/version-1/golden/full-3.txt', import.meta.url),
  'utf8',
)
const seats = [
  { name: 'Zoé', bot: null },
  { name: '予婷', bot: 'mate' },
  { name: '', bot: 'captain' },
]

it('a whole game travels in an address and comes out as it went in', async () => {
  const source = await packGame({ text, seats })
  expect(source).toMatch(/^record=[\w-]+$/)
  expect(isLinked(source)).toBe(true)
  expect(await unpackGame(source)).toEqual({ ok: true, value: { text, seats } })
})

it('a full game for three fits into an address that any browser takes', async () => {
  expect((await packGame({ text, seats })).length).toBeLessThan(16_000)
})

it.each(['record=', 'record=abc', 'record=____'])('%s is no game', async (source) => {
  expect(await unpackGame(source)).toMatchObject({ ok: false, refusal: { code: 'not-a-record' } })
})

it('what is packed must be a game', async () => {
  const other = await packGame({ text: 7 as unknown as string, seats })
  expect(await unpackGame(other)).toMatchObject({ ok: false })
})

it('what unpacks to more than any game is not unpacked', async () => {
  const huge = await packGame({ text: 'a'.repeat(5_000_000), seats })
  expect(await unpackGame(huge)).toMatchObject({ ok: false, refusal: { code: 'not-a-record' } })
})
