/** A rehearsal in words: beginning one, hearing what it is worth, and leaving it. */

import type { ExtraCommand } from '@quayside/game/outline/extra-commands.ts'
import type { TextOutput } from '@quayside/game/outline/sentences.ts'
import { useGame } from '@quayside/table/game-context.tsx'
import { hideSandbox, useTable } from '@quayside/table/session/current-game.ts'
import { useEffect, useMemo, useRef } from 'react'
import { canOpenSandbox, openSandbox } from '../sandbox/sandbox.ts'
import { findEstimate, firstOwnStep, lastOwnStep, playFirstMove } from '../sandbox/sandbox-moves.ts'

const worthSentence = ({ text }: TextOutput): string => {
  const { estimates, currentFrame } = useTable.getState()
  const [before, now] = [findEstimate(estimates, 0), findEstimate(estimates, currentFrame?.moveNumber ?? 0)]
  return before === undefined || now === undefined
    ? text('rehearsal.worth.none')
    : text('rehearsal.worth', {
        before: Math.round(before.points),
        now: Math.round(now.points),
        error: Math.ceil(now.error),
      })
}

export const useSandboxCommands = (voice: TextOutput): readonly ExtraCommand[] => {
  const { choices } = useGame()
  const automatic = choices.useAutomatic()
  const isPossible = useTable(canOpenSandbox)
  const isUnderWay = useTable(({ sandboxSeat }) => sandboxSeat !== null)
  return useMemo(() => {
    const { text } = voice
    if (!isUnderWay)
      return isPossible
        ? [
            {
              phrases: text('say.rehearse'),
              help: text('help.rehearse'),
              run: () => {
                openSandbox()
                return []
              },
            },
          ]
        : []
    return [
      {
        phrases: text('say.undo'),
        help: text('help.rehearsal.undo'),
        run: () => {
          const last = lastOwnStep(useTable.getState(), automatic)
          if (last === undefined) return [text('undo.none')]
          choices.undo(last.moveNumber)
          return [text('undone')]
        },
      },
      { phrases: text('say.worth'), help: text('help.worth'), run: () => [worthSentence(voice)] },
      {
        phrases: text('say.commit'),
        help: text('help.commit'),
        run: () => {
          const first = firstOwnStep(useTable.getState(), automatic)
          if (first === undefined) return [text('rehearsal.no-step')]
          const refusal = playFirstMove(first)
          if (refusal !== null) useTable.setState({ refusal })
          return []
        },
      },
      {
        phrases: text('say.leave-rehearsal'),
        help: text('help.leave-rehearsal'),
        run: () => {
          hideSandbox()
          return []
        },
      },
    ]
  }, [voice, choices, automatic, isPossible, isUnderWay])
}

/** Nobody must take a rehearsal for the game: its beginning and its end are said. */
export const useSandboxAnnouncements = (
  say: (sentences: readonly string[]) => void,
  { text }: TextOutput,
): void => {
  const isUnderWay = useTable(({ sandboxSeat }) => sandboxSeat !== null)
  const before = useRef(false)
  useEffect(() => {
    if (before.current === isUnderWay) return
    before.current = isUnderWay
    say([text(isUnderWay ? 'rehearsal.begun' : 'rehearsal.over')])
  }, [isUnderWay, say, text])
}
