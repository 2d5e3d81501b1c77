import { expect, it } from 'vitest'
import { isTooDeep } from './read-message.ts'

const arrays = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

it.each([arrays, objects])('tells what is nested too deeply from what is not', (nested) => {
  expect(isTooDeep(nested(16))).toBe(false)
  expect(isTooDeep(nested(17))).toBe(true)
})

it('counts what is open at the same time, not what there is', () => {
  expect(isTooDeep(`[${'[],'.repeat(100)}[]]`)).toBe(false)
})

it.each(['[', '{'])('does not mind what people write: %s', (sign) => {
  expect(isTooDeep(JSON.stringify({ words: `\\"${sign.repeat(50)}"` }))).toBe(false)
  expect(isTooDeep(JSON.stringify({ words: '\\' }) + arrays(17))).toBe(true)
})

it('comes to an end with a text that does not', () => {
  expect(isTooDeep('{"words":"[[[')).toBe(false)
  expect(isTooDeep('{"words":"\\')).toBe(false)
})
