/** A game as the command knows it: its manifest, its rules, and its words for a terminal. */
import type { Adviser } from '@quayside/bots'
import type { AnyManifest, Examples } from '@quayside/game'
import type { GameTerminal, GameWords as WordsOf } from '@quayside/game/terminal'
import type { AnyRules, Game, GameEvent } from '@quayside/kernel'
import { misuse } from '../trouble.ts'
import { plainTerminal } from './plain-terminal.ts'

export type { Examples } from '@quayside/game'
export type { MenuEntry } from '@quayside/game/terminal'
export type { AnyRules } from '@quayside/kernel'

export type AnyGame = Game<unknown, unknown, unknown, GameEvent>

export type GameWords = WordsOf<unknown, unknown, GameEvent>

export interface GameKit extends GameTerminal<unknown, unknown, GameEvent> {
  readonly rules: AnyRules
  /** The name that people know the game by. */
  readonly title: string
  /** The numbers of seats it can be played with. */
  readonly players: readonly number[]
  /** Whether seats hold cards that the others must not see, so that they cannot all look at one screen. */
  readonly hands: boolean
  readonly examples: Examples
  /** Whoever can judge positions of the game. Bots are large, so nobody else waits for them. */
  adviser(): Promise<Adviser<unknown, unknown>>
}

export const kitOf = async (game: AnyManifest, rules: AnyRules): Promise<GameKit> => ({
  ...((await game.terminal?.()) ?? plainTerminal(rules, game.title)),
  rules,
  title: game.title.en,
  players: game.seats,
  hands: game.secrets,
  examples: game.examples,
  adviser: async () => {
    const bots = await game.bots?.()
    if (bots === undefined) throw misuse('no-adviser', { game: game.id })
    return bots.adviser
  },
})
