import { expect, it } from 'vitest'
import { checkNewGame } from './new-game.ts'
import { highCard } from './testing/high-card/rules.ts'

/** Whoever only asks must not have to wait for a deal. */
const UNDEALT = {
  ...highCard,
  setup: () => {
    throw new Error('dealt')
  },
}

it('a game that can begin is told by its whole options, one that cannot by the reason, and nothing is dealt', () => {
  const options = highCard.options({})
  expect(checkNewGame(UNDEALT, {}, 'a-seed')).toEqual(options)
  expect(checkNewGame(UNDEALT, { players: 99 }, 'a-seed')).toEqual(highCard.options({ players: 99 }))
  expect(checkNewGame(UNDEALT, { players: 99 }, 'a-seed').ok).toBe(false)
  expect(checkNewGame(UNDEALT, {}, 'a seed')).toMatchObject({ refusal: { code: 'bad-seed' } })
})
