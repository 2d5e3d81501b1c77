/** The bots by level name, and those that give advice. */
import {
  type Adviser,
  type Budget,
  chooseImmediately,
  chooseWithNoise,
  type Level,
  lookahead,
  ONE_TURN,
  type Planner,
  type SearchBreadth,
  type WeighingBot,
} from '@quayside/bots'
import { players } from '../queries/index.ts'
import { type Command, packetRow, type State } from '../rules/index.ts'
import { greedy } from './greedy.ts'
import { heuristic } from './heuristic.ts'
import { plannerFor } from './planners.ts'

/** About 0.2, 1 and 4 seconds on one core of an ordinary machine. */
const CAPTAIN: Budget = { nodes: 8000 }
const COMMODORE: Budget = { nodes: 45_000 }
const LONGER: Budget = { nodes: 180_000 }

/** Unseen cards decide much: after fewer rounds the best command is often dropped because of bad luck. */
const AHEAD: SearchBreadth = {
  commands: 8,
  segments: [2, 2, 4],
  finalists: 8,
  rounds: 64,
  firstRounds: 24,
}

/** With more players a round takes longer: with four, fewer rounds of comparing; with five, a shorter look. */
const AHEAD_OF_THREE: SearchBreadth = { ...AHEAD, rounds: 32, firstRounds: 10 }
const AHEAD_OF_FOUR: SearchBreadth = { ...AHEAD, segments: [1, 1, 2] }

/**
 * Most races are decided after a few rounds, so more nodes alone would change nothing: the minimum number of
 * rounds is raised as well.
 */
const LONG_AHEAD: SearchBreadth = { ...AHEAD, rounds: 192, firstRounds: 64 }

type PlannerFor = (view: State) => Planner<State, Command>

/** Searches as one bot with five players, as another with four, and as the last with fewer. */
const byPlayers = (
  five: WeighingBot<State, Command>,
  four: WeighingBot<State, Command>,
  fewer: WeighingBot<State, Command>,
): WeighingBot<State, Command> => {
  const botFor = (view: State) => {
    if (players(view) === 5) return five
    return players(view) === 4 ? four : fewer
  }
  return {
    decide: (view, ...rest) => botFor(view).decide(view, ...rest),
    weigh: (question) => botFor(question.view).weigh(question),
  }
}

const searchersWith = (planner: PlannerFor) => ({
  captain: {
    bot: lookahead(packetRow, planner, { commands: 4, segments: [1, 1], finalists: 4, rounds: 2 }),
    budget: CAPTAIN,
  },
  commodore: {
    bot: byPlayers(
      lookahead(packetRow, planner, AHEAD_OF_FOUR),
      lookahead(packetRow, planner, AHEAD_OF_THREE),
      lookahead(packetRow, planner, AHEAD),
    ),
    budget: COMMODORE,
    longer: { bot: lookahead(packetRow, planner, LONG_AHEAD), budget: LONGER },
  },
})

type Levels = Readonly<Record<string, Level<State, Command>>>

const levelsWithSearch = (planner: PlannerFor, searchers: Levels): Levels => ({
  greedy: { bot: greedy, budget: ONE_TURN },
  heuristic: { bot: heuristic, budget: ONE_TURN },
  deckhand: { bot: chooseWithNoise(planner, { often: 50, among: 4 }), budget: ONE_TURN },
  bosun: { bot: chooseWithNoise(planner, { often: 20, among: 4 }), budget: ONE_TURN },
  mate: { bot: chooseImmediately(planner), budget: ONE_TURN },
  ...searchers,
})

/** The top level as it searched in 0.1, for matches that show how far the bots have come since. */
const AHEAD_IN_0_1: SearchBreadth = { commands: 8, segments: [1, 1, 2], finalists: 8, rounds: 24 }

/** For matches with other networks than the game's own. */
export const levelsWith = (planner: PlannerFor): Levels => ({
  ...levelsWithSearch(planner, searchersWith(planner)),
  'commodore-0.1': { bot: lookahead(packetRow, planner, AHEAD_IN_0_1), budget: COMMODORE },
})

const searchers = searchersWith(plannerFor)

export const levels = levelsWithSearch(plannerFor, searchers)

/** The mate as an adviser: it evaluates several commands instead of only choosing one. */
const mate = {
  bot: lookahead(packetRow, plannerFor, { commands: 6, segments: [], finalists: 6, rounds: 1 }),
  budget: ONE_TURN,
}

export const advisers: Adviser<State, Command>['levels'] = { mate, ...searchers }
