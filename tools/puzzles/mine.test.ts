import { type Puzzle, puzzleFault } from '@quayside/game'
import { games } from '@quayside/games'
import { describe, expect, it } from 'vitest'
import { Miner } from './mine.ts'
import { type MinedGame, minedGame } from './mined-games.ts'
import { packed } from './pack.ts'
import { shortened } from './short-position.ts'

const found = async (id: string): Promise<MinedGame> => {
  const game = await minedGame(id)
  if (game === null) throw new Error(`${id} says nothing about puzzles`)
  return game
}

const mine = (game: MinedGame, number: number): Promise<Puzzle[]> =>
  // Only near the end of the game, to keep the test short.
  new Miner(game, { horizon: 24, perGame: 1 }).mine('test', number)

/** Games of one set-up until one of them gives a puzzle. */
const firstMined = async (game: MinedGame): Promise<{ readonly number: number; readonly puzzle: Puzzle }> => {
  for (let number = 44; number < 500; number += 12) {
    const [puzzle] = await mine(game, number)
    if (puzzle !== undefined) return { number, puzzle }
  }
  throw new Error('nothing was mined')
}

const mined = new Map<string, ReturnType<typeof firstMined>>()

const once = async (id: string): ReturnType<typeof firstMined> => {
  const known = mined.get(id) ?? found(id).then(firstMined)
  mined.set(id, known)
  return known
}

describe.each(games.ids)('puzzles of %s', (id) => {
  it('are the same for the same seed, whatever was mined before, and are valid', async () => {
    const game = await found(id)
    const { number, puzzle } = await once(id)
    expect(await mine(game, number)).toEqual([puzzle])
    expect(puzzleFault(game.adviser.rules, puzzle, game.mining.gap)).toBe(null)
  })

  it('are stored as shortened positions that read as the same position', async () => {
    const { rules } = (await found(id)).adviser
    const options = rules.options(games.all.find((game) => game.id === id)?.samples[0]?.options)
    if (!options.ok) throw new Error(options.refusal.code)
    const view = rules.view(rules.setup(options.value, 'short'), 0)
    const literal = shortened(rules, view)
    const read = rules.position.read(literal)
    expect(read.ok && rules.position.write(read.value)).toEqual(rules.position.write(view))
    expect(JSON.stringify(literal).length).toBeLessThan(JSON.stringify(rules.position.write(view)).length)
  })
})

describe('a pack', () => {
  it('leaves out invalid puzzles and too frequent answers', async () => {
    const [id = ''] = games.ids
    const [game, { puzzle }] = [await found(id), await once(id)]
    const again = Array.from({ length: 20 }, (_, place) => ({ ...puzzle, id: `again-${place}` }))
    const wrong: Puzzle = { ...puzzle, id: 'wrong', right: puzzle.values.map(({ command }) => command) }
    const { index, packs, leftOut } = await packed(game, [...again, wrong], { seed: 'test', games: 6 })
    expect(packs.flat().map(({ id: name }) => name)).toEqual(['again-0', 'again-1', 'again-2'])
    expect(index.puzzles.map(([name]) => name)).toEqual(['again-0', 'again-1', 'again-2'])
    expect(Object.values(leftOut)).toEqual([17, 1])
  })
})
