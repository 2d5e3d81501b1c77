/** Sentences of a replay: positions, moves and review. */
import type { Review, ReviewedDecision } from '@quayside/bots'
import type { TextOutput } from '@quayside/game/outline/sentences.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { sentence } from '@quayside/texts'
import { useMemo } from 'react'
import { usePeople, useReplayGame } from '../../replay/replay-store.ts'
import { moveNumberText, useMoveTexts, useReplayTexts, useTurningPoints } from '../../replay/replay-texts.ts'

export interface ReplaySentences {
  /** Describes a position: round, move number and the last move. */
  readonly where: (at: number) => readonly string[]
  readonly events: (at: number) => readonly string[]
  readonly changes: (from: number, to: number) => readonly string[]
  readonly turningPoints: () => readonly string[]
  /** The number of the main move of a turning point, counted from 1. */
  readonly turningPointMove: (number: number) => number | undefined
  /** How much each seat lost by mistakes. */
  readonly totals: (review: Review) => readonly string[]
  /** The review of one decision: the move played, the better one, and why. */
  readonly verdict: (decision: ReviewedDecision) => readonly string[]
}

export const useReplaySentences = ({ text }: TextOutput): ReplaySentences => {
  const tableTexts = useTexts()
  const texts = useReplayTexts()
  const people = usePeople()
  const moves = useMoveTexts()
  const { steps, views } = useReplayGame()
  const points = useTurningPoints()
  return useMemo((): ReplaySentences => {
    const { names, displayNames, viewer } = people
    const { replay, locale } = tableTexts
    const full = (line: string): string => sentence(line, locale)
    const events = (at: number): readonly string[] =>
      (moves.find(({ position }) => position === at)?.lines ?? []).map(full)
    const advice = texts.advice(people)
    return {
      events,
      where: (at) => [
        full(moveNumberText(at, steps.length, tableTexts)),
        full(texts.when(views[at], people)),
      ],
      changes: (from, to) => {
        const differences = texts.differences(views[from], views[to])
        return [
          full(replay('compare.since', { position: from })),
          ...(differences.length === 0 ? [replay('compare.same')] : []),
          ...differences.map(({ seat, title, parts }) =>
            text('row', {
              name: seat === null ? title : (displayNames[seat] ?? ''),
              cells: tableTexts.common.list([...parts], 'and'),
            }),
          ),
        ]
      },
      turningPoints: () =>
        points.length === 0
          ? [replay('review.turning.none')]
          : points.flatMap(({ point, number, name }) => [
              full(texts.turningPoint(number, views[point.at])),
              full(name),
              full(advice.turningPoint(point)),
            ]),
      turningPointMove: (number) => points[number - 1]?.position,
      totals: (review) => [
        ...(review.reviewed < review.commands
          ? [full(advice.stopped(review.reviewed, review.commands))]
          : []),
        ...review.seats.map((seat) => full(advice.summary(seat))),
      ],
      verdict: ({ at, seat, played, better, mistake }) => {
        const commandText = (command: string): string => texts.command(command, views[at], names)
        const whose = { player: names[seat] ?? '', you: seat === viewer ? 'yes' : 'no' } as const
        const pair = (name: string, value: string): string => full(text('pair', { name, value }))
        const what = pair(replay('review.played', whose), commandText(played.command))
        if (better === null) return [what, full(replay('review.best'))]
        if (!mistake) return [what, full(replay('review.even', { command: commandText(better.command) }))]
        return [
          what,
          pair(
            replay('review.better-was'),
            text('replay.better', {
              command: commandText(better.command),
              costs: replay('review.costs', {
                points: texts.points(Math.round(played.behind)),
                rivals: names.length - 1,
              }),
            }),
          ),
          ...better.reasons.map((reason) => full(texts.reason(reason))),
        ]
      },
    }
  }, [tableTexts, texts, people, moves, steps, views, points, text])
}
