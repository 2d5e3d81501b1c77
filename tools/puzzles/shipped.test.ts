import { puzzleFault } from '@quayside/game'
import { games } from '@quayside/games'
import { expect, it } from 'vitest'
import { minedGame } from './mined-games.ts'
import { readPacks } from './pack.ts'

it.each(games.ids)('every shipped puzzle of %s is valid and has one idea', async (id) => {
  const [game, { index, puzzles }] = [await minedGame(id), readPacks(id)]
  if (game === null) throw new Error(`${id} says nothing about puzzles`)
  const { rules } = game.adviser
  expect(index).toMatchObject({ game: id, rulesVersion: rules.version, gap: game.mining.gap })
  const faults = puzzles.flatMap((puzzle) => {
    const fault = puzzleFault(rules, puzzle, index.gap)
    return fault === null ? [] : [`${puzzle.id}: ${fault}`]
  })
  expect(faults).toEqual([])
  const listed = puzzles.map((puzzle) => [
    puzzle.id,
    puzzle.rating,
    puzzle.themes.map((theme) => index.themes.indexOf(theme)),
  ])
  expect(index.puzzles).toEqual(listed)
  expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length)
})
