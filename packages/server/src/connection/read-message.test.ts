import { expect, it } from 'vitest'
import { exceedsJsonDepth } from './read-message.ts'

const arrays = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

it.each([arrays, objects])('tells what is nested too deeply from what is not', (nested) => {
  expect(exceedsJsonDepth(nested(16))).toBe(false)
  expect(exceedsJsonDepth(nested(17))).toBe(true)
})

it('counts what is open at the same time, not what there is', () => {
  expect(exceedsJsonDepth(`[${'[],'.repeat(100)}[]]`)).toBe(false)
})

it.each(['[', '{'])('does not mind what people write: %s', (sign) => {
  expect(exceedsJsonDepth(JSON.stringify({ words: `\\"${sign.repeat(50)}"` }))).toBe(false)
  expect(exceedsJsonDepth(JSON.stringify({ words: '\\' }) + arrays(17))).toBe(true)
})

it('comes to an end with a text that does not', () => {
  expect(exceedsJsonDepth('{"words":"[[[')).toBe(false)
  expect(exceedsJsonDepth('{"words":"\\')).toBe(false)
})
