import { expect, it } from 'vitest'
import { type HighCard, highCard } from '../testing/high-card/rules.ts'
import { checkWhoCanAct } from './check-outcome.ts'
import { checkedState } from './checked-state.ts'

const state = highCard.setup({ players: 2, coins: 3 }, 'sunday')

it('accepts deciders that have a command', () => {
  expect(() => checkWhoCanAct(checkedState(highCard, state))).not.toThrow()
})

it('finds a decider without a command, although another decider has one', () => {
  const offersNothingToSeat1: HighCard = {
    ...highCard,
    commands: (position, seat, list) => (seat === 1 ? [] : highCard.commands(position, seat, list)),
  }
  expect(() => checkWhoCanAct(checkedState(offersNothingToSeat1, state))).toThrow(
    'deciders: the game waits for seat 1, which can do nothing',
  )
})
