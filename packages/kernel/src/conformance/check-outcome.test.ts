import { expect, it } from 'vitest'
import { type HighCard, highCard } from '../testing/high-card/rules.ts'
import { checkWhoCanAct } from './check-outcome.ts'
import { checkedState } from './checked-state.ts'

const state = highCard.setup({ players: 2, coins: 3 }, 'sunday')

it('is fine that the game waits for those who can do something', () => {
  expect(() => checkWhoCanAct(checkedState(highCard, state))).not.toThrow()
})

it('is found out that the game waits for a seat which can do nothing, while another one could go on', () => {
  const offersNothingToSeat1: HighCard = {
    ...highCard,
    commands: (position, seat, list) => (seat === 1 ? [] : highCard.commands(position, seat, list)),
  }
  expect(() => checkWhoCanAct(checkedState(offersNothingToSeat1, state))).toThrow(
    'deciders: the game waits for seat 1, which can do nothing',
  )
})
