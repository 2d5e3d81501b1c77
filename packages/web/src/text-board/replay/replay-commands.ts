/** Text-board commands that move through a replay. */

import type { RoundBookmarks } from '@quayside/game'
import type { ExtraCommand } from '@quayside/game/outline/extra-commands.ts'
import type { TextOutput } from '@quayside/game/outline/sentences.ts'
import type { Route } from '@quayside/table/page/routing.ts'
import { type RefObject, useMemo } from 'react'
import { usePlayFromHere } from '../../replay/play-from-here.tsx'
import { useReplay, useReplayGame, useRounds } from '../../replay/replay-store.ts'
import { goTo } from '../../state/routing.ts'
import type { ReplaySentences } from './replay-sentences.ts'

const numberIn = (about: readonly string[]): number | null => {
  const found = about.find((word) => /^\d+$/.test(word))
  return found === undefined ? null : Number(found)
}

const beginOf = (rounds: readonly RoundBookmarks[], wanted: number | null): number | undefined =>
  rounds.find(({ round }) => round === wanted)?.stops[0]?.position

interface CommandContext {
  readonly output: TextOutput
  readonly sentences: ReplaySentences
  readonly rounds: readonly RoundBookmarks[]
  readonly last: number
}

/** Jumps to a move; the board announces it when it is drawn. */
const jump = (
  to: number | null | undefined,
  { output: { text }, sentences, last }: CommandContext,
): readonly string[] => {
  const { moveNumber, go } = useReplay.getState()
  if (to === null || to === undefined || to < 0 || to > last) return [text('replay.no-such', { last })]
  if (to === moveNumber) return sentences.where(moveNumber)
  go(to)
  return []
}

const jumpCommands = (context: CommandContext): readonly ExtraCommand[] => {
  const { text } = context.output
  const command = (
    word: 'next' | 'previous' | 'first' | 'last' | 'round' | 'go',
    to: (at: number, about: readonly string[]) => number | null | undefined,
  ): ExtraCommand => ({
    phrases: text(`say.replay.${word}`),
    help: text(`help.replay.${word}`),
    run: (about) => jump(to(useReplay.getState().moveNumber, about), context),
  })
  return [
    command('next', (at) => Math.min(at + 1, context.last)),
    command('previous', (at) => Math.max(at - 1, 0)),
    command('first', () => 0),
    command('last', () => context.last),
    command('round', (_, about) => beginOf(context.rounds, numberIn(about))),
    command('go', (_, about) => numberIn(about)),
  ]
}

const reviewCommands = (context: CommandContext): readonly ExtraCommand[] => {
  const { output, sentences } = context
  const { text } = output
  /** Answer while there is no review. */
  const unreviewed = (): readonly string[] => {
    const { replay, reviewing, startReview } = useReplay.getState()
    if (replay?.text === null) return [text('replay.review.under-way')]
    if (reviewing !== null) return [text('replay.review.waiting', { percent: Math.floor(100 * reviewing) })]
    startReview('mate')
    return [text('replay.review.begun')]
  }
  return [
    {
      phrases: text('say.replay.review'),
      help: text('help.replay.review'),
      run: () => {
        const { review } = useReplay.getState()
        return review === null ? unreviewed() : [...sentences.totals(review), ...sentences.turningPoints()]
      },
    },
    {
      phrases: text('say.replay.turning'),
      help: text('help.replay.turning'),
      run: (about) => {
        const { review } = useReplay.getState()
        if (review === null) return unreviewed()
        const number = numberIn(about)
        const move = number === null ? undefined : sentences.turningPointMove(number)
        return move === undefined ? sentences.turningPoints() : jump(move, context)
      },
    },
    {
      phrases: text('say.replay.verdict'),
      help: text('help.replay.verdict'),
      run: () => {
        const { review, moveNumber } = useReplay.getState()
        if (review === null) return unreviewed()
        const decision = review.decisions.find((one) => one.at + 1 === moveNumber)
        return decision === undefined ? [text('replay.verdict.none')] : sentences.verdict(decision)
      },
    },
    {
      phrases: text('say.replay.mistake'),
      help: text('help.replay.mistake'),
      run: () => {
        const { review, moveNumber } = useReplay.getState()
        if (review === null) return unreviewed()
        const next = review.decisions.find((one) => one.mistake && one.at + 1 > moveNumber)
        return next === undefined ? [text('replay.mistake.none')] : jump(next.at + 1, context)
      },
    },
  ]
}

export const useReplayCommands = (
  output: TextOutput,
  sentences: ReplaySentences,
  table: Route | null,
  /** The position announced before. */
  before: RefObject<number>,
): readonly ExtraCommand[] => {
  const { steps } = useReplayGame()
  const rounds = useRounds()
  const retry = usePlayFromHere()
  return useMemo(() => {
    const { text } = output
    const context: CommandContext = { output, sentences, rounds, last: steps.length }
    const leave: ExtraCommand = {
      phrases: text('say.replay.leave'),
      help: text('help.replay.leave'),
      run: () => {
        goTo(table ?? { page: 'home' })
        return []
      },
    }
    return [
      ...jumpCommands(context),
      {
        phrases: text('say.replay.where'),
        help: text('help.replay.where'),
        run: () => {
          const { moveNumber } = useReplay.getState()
          return [...sentences.where(moveNumber), ...sentences.events(moveNumber)]
        },
      },
      {
        phrases: text('say.replay.changes'),
        help: text('help.replay.changes'),
        run: (about) =>
          sentences.changes(
            Math.min(numberIn(about) ?? before.current, steps.length),
            useReplay.getState().moveNumber,
          ),
      },
      ...reviewCommands(context),
      {
        phrases: text('say.replay.retry'),
        help: text('help.replay.retry'),
        run: () => (retry(useReplay.getState().moveNumber) ? [] : [text('replay.retry.none')]),
      },
      leave,
    ]
  }, [output, sentences, rounds, steps, retry, table, before])
}
