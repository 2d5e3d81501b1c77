import { atOnce, type Budget, distracted, type GameBots, lookahead, ONE_TURN } from '@quayside/bots'
import { type Command, packetRow, type State } from '../rules/index.ts'
import { adviser } from './advice.ts'
import { greedy } from './greedy.ts'
import { heuristic } from './heuristic.ts'
import { mindFor, prepareFor } from './minds.ts'
import { subject } from './subject.ts'

/** About a fifth of a second and a second on one core of a common machine. */
const CAPTAIN: Budget = { nodes: 8000 }
const HARBOURMASTER: Budget = { nodes: 40_000 }

export const bots: GameBots<State, Command> = {
  prepare: prepareFor,
  levels: {
    greedy: { bot: greedy, budget: ONE_TURN },
    heuristic: { bot: heuristic, budget: ONE_TURN },
    deckhand: { bot: distracted(mindFor, { often: 50, among: 4 }), budget: ONE_TURN },
    mate: { bot: atOnce(mindFor), budget: ONE_TURN },
    captain: {
      bot: lookahead(packetRow, mindFor, { commands: 4, stretches: [1, 1], finalists: 4, heats: 2 }),
      budget: CAPTAIN,
    },
    harbourmaster: {
      bot: lookahead(packetRow, mindFor, { commands: 8, stretches: [1, 1, 2], finalists: 8, heats: 24 }),
      budget: HARBOURMASTER,
    },
  },
  adviser,
  subject,
}
