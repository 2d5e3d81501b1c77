import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { AREAS, DESTINATIONS, GOODS } from '../../rules/index.ts'

const sprite = readFileSync(new URL('./sprite.svg', import.meta.url), 'utf8')

it('there is a drawing for every good, area and destination', () => {
  const names = [
    ...GOODS.map((good) => `g-${good}`),
    ...AREAS.map((area) => `a-${area}`),
    ...DESTINATIONS.map((destination) => `d-${destination}`),
  ]
  expect(names.filter((name) => !sprite.includes(`id="${name}"`))).toEqual([])
})
