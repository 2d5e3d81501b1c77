import { highCard } from '../rules.ts'
import { isOver } from '../state.ts'
import { broken } from './faulty-rules.ts'

export const brokenDeciders = [
  broken('deciders', /^the game waits for seat/, 'waits for seats that have done their part', {
    deciders: (state) => (isOver(state) ? [] : [...state.hands.keys()]),
  }),
  broken('deciders', /^a seat twice/, 'waits for a seat twice', {
    deciders: (state) => highCard.deciders(state).flatMap((seat) => [seat, seat]),
  }),
  broken('deciders', /^seat 3 of 3/, 'waits for somebody who is not at the table', {
    deciders: (state) => (isOver(state) ? [] : [highCard.seatCount(state)]),
  }),
  broken('deciders', /^after the end seat 0 may borrow/, 'lets a seat borrow after the end', {
    commands: (state, seat, list) => {
      const commands = highCard.commands(state, seat, list)
      if (isOver(state)) commands.push({ kind: 'borrow' })
      return commands
    },
  }),
  broken('endless', /^no end after 200/, 'never takes a payment for good', {
    apply: (state, seat, command, log) => {
      if (command.kind !== 'pay') highCard.apply(state, seat, command, log)
    },
  }),
]
