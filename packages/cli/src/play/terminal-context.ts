import type { Outliner } from '@quayside/game/outline/text-view.ts'
import type { Seat, Viewer } from '@quayside/kernel'
import type { ErrorReport } from '../cli-error.ts'
import { errorText } from '../error-text.ts'
import type { AnyGame, AutoAction, CliGameAdapter, CliGameTexts } from '../games/game-adapter.ts'
import type { Language } from '../language.ts'
import type { CliText } from '../messages/index.ts'
import type { TextLayout } from '../terminal/text-layout.ts'
import type { BotAtSeat } from './bot-seats.ts'
import type { UserInterface } from './terminal-interface.ts'

/** A terminal game with its texts, bots and prompts. */
export interface TerminalContext {
  readonly adapter: CliGameAdapter
  readonly game: AnyGame
  readonly texts: CliGameTexts
  readonly outliner: Outliner
  readonly t: CliText
  readonly language: Language
  readonly layout: TextLayout
  readonly ui: UserInterface
  readonly bots: ReadonlyMap<Seat, BotAtSeat>
  readonly screen: Screen
  /** Gives forced commands for people; null if they give every command themselves. */
  readonly autoAction: AutoAction | null
  /** Why nobody may ask for a hint in this game; null where they may. */
  readonly noHint: string | null
}

/** The screen that several people share. */
interface Screen {
  /** The seat that has the screen to itself; null while all players may look. */
  alone: Seat | null
}

export const humanSeats = ({ adapter, game, bots }: TerminalContext): Seat[] =>
  Array.from({ length: adapter.rules.seatCount(game.state) }, (_, seat) => seat).filter(
    (seat) => !bots.has(seat),
  )

/**
 * The viewer whose view is printed. With one human seat it is that seat; with several it is a spectator, unless one
 * seat has the screen alone during its turn.
 */
export const currentViewer = (context: TerminalContext): Viewer => {
  const [first = 'spectator', ...others] = humanSeats(context)
  return others.length === 0 ? first : (context.screen.alone ?? 'spectator')
}

export const seatName = ({ texts, t, bots }: TerminalContext, seat: Seat): string => {
  const name = texts.seat(seat)
  const bot = bots.get(seat)
  return bot === undefined ? name : t('table.bot-seat', { name, bot: botName(bot.name, t) })
}

/** The bot levels to play against, weakest first. */
export const BOT_LEVELS = ['random', 'deckhand', 'bosun', 'mate', 'captain', 'commodore'] as const

/** Translated name of a level, with its plus if it thinks longer; a baseline or a bot with its own budget keeps its name. */
export const botName = (name: string, t: CliText): string => {
  const [, id, longer = ''] = /^(.*?)(\+?)$/s.exec(name) ?? []
  const level = BOT_LEVELS.find((known) => known === id)
  return level === undefined ? name : `${t(`bot.${level}`)}${longer}`
}

export const printError = async (
  { ui, layout, language }: TerminalContext,
  report: ErrorReport,
): Promise<void> => {
  ui.print(layout.paint.yellow(`  ${await errorText(language, report)}`))
}
