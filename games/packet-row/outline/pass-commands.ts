/** Text-board commands to pass for the rest of a round. */

import { type ExtraCommand, firstPhrase } from '@quayside/game/outline/extra-commands.ts'
import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { useMemo } from 'react'
import { loadOutlineText, type OutlineText } from '../messages/outline/index.ts'
import type { TableView } from '../table/state/table-view.ts'
import { usePassRound } from '../table/state/use-auto-actions.ts'

export const useOutlineText: () => OutlineText = lazyTexts(loadOutlineText)

/** If passing is not possible, the commands answer with the reason. */
export const usePassCommands = (tableView: TableView): readonly ExtraCommand[] => {
  const text = useOutlineText()
  const passing = usePassRound(tableView)
  const isSeated = tableView.viewer !== 'spectator' && tableView.literal.phase !== 'over'
  return useMemo(() => {
    if (!isSeated) return []
    const settle = (passes: boolean) => (): readonly string[] => {
      if (passing === null) return [text('pass-out.none')]
      passing.change(passes)
      return [
        passes ? text('pass-out', { word: firstPhrase(text('say.pass-out.off')) }) : text('pass-out.off'),
      ]
    }
    return [
      { phrases: text('say.pass-out'), help: text('help.pass-out'), run: settle(true) },
      { phrases: text('say.pass-out.off'), help: text('help.pass-out.off'), run: settle(false) },
    ]
  }, [text, passing, isSeated])
}
