import type { GameEvent } from '@quayside/kernel'
import { type GameContextValue, GameProvider } from '@quayside/table/game-context.tsx'
import { singleLines } from '@quayside/table/log/log-lines.ts'
import { type ReactNode, useMemo } from 'react'
import { eventText, promptText } from '../language/index.ts'
import { type Event, packetRow } from '../rules/index.ts'
import { whyNot } from './card-text.ts'
import { choices } from './state/choices.ts'
import { playback } from './state/playback.ts'
import type { TableView } from './state/table-view.ts'
import { followPassing } from './state/use-auto-actions.ts'
import type { Step } from './state/use-game.ts'
import { withDrawnGoods } from './view-models/card-look.ts'
import { isLogged } from './view-models/log.ts'

interface PacketRowOnTableProps {
  readonly tableView: TableView
  readonly children: ReactNode
}

/** Provides texts and hooks of Packet Row to the components that all tables share. */
export const PacketRowOnTable = ({ tableView, children }: PacketRowOnTableProps) => {
  const onTable = useMemo((): GameContextValue => {
    const { view, viewer, names, game } = tableView
    const drawn = withDrawnGoods(game)
    const you = viewer === 'spectator' ? null : viewer
    const isAsked = viewer !== 'spectator' && packetRow.deciders(view).includes(viewer)
    return {
      names,
      // The backend sends events of the open game only.
      eventText: (event: GameEvent) => eventText(event as Event, game, [...names], you),
      eventTextWithIcons: (event: GameEvent) => eventText(event as Event, drawn, [...names], you),
      linesOf: (steps) => singleLines(steps as readonly Step[], isLogged),
      lineText: (events, { hasIcons }) =>
        events.map((event) => eventText(event as Event, hasIcons ? drawn : game, [...names], you)).join(' '),
      refusalText: (refusal) => whyNot(refusal, tableView),
      question: isAsked ? promptText(view, viewer, game, [...names]) : null,
      isLogged: (event: GameEvent) => isLogged(event as Event),
      choices,
      playback,
      follow: followPassing,
    }
  }, [tableView])
  return <GameProvider game={onTable}>{children}</GameProvider>
}
