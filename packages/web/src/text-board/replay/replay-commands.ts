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

interface Going {
  readonly voice: TextOutput
  readonly told: ReplaySentences
  readonly rounds: readonly RoundBookmarks[]
  readonly last: number
}

/** Jumps to a move; the board announces it when it is drawn. */
const went = (to: number | null | undefined, { voice: { text }, told, last }: Going): readonly string[] => {
  const { moveNumber, go } = useReplay.getState()
  if (to === null || to === undefined || to < 0 || to > last) return [text('past.no-such', { last })]
  if (to === moveNumber) return told.where(moveNumber)
  go(to)
  return []
}

const stepping = (going: Going): readonly ExtraCommand[] => {
  const { text } = going.voice
  const order = (
    word: 'next' | 'previous' | 'first' | 'last' | 'round' | 'go',
    to: (at: number, about: readonly string[]) => number | null | undefined,
  ): ExtraCommand => ({
    phrases: text(`say.past.${word}`),
    help: text(`help.past.${word}`),
    run: (about) => went(to(useReplay.getState().moveNumber, about), going),
  })
  return [
    order('next', (at) => Math.min(at + 1, going.last)),
    order('previous', (at) => Math.max(at - 1, 0)),
    order('first', () => 0),
    order('last', () => going.last),
    order('round', (_, about) => beginOf(going.rounds, numberIn(about))),
    order('go', (_, about) => numberIn(about)),
  ]
}

const judging = (going: Going): readonly ExtraCommand[] => {
  const { voice, told } = going
  const { text } = voice
  /** Answer while there is no review. */
  const unreviewed = (): readonly string[] => {
    const { replay, reviewing, startReview } = useReplay.getState()
    if (replay?.text === null) return [text('past.review.under-way')]
    if (reviewing !== null) return [text('past.review.waiting', { percent: Math.floor(100 * reviewing) })]
    startReview('mate')
    return [text('past.review.begun')]
  }
  return [
    {
      phrases: text('say.past.review'),
      help: text('help.past.review'),
      run: () => {
        const { review } = useReplay.getState()
        return review === null ? unreviewed() : [...told.totals(review), ...told.turningPoints(review)]
      },
    },
    {
      phrases: text('say.past.turning'),
      help: text('help.past.turning'),
      run: (about) => {
        const { review } = useReplay.getState()
        if (review === null) return unreviewed()
        const number = numberIn(about)
        if (number === null) return told.turningPoints(review)
        const point = review.turningPoints[number - 1]
        return point === undefined ? told.turningPoints(review) : went(point.at + 1, going)
      },
    },
    {
      phrases: text('say.past.verdict'),
      help: text('help.past.verdict'),
      run: () => {
        const { review, moveNumber } = useReplay.getState()
        if (review === null) return unreviewed()
        const decision = review.decisions.find((one) => one.at + 1 === moveNumber)
        return decision === undefined ? [text('past.verdict.none')] : told.verdict(decision)
      },
    },
    {
      phrases: text('say.past.mistake'),
      help: text('help.past.mistake'),
      run: () => {
        const { review, moveNumber } = useReplay.getState()
        if (review === null) return unreviewed()
        const next = review.decisions.find((one) => one.mistake && one.at + 1 > moveNumber)
        return next === undefined ? [text('past.mistake.none')] : went(next.at + 1, going)
      },
    },
  ]
}

export const useReplayCommands = (
  voice: TextOutput,
  told: ReplaySentences,
  table: Route | null,
  /** The position announced before. */
  before: RefObject<number>,
): readonly ExtraCommand[] => {
  const { steps } = useReplayGame()
  const rounds = useRounds()
  const retry = usePlayFromHere()
  return useMemo(() => {
    const { text } = voice
    const going: Going = { voice, told, rounds, last: steps.length }
    const leave: ExtraCommand = {
      phrases: text('say.past.leave'),
      help: text('help.past.leave'),
      run: () => {
        goTo(table ?? { page: 'home' })
        return []
      },
    }
    return [
      ...stepping(going),
      {
        phrases: text('say.past.where'),
        help: text('help.past.where'),
        run: () => {
          const { moveNumber } = useReplay.getState()
          return [...told.where(moveNumber), ...told.events(moveNumber)]
        },
      },
      {
        phrases: text('say.past.changes'),
        help: text('help.past.changes'),
        run: (about) =>
          told.changes(
            Math.min(numberIn(about) ?? before.current, steps.length),
            useReplay.getState().moveNumber,
          ),
      },
      ...judging(going),
      {
        phrases: text('say.past.retry'),
        help: text('help.past.retry'),
        run: () => (retry(useReplay.getState().moveNumber) ? [] : [text('past.retry.none')]),
      },
      leave,
    ]
  }, [voice, told, rounds, steps, retry, table, before])
}
