/** The text board of Packet Row. */
import type { GameText, TextPlay } from '@quayside/game'
import type { TextView } from '@quayside/game/outline/text-view.ts'
import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTextOutput } from '@quayside/table/text/board-texts.ts'
import { useMemo } from 'react'
import { loadBrief } from '../messages/brief/index.ts'
import type { Command } from '../rules/index.ts'
import { PacketRowOnTable } from '../table/game-context.tsx'
import { act, choices } from '../table/state/choices.ts'
import { type TableView, useTableView } from '../table/state/table-view.ts'
import { useGameAutoActions } from '../table/state/use-auto-actions.ts'
import { useTable } from '../table/state/use-game.ts'
import { useOutlineText, usePassCommands } from './pass-commands.ts'
import { createTextContext } from './text-context.ts'
import { packetRowTextView } from './text-view.ts'

const useBrief = lazyTexts(loadBrief)

/** Table view and text view of the open game; null before the first view has arrived. */
const useTextView = (): { readonly tableView: TableView; readonly textView: TextView<Command> } | null => {
  const tableView = useTableView()
  const texts = useTexts()
  const brief = useBrief()
  const output = useTextOutput()
  const text = useOutlineText()
  const moveNumber = useTable(({ currentFrame }) => currentFrame?.moveNumber ?? 0)
  return useMemo(
    () =>
      tableView === null
        ? null
        : {
            tableView,
            textView: packetRowTextView(createTextContext(tableView, moveNumber, texts, text, brief), output),
          },
    [tableView, moveNumber, texts, text, brief, output],
  )
}

type PlayProps = Parameters<GameText<Command>['Play']>[0]

interface AtTableProps extends PlayProps, Pick<TextPlay<Command>, 'textView'> {
  readonly tableView: TableView
}

const AtTable = ({ tableView, textView, draw }: AtTableProps) => {
  const moveNumber = useTable(({ currentFrame }) => currentFrame?.moveNumber ?? 0)
  const underWay = choices.useChoices(({ sent }) => sent?.moveNumber === moveNumber)
  const orders = usePassCommands(tableView)
  return draw({ textView, act, extraCommands: orders, underWay })
}

const Play: GameText<Command>['Play'] = ({ draw }) => {
  useGameAutoActions()
  const shown = useTextView()
  if (shown === null) return null
  return (
    <PacketRowOnTable tableView={shown.tableView}>
      <AtTable tableView={shown.tableView} textView={shown.textView} draw={draw} />
    </PacketRowOnTable>
  )
}

const ReplayScreen: GameText<Command>['Replay'] = ({ draw }) => {
  const shown = useTextView()
  return shown === null ? null : (
    <PacketRowOnTable tableView={shown.tableView}>{draw(shown.textView)}</PacketRowOnTable>
  )
}

export const text: GameText<Command> = { Play, Replay: ReplayScreen }
