import { expect, it } from 'vitest'
import { refused } from '../refusal.ts'
import { type HighCard, highCard } from '../testing/high-card/rules.ts'
import { checkRefusals } from './check-commands.ts'
import { checkedState } from './checked-state.ts'

it('finds a listed command that is refused, though no playout chose it', () => {
  const lendsNothing: HighCard = {
    ...highCard,
    refuse: (state, seat, command) =>
      command.kind === 'borrow' ? refused('not-now').refusal : highCard.refuse(state, seat, command),
  }
  const position = checkedState(lendsNothing, highCard.setup({ players: 2, coins: 3 }, 'sunday'))
  expect(() => checkRefusals(position, [])).toThrow('listed-refused: borrow of seat 0: not-now')
})
