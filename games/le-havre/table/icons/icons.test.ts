import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BUILDINGS, SHIP_TYPES, TOKENS } from '../../rules/index.ts'
import { categoryIcon, tokenIcon } from './icon-names.ts'

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
const sprite = read('./sprite.svg')
const drawings = read('./drawings.svg')

it('there is a drawing for every token, kind of ship and kind of building', () => {
  const names = [
    ...TOKENS.map(tokenIcon),
    ...SHIP_TYPES.map((type) => `s-${type}`),
    ...(['C', 'E', 'I', 'P', 'N', 'S'] as const).map(categoryIcon),
  ]
  expect(names.filter((name) => !sprite.includes(`id="${name}"`))).toEqual([])
})

it('every building has its own drawing', () => {
  const names = BUILDINGS.map(({ name }) => `building-${name}`)
  expect(names.filter((name) => !drawings.includes(`id="${name}"`))).toEqual([])
})

it('the drawings use only defined symbols and theme colours', () => {
  const used = [...drawings.matchAll(/href="#([\w-]+)"/g)].map(([, name = '']) => name)
  expect(used.filter((name) => !drawings.includes(`id="${name}"`))).toEqual([])
  expect(drawings.match(/<style|style=|<text|#[0-9a-f]{3,6}"/g)).toBeNull()
})
