/** Prompts for game, players, length and bots where no flags were given. */

import type { Context } from '../cli-context.ts'
import type { CliGameAdapter } from '../games/game-adapter.ts'
import { botsOf, GAMES } from '../games/game-registry.ts'
import type { Language } from '../language.ts'
import type { CliText } from '../messages/index.ts'
import { optionsFrom } from '../set-up-flags.ts'
import type { BotSpec } from './bot-seats.ts'
import { BOT_LEVELS } from './terminal-context.ts'
import type { UserInterface } from './terminal-interface.ts'

export interface SetUpChoice {
  readonly adapter: CliGameAdapter
  readonly options: Readonly<Record<string, unknown>>
  readonly bots: readonly BotSpec[]
}

/** Null when a prompt was cancelled. `named` is the game of `--game`, which is not asked for. */
export const promptForSetUp = async (
  ui: UserInterface,
  { t, language }: Pick<Context, 't' | 'language'>,
  named: CliGameAdapter | null = null,
): Promise<SetUpChoice | null> => {
  const adapter = named ?? (await whichGame(ui, t('table.which-game'), language))
  if (adapter === null) return null
  const players = await ui.pick(
    t('table.how-many'),
    adapter.players.map((count) => ({ value: count, label: `${count}` })),
  )
  if (players === null) return null
  const length = await whichLength(ui, t, adapter)
  if (length === null) return null
  const count = players === 1 ? 0 : await howManyBots(ui, t('table.how-many-bots'), players)
  if (count === null) return null
  const bot = count === 0 ? 'random' : await whichBots(ui, t, adapter)
  if (bot === null) return null
  const bots = [{ bot, count }]
  return { adapter, options: optionsFrom({ players, length }), bots }
}

const whichGame = async (
  ui: UserInterface,
  question: string,
  language: Language,
): Promise<CliGameAdapter | null> => {
  const [only, ...others] = GAMES
  if (only === undefined || others.length === 0) return only ?? null
  const id = await ui.pick(
    question,
    GAMES.map(({ rules, title }) => ({ value: rules.game, label: title[language] })),
  )
  return GAMES.find(({ rules }) => rules.game === id) ?? null
}

/** Undefined for a game that has only one length. */
const whichLength = async (
  ui: UserInterface,
  t: CliText,
  { lengths }: CliGameAdapter,
): Promise<'full' | 'short' | undefined | null> => {
  if (lengths.length < 2) return undefined
  const choices = lengths.map((name) => ({ value: name, label: t(`length.${name}`) }))
  return ui.pick(t('table.which-length'), choices)
}

const whichBots = async (
  ui: UserInterface,
  t: CliText,
  { rules }: CliGameAdapter,
): Promise<string | null> => {
  const game = await botsOf(rules.game)
  const levels = BOT_LEVELS.filter((level) => Object.hasOwn(game.levels, level))
  return ui.pick(
    t('table.which-bots'),
    levels.map((level) => ({ value: level, label: t(`bot.${level}`) })),
  )
}

const howManyBots = async (ui: UserInterface, question: string, players: number): Promise<number | null> =>
  ui.pick(
    question,
    Array.from({ length: players }, (_, count) => ({ value: count, label: `${count}` })),
  )
