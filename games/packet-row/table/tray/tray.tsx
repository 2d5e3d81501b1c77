/** The tray: the viewer's question, playback of other players' moves, or a note to wait. */

import type { Outcome, Seat } from '@quayside/kernel'
import { EndedTray, GameOverTray as OutcomeTray, useEnded } from '@quayside/table/tray/game-over-tray.tsx'
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
  readonly sight: TableView
  readonly seat: Seat
}

/** A seat can deliver at any time, asked or not. */
const Seated = ({ sight, seat }: SeatedProps) => {
  const { view, at } = sight
  const { select, delivering, deliver } = useSelection()
  useEffect(() => () => deliver(null), [deliver])
  const asking = useMemo(
    () => ({
      sight,
      seat,
      decide: (commands: readonly Command[]): void => {
        select(null)
        deliver(null)
        act(seat, commands)
      },
    }),
    [sight, seat, select, deliver],
  )
  const isAsked = packetRow.deciders(view).includes(seat)
  const canDeliver = useMemo(() => handOf(view, at, seat).ready.length > 0, [view, at, seat])
  const open = canDeliver ? () => deliver([]) : null
  const isLast = at.phase === 'last-deliveries' && isAsked
  return (
    <TrayDecision value={asking}>
      {isLast || (delivering !== null && canDeliver) ? (
        <DeliveryTray
          key={`${visibleHand(at, seat).length} ${delivering?.join(' ') ?? ''}`}
          first={delivering ?? []}
          close={isLast ? null : () => deliver(null)}
        />
      ) : isAsked ? (
        <AnswerTray key={`${at.round} ${at.phase} ${at.area}`} deliver={open} />
      ) : (
        <WaitingTray sight={sight} deliver={open} />
      )}
    </TrayDecision>
  )
}

export const Tray = ({ sight }: { readonly sight: TableView }) => {
  useGameAutoActions()
  playback.usePlayback()
  const { view, viewer } = sight
  const isComing = useTable(({ queuedFrames }) => queuedFrames.length > 0)
  const ended = useEnded()
  const isAsked = viewer !== 'spectator' && packetRow.deciders(view).includes(viewer)
  useEffect(preloadPlaybackTray, [])
  if (ended) return <EndedTray />
  // While the viewer is asked, playback of others' moves does not interrupt.
  if (isComing && !isAsked) return <PlaybackTray />
  const outcome = packetRow.outcome(view)
  if (outcome !== null) return <GameOverTray outcome={outcome} sight={sight} />
  return viewer === 'spectator' ? (
    <WaitingTray sight={sight} deliver={null} />
  ) : (
    <Seated sight={sight} seat={viewer} />
  )
}

interface OverTrayProps {
  readonly outcome: Outcome
  readonly sight: TableView
}

export const GameOverTray = ({ outcome, sight: { game, names, viewer } }: OverTrayProps) => (
  <OutcomeTray told={outcomeText(outcome, game, [...names], viewer === 'spectator' ? null : viewer)} />
)
