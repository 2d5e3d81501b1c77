/** The tray while another seat decides. */

import { useTexts } from '@quayside/table/page/texts.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { Secondary, UndoButton, UndoLine } from '@quayside/table/tray/buttons.tsx'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { TrayFrame } from '@quayside/table/tray/tray-frame.tsx'
import { promptText } from '../../language/index.ts'
import { packetRow } from '../../rules/index.ts'
import type { TableView } from '../state/table-view.ts'
import { useTable } from '../state/use-game.ts'
import { PassRoundButton } from './pass-round-button.tsx'

const headingOf = ({ view, literal, names, packet, game }: TableView): string => {
  const deciders = packetRow.deciders(view)
  const [seat] = deciders
  if (seat === undefined) return promptText(view, -1, game, [...names])
  const player = names[seat] ?? ''
  switch (literal.phase) {
    case 'naming':
      return packet('waiting.naming', { player })
    case 'deciding':
    case 'last-choice':
      return packet('waiting.deciding', { player })
    case 'last-deliveries':
      return packet('waiting.last', {
        players: game.list(
          deciders.map((other) => names[other] ?? ''),
          'and',
        ),
      })
    default:
      return packet('waiting.asking', { player })
  }
}

interface WaitingTrayProps {
  readonly tableView: TableView
  /** Null if there is nothing to deliver. */
  readonly deliver: (() => void) | null
}

export const WaitingTray = ({ tableView, deliver }: WaitingTrayProps) => {
  const texts = useTexts()
  const { literal, viewer, names, packet, game } = tableView
  const thinking = useTable(({ thinking }) => thinking)
  const inRound = literal.phase !== 'last-deliveries' && literal.phase !== 'over'
  const where =
    inRound && literal.phase !== 'naming'
      ? packet('context.area', { round: literal.round, area: game.names.areas[literal.area].name })
      : packet('round', { round: literal.round })
  return (
    <TrayFrame
      className={trayStyles.waits}
      context={viewer === 'spectator' ? texts.tray('waiting.watching') : where}
      question={headingOf(tableView)}
      chips={<PassRoundButton tableView={tableView} />}
      options={
        thinking === null ? null : (
          <p className={`${layout.row} ${trayStyles.thinks}`} data-ui="thinks">
            {texts.tray('waiting.thinking', { player: names[thinking.seat] ?? '' })}
            <progress max={1} value={thinking.share} aria-hidden="true" />
          </p>
        )
      }
      go={
        <>
          {deliver !== null && <Secondary label={packet('deliver')} shortcut="deliver" onClick={deliver} />}
          <UndoButton />
          <UndoLine />
        </>
      }
    />
  )
}
