import { describe, expect, it } from 'vitest'
import { SHIPS, shipWord } from '../rules/index.ts'
import { shipLines } from './ship-text.ts'
import { allTexts, everyLanguage, faultsOf } from './testing.ts'

describe.each(everyLanguage)('the ships in %s', (locale, texts) => {
  it('are well written for any number of players', () => {
    const lines = SHIPS.flatMap((ship) =>
      [1, 2, 3, 4, 5].flatMap((players) => shipLines(ship, players, texts)),
    )
    expect([...new Set(lines)].flatMap((line) => faultsOf(line, locale))).toEqual([])
  })
})

const [english] = allTexts

const linesOf = (word: string): string[] => {
  const ship = SHIPS.find((_, place) => shipWord(place) === word)
  return ship === undefined ? [] : shipLines(ship, 3, english)
}

it('an iron ship feeds four with three players and needs a modernized wharf', () => {
  expect(linesOf('dunkerque')).toEqual([
    'Iron ship, round card R11.',
    'Carries 3 goods.',
    'Brings 4 food at the end of each round.',
    'Building cost: 4 iron and 3 energy.',
    'Needs a modernized wharf.',
    'Value: 8 francs; price: 20 francs.',
  ])
})

it('a luxury liner neither carries, feeds nor can be bought', () => {
  expect(linesOf('ms-andrea')).toEqual([
    'Luxury liner, round card R20.',
    'Carries no goods.',
    'Building cost: 3 steel and 3 energy.',
    'Needs a modernized wharf.',
    'Value: 30 francs; cannot be bought.',
  ])
})
