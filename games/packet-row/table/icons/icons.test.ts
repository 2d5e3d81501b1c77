import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { standardDeck } from '../../rules/catalogue/deck.ts'
import { AREAS, DESTINATIONS, GOODS, PILES, wordOf } from '../../rules/index.ts'
import { drawingsOf } from '../view-models/card-look.ts'

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

it('there is a drawing for every good, area and destination', () => {
  const sprite = read('./sprite.svg')
  const names = [
    ...GOODS.map((good) => `g-${good}`),
    ...AREAS.map((area) => `a-${area}`),
    ...DESTINATIONS.map((destination) => `d-${destination}`),
  ]
  expect(names.filter((name) => !sprite.includes(`id="${name}"`))).toEqual([])
})

it('every card has its own picture', () => {
  const drawings = read('./drawings.svg')
  const cards = PILES.flatMap((pile) => standardDeck[pile])
  const drawn = cards.flatMap((card) => drawingsOf(card, wordOf(card)).map(({ id }) => id))
  expect([...new Set(drawn)].filter((id) => !drawings.includes(`id="${id}"`))).toEqual([])
  const buildings = cards.filter(({ type }) => type === 'victory_points')
  expect(new Set(buildings.map((card) => drawingsOf(card, wordOf(card)).at(-1)?.id)).size).toBe(
    new Set(buildings.map(wordOf)).size,
  )
})
