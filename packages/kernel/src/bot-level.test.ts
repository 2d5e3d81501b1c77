import { expect, it } from 'vitest'
import { currentLevel } from './bot-level.ts'

it('a renamed level is known by both names, any other by its own', () => {
  expect(['harbourmaster', 'commodore', 'mate', 'toString'].map(currentLevel)).toEqual([
    'commodore',
    'commodore',
    'mate',
    'toString',
  ])
})
