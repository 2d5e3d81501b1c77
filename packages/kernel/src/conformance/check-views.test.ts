import { expect, it } from 'vitest'
import { random } from '../random.ts'
import { highCard } from '../testing/high-card/rules.ts'
import { differenceFor } from './check-views.ts'
import { playout } from './playout.ts'

const { state } = playout(highCard, { players: 2, coins: 3 }, 'one', random('one'))

it('a different outcome is visible to everybody', () => {
  const other = { ...state, coins: state.coins.map((coins) => coins + 1) }
  expect(differenceFor(highCard, 'spectator', state, other)).toBe('the outcome')
  expect(differenceFor(highCard, 'spectator', state, highCard.copy(state))).toBe(null)
})
