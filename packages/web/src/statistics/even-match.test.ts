import { expect, it } from 'vitest'
import { evenLevelOf } from './even-match.ts'

const result = (ended: number, opponents: string, place: number, players = 2, game = 'harbor') => ({
  game,
  players,
  opponents,
  place,
  ended,
})

const series = (opponents: string, places: readonly number[], players = 2) =>
  places.map((place, ended) => result(ended, opponents, place, players))

const levelAfter = (results: Parameters<typeof evenLevelOf>[0]): string =>
  evenLevelOf(results, 'harbor').level

it('an even match begins with a bosun', () => {
  expect(evenLevelOf([], 'harbor')).toEqual({ level: 'bosun', games: 0 })
})

it('wins lead to stronger bots, up to the strongest', () => {
  expect(levelAfter(series('bosun', [1, 1]))).toBe('mate')
  expect(levelAfter(series('mate', [1, 1, 1, 1, 1]))).toBe('captain')
  expect(levelAfter(series('commodore', Array(12).fill(1)))).toBe('commodore')
  expect(levelAfter(series('commodore+', Array(12).fill(1)))).toBe('commodore')
})

it('defeats lead to weaker bots, down to the weakest', () => {
  expect(levelAfter(series('bosun', [2, 2]))).toBe('deckhand')
  expect(levelAfter(series('deckhand', Array(12).fill(2)))).toBe('deckhand')
})

it('losing to a far stronger bot says little', () => {
  expect(levelAfter(series('commodore', [2, 2, 2]))).toBe('bosun')
})

it('a player who wins every second game keeps the level', () => {
  expect(levelAfter(series('mate', [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]))).toBe('mate')
})

it('a place in the middle counts as half a win', () => {
  expect(levelAfter(series('bosun', [2, 2, 2, 2], 3))).toBe('bosun')
})

it('the latest results count most', () => {
  const results = [...series('mate', [1, 1, 1, 1]), ...series('mate', [2, 2, 2, 2, 2, 2])]
  const inTime = results.map((one, ended) => ({ ...one, ended }))
  expect(levelAfter(inTime.toReversed())).toBe(levelAfter(inTime))
  expect(levelAfter(inTime)).toBe('bosun')
})

it('counts only games of the same kind against bots of a level', () => {
  const others = [
    result(1, 'online', 1),
    result(2, 'solo', 1, 1),
    result(3, 'uct', 1),
    result(4, 'mate', 1, 2, 'quay'),
  ]
  expect(evenLevelOf(others, 'harbor')).toEqual({ level: 'bosun', games: 0 })
})
