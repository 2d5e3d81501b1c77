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
import { type Command, packetRow, type State } from '../rules/index.ts'
import { greedy } from './greedy.ts'
import { heuristic } from './heuristic.ts'
import { plannerFor } from './planners.ts'

/** About a fifth of a second, a second and four on one core of a common machine. */
const CAPTAIN: Budget = { nodes: 8000 }
const COMMODORE: Budget = { nodes: 40_000 }
const LONGER: Budget = { nodes: 160_000 }

const captain = {
  bot: lookahead(packetRow, plannerFor, { commands: 4, stretches: [1, 1], finalists: 4, heats: 2 }),
  budget: CAPTAIN,
}

const AHEAD: SearchBreadth = { commands: 8, stretches: [1, 1, 2], finalists: 8, heats: 24 }

/** Most races are decided after a few heats, so that more nodes alone would change nothing: it compares longer besides. */
const LONG_AHEAD: SearchBreadth = { ...AHEAD, heats: 96, firstHeats: 16 }

const commodore = {
  bot: lookahead(packetRow, plannerFor, AHEAD),
  budget: COMMODORE,
  longer: { bot: lookahead(packetRow, plannerFor, LONG_AHEAD), budget: LONGER },
}

/** The mate, who says besides what else it thinks of. */
const mate = {
  bot: lookahead(packetRow, plannerFor, { commands: 6, stretches: [], finalists: 6, heats: 1 }),
  budget: ONE_TURN,
}

export const advisers: Adviser<State, Command>['levels'] = { mate, captain, commodore }

export const levels: Readonly<Record<string, Level<State, Command>>> = {
  greedy: { bot: greedy, budget: ONE_TURN },
  heuristic: { bot: heuristic, budget: ONE_TURN },
  deckhand: { bot: chooseWithNoise(plannerFor, { often: 50, among: 4 }), budget: ONE_TURN },
  bosun: { bot: chooseWithNoise(plannerFor, { often: 20, among: 4 }), budget: ONE_TURN },
  mate: { bot: chooseImmediately(plannerFor), budget: ONE_TURN },
  captain,
  commodore,
}
