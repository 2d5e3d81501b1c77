/** The questions before a game, for whoever came without flags. */

import type { CliGameAdapter } from '../games/game-adapter.ts'
import { botsOf, GAMES } from '../games/game-registry.ts'
import type { CliText } from '../messages/index.ts'
import { optionsFrom } from '../set-up-flags.ts'
import type { BotSpec } from './bot-seats.ts'
import { BOT_LEVELS } from './terminal-context.ts'
import type { UserInterface } from './terminal-interface.ts'

export interface SetUpChoice {
  readonly kit: CliGameAdapter
  readonly options: Readonly<Record<string, unknown>>
  readonly bots: readonly BotSpec[]
}

/** Null when the person left. Nobody is asked about a game that was named. */
export const promptForSetUp = async (
  person: UserInterface,
  t: CliText,
  named: CliGameAdapter | null = null,
): Promise<SetUpChoice | null> => {
  const kit = named ?? (await whichGame(person, t('table.which-game')))
  if (kit === null) return null
  const players = await person.pick(
    t('table.how-many'),
    kit.players.map((count) => ({ value: count, label: `${count}` })),
  )
  if (players === null) return null
  const length = await whichLength(person, t, kit)
  if (length === null) return null
  const count = players === 1 ? 0 : await howManyBots(person, t('table.how-many-bots'), players)
  if (count === null) return null
  const bot = count === 0 ? 'random' : await whichBots(person, t, kit)
  if (bot === null) return null
  const bots = [{ bot, count }]
  return { kit, options: optionsFrom({ players, length }), bots }
}

const whichGame = async (person: UserInterface, question: string): Promise<CliGameAdapter | null> => {
  const [only, ...others] = GAMES
  if (only === undefined || others.length === 0) return only ?? null
  const id = await person.pick(
    question,
    GAMES.map(({ rules, title }) => ({ value: rules.game, label: title })),
  )
  return GAMES.find(({ rules }) => rules.game === id) ?? null
}

/** A game of one length has nothing to ask. */
const whichLength = async (
  person: UserInterface,
  t: CliText,
  { lengths }: CliGameAdapter,
): Promise<'full' | 'short' | undefined | null> => {
  if (lengths.length < 2) return undefined
  const choices = lengths.map((name) => ({ value: name, label: t(`length.${name}`) }))
  return person.pick(t('table.which-length'), choices)
}

const whichBots = async (
  person: UserInterface,
  t: CliText,
  { rules }: CliGameAdapter,
): Promise<string | null> => {
  const game = await botsOf(rules.game)
  const levels = BOT_LEVELS.filter((level) => Object.hasOwn(game.levels, level))
  return person.pick(
    t('table.which-bots'),
    levels.map((level) => ({ value: level, label: t(`bot.${level}`) })),
  )
}

const howManyBots = async (
  person: UserInterface,
  question: string,
  players: number,
): Promise<number | null> =>
  person.pick(
    question,
    Array.from({ length: players }, (_, count) => ({ value: count, label: `${count}` })),
  )
