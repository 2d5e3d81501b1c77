/** Texts of the replay: move numbers, rounds and moves, with those of the game. */
import type { TurningPoint } from '@quayside/bots'
import type { ReplayTexts } from '@quayside/game'
import type { Seat } from '@quayside/kernel'
import { type TableTexts, useTexts } from '@quayside/table/page/texts.ts'
import type { Step } from '@quayside/table/session/current-game.ts'
import { createContext, useContext, useMemo } from 'react'
import { usePeople, useReplay, useReplayGame } from './replay-store.ts'
import { turnUntil } from './review-lines.ts'

export const ReplayTextsContext = createContext<ReplayTexts | null>(null)

/** The game's own texts for the replay. */
export const useReplayTexts = (): ReplayTexts => {
  const texts = useContext(ReplayTextsContext)
  if (texts === null) throw new Error('useReplayTexts must be used inside its provider')
  return texts
}

export const moveNumberText = (position: number, moves: number, { replay }: TableTexts): string =>
  position === 0 ? replay('at.start', { moves }) : replay('at', { position, moves })

/** Null for the time after the last round. */
export const useRoundText = (): ((round: number | null) => string) => {
  const { replay } = useTexts()
  const { afterwards } = useReplayTexts()
  return (round) => (round === null ? afterwards : replay('jump.round', { round }))
}

/** A turning point, by the main move of its turn. */
export interface NamedTurningPoint {
  readonly point: TurningPoint
  /** From 1, in the order of the game. */
  readonly number: number
  readonly name: string
  /** The number of the main move. */
  readonly position: number
}

export const useTurningPoints = (): readonly NamedTurningPoint[] => {
  const texts = useReplayTexts()
  const people = usePeople()
  const { steps } = useReplayGame()
  const points = useReplay(({ review }) => review?.turningPoints)
  return useMemo(
    () =>
      (points ?? []).map((point, index) => {
        const turn = turnUntil(steps, point.at)
        const nameOf = (part: readonly Step[]): string =>
          texts.highlight(
            part.flatMap(({ events }) => events),
            people,
          )
        const name = nameOf(turn)
        const main = turn.find((step) => nameOf([step]) === name)?.moveNumber ?? point.at
        return { point, number: index + 1, name, position: main + 1 }
      }),
    [points, steps, texts, people],
  )
}

export interface MoveText {
  /** The move number after it. */
  readonly position: number
  readonly seat: Seat
  /** In one line, beside a mark of the seat. */
  readonly text: string
  /** A sentence for each event. */
  readonly lines: readonly string[]
}

/** The text of every move: what happened, or else the command itself. */
export const useMoveTexts = (): readonly MoveText[] => {
  const texts = useReplayTexts()
  const people = usePeople()
  const { game, steps, views } = useReplayGame()
  return useMemo(
    () =>
      steps.flatMap(({ moveNumber, seat, command, events }) => {
        const lines = events
          .filter((event) => game.isLogged(event))
          .map((event) => texts.event(event, people))
        const position = moveNumber + 1
        if (lines.length > 0) return [{ position, seat, text: texts.move(seat, events, people), lines }]
        // Hidden commands are not shown.
        if (command === null || command === undefined) return []
        const text = texts.command(game.rules.notation.print(command), views[moveNumber], people.names)
        return [{ position, seat, text, lines: [text] }]
      }),
    [game, steps, views, texts, people],
  )
}
