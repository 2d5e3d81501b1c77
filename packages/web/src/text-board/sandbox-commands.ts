/** Commands of the sandbox on the text board: try moves, read the estimate, play the first move, leave. */

import type { ExtraCommand } from '@quayside/game/outline/extra-commands.ts'
import type { TextOutput } from '@quayside/game/outline/sentences.ts'
import { useGame } from '@quayside/table/game-context.tsx'
import { hideSandbox, isFreeSandbox, useTable } from '@quayside/table/session/current-game.ts'
import { useEffect, useMemo, useRef } from 'react'
import { canOpenSandbox, openSandbox } from '../sandbox/sandbox.ts'
import { findEstimate, firstOwnStep, lastOwnStep, playFirstMove } from '../sandbox/sandbox-moves.ts'

const worthSentence = ({ text }: TextOutput): string => {
  const { estimates, currentFrame } = useTable.getState()
  const [before, now] = [findEstimate(estimates, 0), findEstimate(estimates, currentFrame?.moveNumber ?? 0)]
  return before === undefined || now === undefined
    ? text('sandbox.estimate.none')
    : text('sandbox.estimate', {
        before: Math.round(before.points),
        now: Math.round(now.points),
        error: Math.ceil(now.error),
      })
}

export const useSandboxCommands = (output: TextOutput): readonly ExtraCommand[] => {
  const { choices } = useGame()
  const automatic = choices.useAutomatic()
  const isPossible = useTable(canOpenSandbox)
  const isUnderWay = useTable(isFreeSandbox)
  return useMemo(() => {
    const { text } = output
    if (!isUnderWay)
      return isPossible
        ? [
            {
              phrases: text('say.try-moves'),
              help: text('help.try-moves'),
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
        help: text('help.sandbox.undo'),
        run: () => {
          const last = lastOwnStep(useTable.getState(), automatic)
          if (last === undefined) return [text('undo.none')]
          choices.undo(last.moveNumber)
          return [text('undone')]
        },
      },
      { phrases: text('say.worth'), help: text('help.worth'), run: () => [worthSentence(output)] },
      {
        phrases: text('say.commit'),
        help: text('help.commit'),
        run: () => {
          const first = firstOwnStep(useTable.getState(), automatic)
          if (first === undefined) return [text('sandbox.no-move')]
          const refusal = playFirstMove(first)
          if (refusal !== null) useTable.setState({ refusal })
          return []
        },
      },
      {
        phrases: text('say.leave-sandbox'),
        help: text('help.leave-sandbox'),
        run: () => {
          hideSandbox()
          return []
        },
      },
    ]
  }, [output, choices, automatic, isPossible, isUnderWay])
}

/** Announces that the sandbox was entered or left, so that it is not mistaken for the game. */
export const useSandboxAnnouncements = (
  say: (sentences: readonly string[]) => void,
  { text }: TextOutput,
): void => {
  const isUnderWay = useTable(isFreeSandbox)
  const before = useRef(false)
  useEffect(() => {
    if (before.current === isUnderWay) return
    before.current = isUnderWay
    say([text(isUnderWay ? 'sandbox.begun' : 'sandbox.over')])
  }, [isUnderWay, say, text])
}
