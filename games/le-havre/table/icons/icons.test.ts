import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SHIP_TYPES, TOKENS } from '../../rules/index.ts'
import { categoryIcon, tokenIcon } from './icon-names.ts'

const sprite = readFileSync(new URL('./sprite.svg', import.meta.url), 'utf8')

it('there is a drawing for every token, kind of ship and kind of building', () => {
  const names = [
    ...TOKENS.map(tokenIcon),
    ...SHIP_TYPES.map((type) => `s-${type}`),
    ...(['C', 'E', 'I', 'P', 'N', 'S'] as const).map(categoryIcon),
  ]
  expect(names.filter((name) => !sprite.includes(`id="${name}"`))).toEqual([])
})
