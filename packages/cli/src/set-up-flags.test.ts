import { expect, it } from 'vitest'
import { optionsFrom } from './set-up-flags.ts'

it('a set-up passes the flags under the names of the rules', () => {
  expect(optionsFrom({ players: 3, start: 2 })).toEqual({ players: 3, start: 1 })
  expect(optionsFrom({ start: 'random' })).toEqual({ start: 'random' })
  expect(optionsFrom({ length: 'short' })).toEqual({ version: 'short' })
})
