import type { Outliner } from '@quayside/game/outline/text-view.ts'
import type { Seat, Viewer } from '@quayside/kernel'
import type { ErrorReport } from '../cli-error.ts'
import { errorText } from '../error-text.ts'
import type { AnyGame, CliGameAdapter, GameWords } from '../games/game-adapter.ts'
import type { Language } from '../language.ts'
import type { CliText } from '../messages/index.ts'
import type { Page } from '../terminal/text-layout.ts'
import type { BotSeat } from './bot-seats.ts'
import type { UserInterface } from './terminal-interface.ts'

/** Who plays what, with whom, in which words. */
export interface TerminalContext {
  readonly kit: CliGameAdapter
  readonly game: AnyGame
  readonly words: GameWords
  readonly outliner: Outliner
  readonly t: CliText
  readonly language: Language
  readonly page: Page
  readonly person: UserInterface
  readonly bots: ReadonlyMap<Seat, BotSeat>
  readonly screen: Screen
}

/** The one screen that several people share. */
interface Screen {
  /** The seat that has it for itself; null while all may look. */
  alone: Seat | null
}

export const humanSeats = ({ kit, game, bots }: TerminalContext): Seat[] =>
  Array.from({ length: kit.rules.seatCount(game.state) }, (_, seat) => seat).filter((seat) => !bots.has(seat))

/**
 * Who looks at the screen. With one person at the keyboard everything is theirs to see; with several, only what all
 * may see, unless one of them has the screen alone for the time of a turn.
 */
export const currentViewer = (seating: TerminalContext): Viewer => {
  const [first = 'spectator', ...others] = humanSeats(seating)
  return others.length === 0 ? first : (seating.screen.alone ?? 'spectator')
}

export const seatName = ({ words, t, bots }: TerminalContext, seat: Seat): string => {
  const name = words.seat(seat)
  const bot = bots.get(seat)
  return bot === undefined ? name : `${name} (${botName(bot.name, t)})`
}

/** The bots that people play against, the weakest first. */
export const BOT_LEVELS = ['random', 'deckhand', 'mate', 'captain', 'harbourmaster'] as const

/** A level in words; a baseline or a bot with a budget of its own as it was named. */
export const botName = (name: string, t: CliText): string => {
  const level = BOT_LEVELS.find((known) => known === name)
  return level === undefined ? name : t(`bot.${level}`)
}

export const complain = async (
  { person, page, language }: TerminalContext,
  complaint: ErrorReport,
): Promise<void> => {
  person.say(page.paint.yellow(`  ${await errorText(language, complaint)}`))
}
