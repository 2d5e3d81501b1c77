/**
 * Plays games with a simple heuristic: commands that improve the seat's wealth are likelier, food is kept, sales are
 * rare, and buildings not visited yet are preferred. Such games reach most of the rules; in uniformly random games
 * everything is sold again and no goods are shipped.
 */
import { newRecord, type Random, random, resultOf, type Seat } from '@quayside/kernel'
import type { Playout, PlayoutMove } from '@quayside/kernel/conformance'
import type { TokenName } from '../rules/catalogue/goods.ts'
import { shipFood } from '../rules/holdings.ts'
import {
  type Command,
  type Event,
  FOOD,
  leHavre,
  type Options,
  type State,
  TOKENS,
  total,
  wealth,
} from '../rules/index.ts'
import { depth } from '../rules/state/action-frames.ts'
import { stock } from '../rules/state/seats.ts'
import { at } from '../rules/state/state.ts'
import { currentRound, ROUND, rounds } from '../rules/state/table.ts'

/** How often each command was used in this game. */
type Memory = Map<string, number>

/** Base weight of a verb; 100 by default. */
const LEANINGS: Readonly<Record<string, number>> = { sell: 0.2, build: 300, swap: 3000, done: 30, enter: 400 }

/** Value of a token for a seat that will use it, in tenths of a franc. */
const WORTH: Readonly<Record<TokenName, number>> = {
  fish: 10,
  wood: 10,
  clay: 10,
  iron: 20,
  grain: 12,
  cattle: 18,
  coal: 30,
  hide: 12,
  smoked_fish: 18,
  charcoal: 18,
  brick: 22,
  steel: 70,
  bread: 22,
  meat: 28,
  coke: 60,
  leather: 35,
  franc: 0,
}

/** Estimated wealth of a seat, in francs. */
const worth = (state: State, seat: Seat): number => {
  let goods = 0
  let food = shipFood(state, seat)
  for (const [token, name] of TOKENS.entries()) {
    goods += WORTH[name] * stock(state, seat, token)
    food += (FOOD[token] ?? 0) * stock(state, seat, token)
  }
  const lacking = Math.max(0, (currentRound(state)?.food ?? 0) - food)
  const roundsLeft = rounds(state).length - at(state, ROUND)
  return total(wealth(state, seat)) + goods / 10 + 1.2 * shipFood(state, seat) * roundsLeft - 1.2 * lacking
}

const ATTEMPTS = 6
const LONGEST_ACTION = 16

/** Best estimated wealth after the action that a command begins, over a few random continuations. */
const worthAfter = (state: State, seat: Seat, command: Command, source: Random): number => {
  let best = Number.NEGATIVE_INFINITY
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const after = leHavre.copy(state)
    leHavre.apply(after, seat, command)
    for (let step = 0; step < LONGEST_ACTION && depth(after) > 0; step++) {
      const answers = leHavre.commands(after, seat)
      leHavre.apply(after, seat, answers[source.nextInt(answers.length)] as Command)
    }
    best = Math.max(best, worth(after, seat))
    if (depth(state) === 0 && !leHavre.notation.print(command).startsWith('enter')) break
  }
  return best
}

const leaning = (words: string, gain: number, memory: Memory): number => {
  const [verb = ''] = words.split(' ')
  const novelty = verb === 'enter' ? 1 / (1 + (memory.get(words) ?? 0)) : 1
  const advantage = 2 ** Math.max(-8, Math.min(8, gain / 2))
  return Math.max(1, Math.round((LEANINGS[verb] ?? 100) * novelty * advantage * 100))
}

const choose = (state: State, seat: Seat, memory: Memory, source: Random): Command => {
  const before = worth(state, seat)
  const options = leHavre.commands(state, seat).map((command) => {
    const words = leHavre.notation.print(command)
    return {
      command,
      words,
      leaning: leaning(words, worthAfter(state, seat, command, source) - before, memory),
    }
  })
  let drawn = source.nextInt(options.reduce((sum, option) => sum + option.leaning, 0))
  const chosen = options.find((option) => {
    drawn -= option.leaning
    return drawn < 0
  })
  if (!chosen) throw new Error('nothing to choose from')
  memory.set(chosen.words, (memory.get(chosen.words) ?? 0) + 1)
  return chosen.command
}

/** Occasionally a seat that sells or repays out of turn. */
const interrupter = (state: State, source: Random): Seat | null => {
  if (source.nextInt(40) > 0) return null
  const seat = source.nextInt(leHavre.seatCount(state))
  return leHavre.commands(state, seat).length > 0 ? seat : null
}

/** A whole game played by the heuristic. */
export const heuristicGame = (raw: Partial<Options>, seed: string): Playout<State, Command, Event> => {
  const opened = newRecord(leHavre, raw, seed)
  const options = leHavre.options(raw)
  if (!opened.ok || !options.ok) throw new Error(`options refused: ${JSON.stringify(raw)}`)
  const state = leHavre.setup(options.value, seed)
  const source = random(`thoughtful ${seed}`)
  const memory: Memory = new Map()
  const turns: PlayoutMove<Command, Event>[] = []
  for (;;) {
    const deciders = leHavre.deciders(state)
    const decider = deciders[source.nextInt(deciders.length)]
    if (decider === undefined) break
    const seat = interrupter(state, source) ?? decider
    const list = leHavre.commands(state, seat)
    const command = choose(state, seat, memory, source)
    const events: Event[] = []
    leHavre.apply(state, seat, command, events)
    turns.push({ seat, command, list, interjected: !deciders.includes(seat), events })
  }
  const lines = turns.map(({ seat, command }, at) => ({
    moveNumber: at,
    seat,
    command: leHavre.notation.print(command),
  }))
  return { record: { ...opened.value, moves: lines, result: resultOf(leHavre, state) }, state, turns }
}
