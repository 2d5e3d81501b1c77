/** Which bots there are for which game, by the names that people give them. */
import type { GameEvent, Rules } from '@quayside/kernel'
import { leHavre } from '@quayside/le-havre'
import { packetRow } from '@quayside/packet-row'
import type { Bot, Budget } from './bot.ts'
import { greedy } from './le-havre/greedy.ts'
import { heuristic, tunedHeuristic } from './le-havre/heuristic.ts'
import { mindFor, prepareFor } from './le-havre/minds.ts'
import * as packetRowBots from './packet-row/bots.ts'
import { atOnce, distracted } from './search/at-once.ts'
import { lookahead } from './search/lookahead.ts'
import { randomBot } from './yardsticks/random.ts'
import { uct } from './yardsticks/uct.ts'

export type AnyRules = Rules<unknown, unknown, unknown, GameEvent>

/** A bot with the budget it is meant for. */
export interface Level<State, Command> {
  readonly bot: Bot<State, Command>
  readonly budget: Budget
}

export interface BotGame {
  readonly rules: AnyRules
  /** Settles when its bots can play positions of this set-up: what they were taught may have to be fetched first. */
  prepare(view: unknown): Promise<void>
  readonly levels: Readonly<Record<string, Level<unknown, unknown>>>
}

/** One turn looked through; more than any position has needed. */
const ONE_TURN: Budget = { nodes: 20_000 }

/** About thirty games of Le Havre played out. */
const PLAY_OUTS: Budget = { nodes: 20_000 }

/** About a fifth of a second and a second on one core of a common machine. */
const CAPTAIN: Budget = { nodes: 10_000 }
const HARBOURMASTER: Budget = { nodes: 50_000 }
const PACKET_ROW_CAPTAIN: Budget = { nodes: 8000 }
const PACKET_ROW_HARBOURMASTER: Budget = { nodes: 40_000 }

const LE_HAVRE: BotGame = {
  rules: leHavre,
  prepare: prepareFor,
  levels: {
    random: { bot: randomBot(leHavre), budget: ONE_TURN },
    greedy: { bot: greedy, budget: ONE_TURN },
    heuristic: { bot: heuristic, budget: ONE_TURN },
    'heuristic-tuned': { bot: tunedHeuristic, budget: ONE_TURN },
    deckhand: { bot: distracted(mindFor, { often: 50, among: 6 }), budget: ONE_TURN },
    mate: { bot: atOnce(mindFor), budget: ONE_TURN },
    captain: {
      bot: lookahead(leHavre, mindFor, { commands: 4, stretches: [1], finalists: 1, heats: 1 }),
      budget: CAPTAIN,
    },
    harbourmaster: {
      bot: lookahead(leHavre, mindFor, { commands: 16, stretches: [1, 1, 2], finalists: 4, heats: 60 }),
      budget: HARBOURMASTER,
    },
    uct: { bot: uct(leHavre), budget: PLAY_OUTS },
  },
}

const PACKET_ROW: BotGame = {
  rules: packetRow,
  prepare: packetRowBots.prepareFor,
  levels: {
    random: { bot: randomBot(packetRow), budget: ONE_TURN },
    greedy: { bot: packetRowBots.greedy, budget: ONE_TURN },
    heuristic: { bot: packetRowBots.heuristic, budget: ONE_TURN },
    deckhand: { bot: distracted(packetRowBots.mindFor, { often: 50, among: 4 }), budget: ONE_TURN },
    mate: { bot: atOnce(packetRowBots.mindFor), budget: ONE_TURN },
    captain: {
      bot: lookahead(packetRow, packetRowBots.mindFor, {
        commands: 4,
        stretches: [1, 1],
        finalists: 4,
        heats: 2,
      }),
      budget: PACKET_ROW_CAPTAIN,
    },
    harbourmaster: {
      bot: lookahead(packetRow, packetRowBots.mindFor, {
        commands: 8,
        stretches: [1, 1, 2],
        finalists: 8,
        heats: 24,
      }),
      budget: PACKET_ROW_HARBOURMASTER,
    },
    uct: { bot: uct(packetRow), budget: PLAY_OUTS },
  },
}

const GAMES: ReadonlyMap<string, BotGame> = new Map(
  [LE_HAVRE, PACKET_ROW].map((game) => [game.rules.game, game]),
)

export const botGame = (game: string): BotGame | null => GAMES.get(game) ?? null

export const levelNames = (game: string): readonly string[] => Object.keys(GAMES.get(game)?.levels ?? {})
