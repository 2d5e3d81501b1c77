import { expect, it } from 'vitest'
import { exceedsJsonDepth } from './read-message.ts'

const arrays = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

it.each([arrays, objects])('detects JSON that is nested too deeply', (nested) => {
  expect(exceedsJsonDepth(nested(16))).toBe(false)
  expect(exceedsJsonDepth(nested(17))).toBe(true)
})

it('counts open brackets, not all brackets', () => {
  expect(exceedsJsonDepth(`[${'[],'.repeat(100)}[]]`)).toBe(false)
})

it.each(['[', '{'])('ignores brackets in strings: %s', (sign) => {
  expect(exceedsJsonDepth(JSON.stringify({ words: `\\"${sign.repeat(50)}"` }))).toBe(false)
  expect(exceedsJsonDepth(JSON.stringify({ words: '\\' }) + arrays(17))).toBe(true)
})

it('ends with an unterminated string', () => {
  expect(exceedsJsonDepth('{"words":"[[[')).toBe(false)
  expect(exceedsJsonDepth('{"words":"\\')).toBe(false)
})
