/** The part of a game that the command line needs: manifest, rules and texts. */

import type { Adviser } from '@quayside/bots'
import type { AnyManifest, Examples, GameCatalogue, GameLanguage } from '@quayside/game'
import { plainLanguage, plainOutliner } from '@quayside/game/outline/plain-text-view.ts'
import type { Outliner } from '@quayside/game/outline/text-view.ts'
import type { AnyRules, Game, GameEvent, Outcome, Seat } from '@quayside/kernel'
import { type AdviceText, type AnyRefusal, adviceText, explain, playerName } from '@quayside/texts'
import { usageError } from '../cli-error.ts'
import type { Language } from '../language.ts'

export type { Examples } from '@quayside/game'
export type { AnyRules } from '@quayside/kernel'

export type AnyGame = Game<unknown, unknown, unknown, GameEvent>

export interface MenuEntry {
  /** In the notation of records. */
  readonly command: string
  /** As a sentence. */
  readonly text: string
  /** Heading of the menu. */
  readonly group: string
}

/** A game in one language. */
export interface CliGameTexts extends Pick<GameLanguage, 'event' | 'question' | 'reason'> {
  seat(seat: Seat): string
  /** Commands as entries of a menu, in the order they came. */
  commands(commands: readonly unknown[], state: unknown): readonly MenuEntry[]
  refusal(refusal: AnyRefusal): string
  /** The winner, then the parts of every score. */
  outcome(outcome: Outcome): readonly string[]
  readonly advice: AdviceText
}

/** The command to give for a seat without asking; null if the player has to decide. */
export type AutoAction = (view: unknown, seat: Seat) => unknown

export interface CliGameAdapter {
  readonly rules: AnyRules
  readonly title: Readonly<Record<Language, string>>
  /** The possible numbers of players. */
  readonly players: readonly number[]
  /** Whether seats hold hidden cards, so that people cannot all look at one screen. */
  readonly hasHands: boolean
  readonly lengths: readonly ('full' | 'short')[]
  readonly examples: Examples
  /** An event for programs: seats counted from 1, cards and goods by name. */
  eventJson(event: GameEvent): Readonly<Record<string, unknown>>
  /** Texts for a state, because a game may be played with its own deck, or for the game in general. */
  texts(language: Language, state?: unknown): Promise<CliGameTexts>
  outliner(language: Language): Promise<Outliner>
  /** Null for a game without cards. */
  catalogue(language: Language, state?: unknown): Promise<GameCatalogue | null>
  /** What is given for a player without asking, by the game's default preferences; null for a game without it. */
  autoAction(): Promise<AutoAction | null>
  /** Loaded on demand, because bots are large. */
  adviser(): Promise<Adviser<unknown, unknown>>
}

const gameTexts = (rules: AnyRules, language: GameLanguage): CliGameTexts => {
  const { common } = language
  return {
    seat: (seat) => playerName(seat, common),
    commands: (commands, state) =>
      language.commands(commands, state).map(({ text, group }, index) => ({
        command: rules.notation.print(commands[index]),
        text,
        group,
      })),
    event: (event) => language.event(event),
    refusal: (refusal) => language.refusal(refusal) ?? explain(refusal, common, () => ({})),
    question: (state, seat) => language.question(state, seat),
    outcome: (outcome) => {
      const { result, scores } = language.outcome(outcome)
      return [result, ...scores.map((line) => `  ${line}`)]
    },
    advice: adviceText(common, (points) => language.points(points)),
    reason: (reason) => language.reason(reason),
  }
}

export const createAdapter = async (game: AnyManifest, rules: AnyRules): Promise<CliGameAdapter> => {
  const loaded = await game.eventJson?.()
  return {
    rules,
    title: game.title,
    players: game.seats,
    hasHands: game.secrets,
    lengths: game.lengths ?? [],
    examples: game.examples,
    eventJson: (event) => loaded?.eventJson(event) ?? { ...event },
    texts: async (language, state) =>
      gameTexts(
        rules,
        (await game.language?.(language, state)) ?? (await plainLanguage(rules, game.title, language)),
      ),
    outliner: async (language) =>
      (await game.outline?.(language)) ?? plainOutliner(rules, game.title, language),
    catalogue: async (language, state) => (await game.catalogue?.(language, state)) ?? null,
    autoAction: async () => {
      const automatic = await game.autoActions?.()
      if (automatic === undefined) return null
      const settings = { forced: true, confirmTurn: true, preferences: game.preferences ?? {} }
      return (view, seat) => automatic.next(view, seat, settings)
    },
    adviser: async () => {
      const bots = await game.bots?.()
      if (bots === undefined) throw usageError('no-adviser', { game: game.id })
      return bots.adviser
    },
  }
}

/** A result for programs: seats counted from 1. */
export const outcomeJson = (outcome: Outcome): Readonly<Record<string, unknown>> => ({
  winners: outcome.winners.map((seat) => seat + 1),
  scores: outcome.scores.map((score) => ({ ...score, seat: score.seat + 1 })),
})
