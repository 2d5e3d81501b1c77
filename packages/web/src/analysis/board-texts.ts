/** Texts for the moves of an analysis and a bot's suggestions. */
import type { Suggestion } from '@quayside/bots'
import type { GameLanguage } from '@quayside/game'
import type { Seat } from '@quayside/kernel'
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { allReasons, formatTag, joinItems, numberText, percentText, sentence } from '@quayside/texts'
import { useMemo } from 'react'
import { useLanguage } from '../games.ts'
import { type AnalysisBoard, commandOf, stateAt } from './analysis-board.ts'
import { useBoard } from './analysis-store.ts'
import { nodeAt } from './variation-tree.ts'

export interface AnalysisTexts {
  readonly names: readonly string[]
  /** The move that led to a node. */
  move(board: AnalysisBoard, id: number): string
  /** A command at the current node. */
  command(board: AnalysisBoard, text: string): string
  /** The commands that complete a suggestion. */
  line(board: AnalysisBoard, seat: Seat, suggestion: Suggestion): readonly string[]
  /** Pros and cons of a suggestion, and its plan. */
  reasons(suggestion: Suggestion): string
  points(amount: number): string
  /** With a decimal if it is not a whole number. */
  number(amount: number): string
  list(items: readonly string[]): string
  /** A whole percentage. */
  share(part: number): string
  /** The current question; null where the game is over. */
  question(board: AnalysisBoard): string | null
}

const textOf = (language: GameLanguage | null, command: unknown, state: unknown, text: string): string =>
  language?.commands([command], state)[0]?.text ?? text

export const useBoardTexts = (): AnalysisTexts => {
  const { rules, seats } = useBoard()
  const texts = useTexts()
  const language = useLanguage(rules.game)
  return useMemo(() => {
    const tag = formatTag(texts.locale)
    const known = new Map<number, string>()
    const commandText = (state: unknown, text: string): string => {
      const command = rules.notation.parse(text)
      return command.ok ? textOf(language, command.value, state, text) : text
    }
    return {
      names: seats.map((_, seat) => seatName(seats, seat, texts)),
      move: (board, id) => {
        const before = known.get(id)
        if (before !== undefined) return before
        const { parent, move } = nodeAt(board.tree, id)
        if (parent === null || move === null) return ''
        const text = textOf(language, commandOf(board, id), stateAt(board, parent), move.command)
        known.set(id, text)
        return text
      },
      command: (board, text) => commandText(stateAt(board), text),
      line: (board, seat, { command, line }) => {
        const texts: string[] = []
        let state = stateAt(board)
        for (const [place, text] of [command, ...line].entries()) {
          const parsed = rules.notation.parse(text)
          // A line based on sampled hidden cards may be illegal here.
          if (!parsed.ok || rules.refuse(state, seat, parsed.value) !== null) break
          if (place > 0) texts.push(textOf(language, parsed.value, state, text))
          state = rules.copy(state)
          rules.apply(state, seat, parsed.value)
        }
        return texts
      },
      reasons: (suggestion) =>
        language === null
          ? ''
          : texts.common.sentences(
              allReasons(suggestion).map((reason) => sentence(language.reason(reason), texts.locale)),
            ),
      points: (amount) => language?.points(amount) ?? numberText(amount, tag),
      number: (amount) => numberText(amount, tag),
      list: (items) => joinItems(items, texts.locale),
      share: (part) => percentText(part, tag),
      question: (board) => {
        const state = stateAt(board)
        const [seat] = rules.deciders(state)
        if (seat === undefined) return null
        return language?.question(state, seat) ?? seatName(seats, seat, texts)
      },
    }
  }, [rules, seats, texts, language])
}
