import { expect, it } from 'vitest'
import { optionsFrom } from './set-up-flags.ts'

it('a set-up takes the flags as the rules name them', () => {
  expect(optionsFrom({ players: 3, start: 2 })).toEqual({ players: 3, start: 1 })
  expect(optionsFrom({ start: 'random' })).toEqual({ start: 'random' })
  expect(optionsFrom({ length: 'short' })).toEqual({ version: 'short' })
})
