import { refused } from '../../../refusal.ts'
import { highCard } from '../rules.ts'
import { HIDDEN } from '../state.ts'
import { addOne, broken } from './faulty-rules.ts'

export const brokenRefusals = [
  broken('listed-refused', /^pay 0: too-little/, 'refuses to be paid nothing', {
    refuse: (state, seat, command) =>
      command.kind === 'pay' && command.coins === 0
        ? refused('too-little').refusal
        : highCard.refuse(state, seat, command),
  }),
  broken('unlisted-accepted', /^pay/, 'accepts more coins than a seat has', {
    refuse: (state, seat, command) =>
      command.kind === 'pay' && state.payer === seat ? null : highCard.refuse(state, seat, command),
  }),
  broken('unlisted-accepted', /^commit \?/, 'accepts a command as onlookers hear it', {
    refuse: (state, seat, command) =>
      command.kind === 'commit' && command.card === HIDDEN && highCard.deciders(state).includes(seat)
        ? null
        : highCard.refuse(state, seat, command),
  }),
  broken('refusal-code', /is (refused|not understood) without a reason/, 'refuses without a reason', {
    refuse: (state, seat, command) => highCard.refuse(state, seat, command) && refused('').refusal,
  }),
  broken('asking-changes', /^refusing/, 'hands out a coin with a refusal', {
    refuse: (state, seat, command) => {
      const refusal = highCard.refuse(state, seat, command)
      if (refusal) addOne(state.coins, seat)
      return refusal
    },
  }),
]
