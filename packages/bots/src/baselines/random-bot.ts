import { type GameEvent, type Rules, random } from '@quayside/kernel'
import type { Bot } from '../bot.ts'

/** Chooses uniformly among the legal commands. */
export const randomBot = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
): Bot<State, Command> => ({
  decide(view, seat, _budget, seed) {
    const commands = rules.commands(view, seat)
    return commands[random(seed).nextInt(commands.length)] as Command
  },
})
