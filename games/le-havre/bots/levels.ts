/** Who plays at this table, by name, and who of them gives advice. */
import {
  type Adviser,
  type Budget,
  chooseImmediately,
  chooseWithNoise,
  type Level,
  lookahead,
  ONE_TURN,
  type SearchBreadth,
} from '@quayside/bots'
import { type Command, leHavre, type State } from '../rules/index.ts'
import { greedy } from './greedy.ts'
import { heuristic, tunedHeuristic } from './heuristic.ts'
import { plannerFor } from './planners.ts'

/** About a fifth of a second, a second and four on one core of a common machine. */
const CAPTAIN: Budget = { nodes: 10_000 }
const COMMODORE: Budget = { nodes: 50_000 }
const LONGER: Budget = { nodes: 200_000 }

const captain = {
  bot: lookahead(leHavre, plannerFor, { commands: 4, stretches: [1], finalists: 1, heats: 1 }),
  budget: CAPTAIN,
}

const AHEAD: SearchBreadth = { commands: 16, stretches: [1, 1, 2], finalists: 4, heats: 60 }

/** Most races are decided after a few heats, so that more nodes alone would change nothing: it compares longer besides. */
const LONG_AHEAD: SearchBreadth = { ...AHEAD, heats: 240, firstHeats: 16 }

const commodore = {
  bot: lookahead(leHavre, plannerFor, AHEAD),
  budget: COMMODORE,
  longer: { bot: lookahead(leHavre, plannerFor, LONG_AHEAD), budget: LONGER },
}

/** The mate, who says besides what else it thinks of. */
const mate = {
  bot: lookahead(leHavre, plannerFor, { commands: 6, stretches: [], finalists: 6, heats: 1 }),
  budget: ONE_TURN,
}

export const advisers: Adviser<State, Command>['levels'] = { mate, captain, commodore }

export const levels: Readonly<Record<string, Level<State, Command>>> = {
  greedy: { bot: greedy, budget: ONE_TURN },
  heuristic: { bot: heuristic, budget: ONE_TURN },
  'heuristic-tuned': { bot: tunedHeuristic, budget: ONE_TURN },
  deckhand: { bot: chooseWithNoise(plannerFor, { often: 50, among: 6 }), budget: ONE_TURN },
  bosun: { bot: chooseWithNoise(plannerFor, { often: 20, among: 6 }), budget: ONE_TURN },
  mate: { bot: chooseImmediately(plannerFor), budget: ONE_TURN },
  captain,
  commodore,
}
