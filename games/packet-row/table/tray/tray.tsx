/** The tray: the viewer's question, playback of other players' moves, or a note to wait. */

import type { Outcome, Seat } from '@quayside/kernel'
import {
  EndedTray,
  GameOverTray as SharedGameOverTray,
  useEnded,
} from '@quayside/table/tray/game-over-tray.tsx'
import { PlaybackTray, preloadPlaybackTray } from '@quayside/table/tray/lazy-playback-tray.tsx'
import { useEffect, useMemo } from 'react'
import { outcomeText } from '../../language/index.ts'
import { type Command, packetRow } from '../../rules/index.ts'
import { act } from '../state/choices.ts'
import { playback } from '../state/playback.ts'
import { useSelection } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameAutoActions } from '../state/use-auto-actions.ts'
import { useTable } from '../state/use-game.ts'
import { handOf, visibleHand } from '../view-models/hand.ts'
import { AnswerTray } from './answer-tray.tsx'
import { TrayDecision } from './decision-context.ts'
import { DeliveryTray } from './delivery-tray.tsx'
import { WaitingTray } from './waiting-tray.tsx'

interface SeatedProps {
  readonly tableView: TableView
  readonly seat: Seat
}

/** The tray of a seat, which can deliver at any time. */
const Seated = ({ tableView, seat }: SeatedProps) => {
  const { view, literal } = tableView
  const { select, delivering, deliver } = useSelection()
  useEffect(() => () => deliver(null), [deliver])
  const asking = useMemo(
    () => ({
      tableView,
      seat,
      decide: (commands: readonly Command[]): void => {
        select(null)
        deliver(null)
        act(seat, commands)
      },
    }),
    [tableView, seat, select, deliver],
  )
  const isAsked = packetRow.deciders(view).includes(seat)
  const canDeliver = useMemo(() => handOf(view, literal, seat).ready.length > 0, [view, literal, seat])
  const open = canDeliver ? () => deliver([]) : null
  const isLast = literal.phase === 'last-deliveries' && isAsked
  return (
    <TrayDecision value={asking}>
      {isLast || (delivering !== null && canDeliver) ? (
        <DeliveryTray
          key={`${visibleHand(literal, seat).length} ${delivering?.join(' ') ?? ''}`}
          first={delivering ?? []}
          close={isLast ? null : () => deliver(null)}
        />
      ) : isAsked ? (
        <AnswerTray key={`${literal.round} ${literal.phase} ${literal.area}`} deliver={open} />
      ) : (
        <WaitingTray tableView={tableView} deliver={open} />
      )}
    </TrayDecision>
  )
}

export const Tray = ({ tableView }: { readonly tableView: TableView }) => {
  useGameAutoActions()
  playback.usePlayback()
  const { view, viewer } = tableView
  const isComing = useTable(({ queuedFrames }) => queuedFrames.length > 0)
  const ended = useEnded()
  const isAsked = viewer !== 'spectator' && packetRow.deciders(view).includes(viewer)
  useEffect(preloadPlaybackTray, [])
  if (ended) return <EndedTray />
  // While the viewer is asked, playback of others' moves does not interrupt.
  if (isComing && !isAsked) return <PlaybackTray />
  const outcome = packetRow.outcome(view)
  if (outcome !== null) return <GameOverTray outcome={outcome} tableView={tableView} />
  return viewer === 'spectator' ? (
    <WaitingTray tableView={tableView} deliver={null} />
  ) : (
    <Seated tableView={tableView} seat={viewer} />
  )
}

interface OverTrayProps {
  readonly outcome: Outcome
  readonly tableView: TableView
}

export const GameOverTray = ({ outcome, tableView: { game, names, viewer } }: OverTrayProps) => (
  <SharedGameOverTray {...outcomeText(outcome, game, [...names], viewer === 'spectator' ? null : viewer)} />
)
