import { highCard } from '../rules.ts'
import { addOne, broken } from './faulty-rules.ts'

export const brokenLists = [
  broken('distinct', /^seat . is offered .* twice/, 'lists every command twice', {
    commands: (state, seat, list) => {
      const commands = highCard.commands(state, seat, list)
      commands.push(...commands)
      return commands
    },
  }),
  broken('reused-list', /^seat 0 finds/, 'leaves in a list what was in it', {
    commands: (state, seat, list = []) => {
      list.push(...highCard.commands(state, seat))
      return list
    },
  }),
  broken('reused-list', /^seat 0 gets another list/, 'ignores the list handed in', {
    commands: (state, seat) => highCard.commands(state, seat),
  }),
  broken('asking-changes', /^listing commands/, 'hands out a coin when asked for commands', {
    commands: (state, seat, list) => {
      addOne(state.coins, seat)
      return highCard.commands(state, seat, list)
    },
  }),
]
