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
} from '@quayside/bots'
import { type Command, leHavre, type State } from '../rules/index.ts'
import { greedy } from './greedy.ts'
import { heuristic, tunedHeuristic } from './heuristic.ts'
import { plannerFor } from './planners.ts'
import { withSoloBeam } from './solo-search.ts'

/** About 0.2, 1 and 4 seconds on one core of an ordinary machine. */
const CAPTAIN: Budget = { nodes: 10_000 }
const COMMODORE: Budget = { nodes: 50_000 }
const LONGER: Budget = { nodes: 200_000 }

const AHEAD: SearchBreadth = { commands: 16, segments: [1, 1, 2], finalists: 4, rounds: 60 }

/**
 * Most races are decided after a few rounds, so more nodes alone would change nothing: the minimum number of
 * rounds is raised as well.
 */
const LONG_AHEAD: SearchBreadth = { ...AHEAD, rounds: 240, firstRounds: 16 }

/** Lines of a solo game: about as many as the budgets can follow to the end of the game. */
const SOLO_LINES = 8
const LONG_SOLO_LINES = 32

type PlannerFor = (view: State) => Planner<State, Command>

const searchersWith = (planner: PlannerFor) => ({
  captain: {
    bot: lookahead(leHavre, planner, { commands: 4, segments: [1], finalists: 1, rounds: 1 }),
    budget: CAPTAIN,
  },
  commodore: {
    bot: withSoloBeam(lookahead(leHavre, planner, AHEAD), planner, SOLO_LINES),
    budget: COMMODORE,
    longer: {
      bot: withSoloBeam(lookahead(leHavre, planner, LONG_AHEAD), planner, LONG_SOLO_LINES),
      budget: LONGER,
    },
  },
})

type Levels = Readonly<Record<string, Level<State, Command>>>

const levelsWithSearch = (planner: PlannerFor, searchers: Levels): Levels => ({
  greedy: { bot: greedy, budget: ONE_TURN },
  heuristic: { bot: heuristic, budget: ONE_TURN },
  'heuristic-tuned': { bot: tunedHeuristic, budget: ONE_TURN },
  deckhand: { bot: chooseWithNoise(planner, { often: 50, among: 6 }), budget: ONE_TURN },
  bosun: { bot: chooseWithNoise(planner, { often: 20, among: 6 }), budget: ONE_TURN },
  mate: { bot: chooseImmediately(planner), budget: ONE_TURN },
  ...searchers,
})

/** The top level as it searched in 0.1, for matches that show how far the bots have come since. */
const AHEAD_IN_0_1: SearchBreadth = { commands: 16, segments: [1, 1, 2], finalists: 4, rounds: 60 }

/** For matches with other networks than the game's own. */
export const levelsWith = (planner: PlannerFor): Levels => ({
  ...levelsWithSearch(planner, searchersWith(planner)),
  'commodore-0.1': { bot: lookahead(leHavre, planner, AHEAD_IN_0_1), budget: COMMODORE },
})

const searchers = searchersWith(plannerFor)

export const levels = levelsWithSearch(plannerFor, searchers)

/** The mate as an adviser: it evaluates several commands instead of only choosing one. */
const mate = {
  bot: lookahead(leHavre, plannerFor, { commands: 6, segments: [], finalists: 6, rounds: 1 }),
  budget: ONE_TURN,
}

export const advisers: Adviser<State, Command>['levels'] = { mate, ...searchers }
