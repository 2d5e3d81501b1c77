/** The questions before a game, for whoever came without flags. */

import { optionsFrom } from '../flags.ts'
import type { GameKit } from '../games/kit.ts'
import { botsOf, GAMES } from '../games/registry.ts'
import type { CliText } from '../messages/index.ts'
import type { BotWish } from './bots.ts'
import type { Person } from './person.ts'
import { LADDER } from './seating.ts'

export interface Invitation {
  readonly kit: GameKit
  readonly options: Readonly<Record<string, unknown>>
  readonly bots: readonly BotWish[]
}

/** Null when the person left. Nobody is asked about a game that was named. */
export const invite = async (
  person: Person,
  t: CliText,
  named: GameKit | null = null,
): Promise<Invitation | null> => {
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

const whichGame = async (person: Person, question: string): Promise<GameKit | null> => {
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
  person: Person,
  t: CliText,
  { lengths }: GameKit,
): Promise<'full' | 'short' | undefined | null> => {
  if (lengths.length < 2) return undefined
  const choices = lengths.map((name) => ({ value: name, label: t(`length.${name}`) }))
  return person.pick(t('table.which-length'), choices)
}

const whichBots = async (person: Person, t: CliText, { rules }: GameKit): Promise<string | null> => {
  const game = await botsOf(rules.game)
  const levels = LADDER.filter((level) => Object.hasOwn(game.levels, level))
  return person.pick(
    t('table.which-bots'),
    levels.map((level) => ({ value: level, label: t(`bot.${level}`) })),
  )
}

const howManyBots = async (person: Person, question: string, players: number): Promise<number | null> =>
  person.pick(
    question,
    Array.from({ length: players }, (_, count) => ({ value: count, label: `${count}` })),
  )
