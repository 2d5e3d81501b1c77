/** The text board of Le Havre. */
import type { GameText } from '@quayside/game'
import type { TextView } from '@quayside/game/outline/text-view.ts'
import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { useSettings } from '@quayside/table/page/settings.ts'
import { useMemo } from 'react'
import { loadBrief } from '../messages/brief/index.ts'
import { loadOutlineText } from '../messages/outline/index.ts'
import type { Command } from '../rules/index.ts'
import { LeHavreOnTable } from '../table/game-context.tsx'
import { act, choices } from '../table/state/choices.ts'
import { type TableView, useTableView } from '../table/state/table-view.ts'
import { useGameTexts } from '../table/state/texts.ts'
import { useGameAutoActions } from '../table/state/use-auto-actions.ts'
import { useTable } from '../table/state/use-game.ts'
import { createTextContext } from './text-context.ts'
import { leHavreTextView } from './text-view.ts'

const useBrief = lazyTexts(loadBrief)
const useOutlineText = lazyTexts(loadOutlineText)

/** Table view and text view of the open game; null before the first view has arrived. */
const useTextView = (): { readonly tableView: TableView; readonly textView: TextView<Command> } | null => {
  const tableView = useTableView()
  const texts = useGameTexts()
  const brief = useBrief()
  const text = useOutlineText()
  const moveNumber = useTable(({ currentFrame }) => currentFrame?.moveNumber ?? 0)
  const silenced = useSettings((settings) => settings.silenced)
  return useMemo(
    () =>
      tableView === null
        ? null
        : {
            tableView,
            textView: leHavreTextView(createTextContext(tableView, moveNumber, texts, text, brief), silenced),
          },
    [tableView, moveNumber, texts, text, brief, silenced],
  )
}

const Play: GameText<Command>['Play'] = ({ draw }) => {
  useGameAutoActions()
  const shown = useTextView()
  const moveNumber = useTable(({ currentFrame }) => currentFrame?.moveNumber ?? 0)
  const underWay = choices.useChoices(({ sent }) => sent?.moveNumber === moveNumber)
  if (shown === null) return null
  return (
    <LeHavreOnTable tableView={shown.tableView}>
      {draw({ textView: shown.textView, act, extraCommands: [], underWay })}
    </LeHavreOnTable>
  )
}

const ReplayScreen: GameText<Command>['Replay'] = ({ draw }) => {
  const shown = useTextView()
  return shown === null ? null : (
    <LeHavreOnTable tableView={shown.tableView}>{draw(shown.textView)}</LeHavreOnTable>
  )
}

export const text: GameText<Command> = { Play, Replay: ReplayScreen }
