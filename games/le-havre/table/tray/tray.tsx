/** The tray: the viewer's question, playback of other players' moves, or a note to wait. */

import type { Outcome, Viewer } from '@quayside/kernel'
import {
  EndedTray,
  GameOverTray as SharedGameOverTray,
  useEnded,
} from '@quayside/table/tray/game-over-tray.tsx'
import { PlaybackTray, preloadPlaybackTray } from '@quayside/table/tray/lazy-playback-tray.tsx'
import { useEffect, useMemo } from 'react'
import { outcomeText } from '../../language/index.ts'
import { roundIndex } from '../../queries/index.ts'
import { leHavre, type Question, type State } from '../../rules/index.ts'
import { playback } from '../state/playback.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import { useGameAutoActions } from '../state/use-auto-actions.ts'
import { useTable } from '../state/use-game.ts'
import { decisionOf } from '../view-models/decision.ts'
import { DecisionTray } from './decision-tray.tsx'
import { WaitingTray } from './waiting-tray.tsx'

/** Key of a question. While several seats pay at once, it does not change when others pay. */
const sameQuestion = ({ asks }: Question, view: State, moveNumber: number | undefined): string =>
  asks === 'feeding' || asks === 'interest' ? `${asks} ${roundIndex(view)}` : `${asks} ${moveNumber}`

const CurrentDecision = ({ tableView }: { readonly tableView: TableView }) => {
  const moveNumber = useTable(({ currentFrame }) => currentFrame?.moveNumber)
  const isComing = useTable(({ queuedFrames }) => queuedFrames.length > 0)
  const decision = useMemo(
    () => (tableView.viewer === 'spectator' ? null : decisionOf(tableView.view, tableView.viewer)),
    [tableView],
  )
  const ended = useEnded()
  useEffect(preloadPlaybackTray, [])
  if (ended) return <EndedTray />
  const { view, viewer, names } = tableView
  // While the viewer is asked, playback of others' moves does not interrupt.
  if (isComing && decision === null) return <PlaybackTray />
  const outcome = leHavre.outcome(view)
  if (outcome !== null) return <GameOverTray outcome={outcome} viewer={viewer} names={names} />
  if (decision !== null && viewer !== 'spectator')
    return (
      <DecisionTray
        key={sameQuestion(decision.asked, view, moveNumber)}
        view={view}
        seat={viewer}
        names={names}
        decision={decision}
      />
    )
  return <WaitingTray view={view} viewer={viewer} names={names} />
}

export const Tray = ({ tableView }: { readonly tableView: TableView }) => {
  useGameAutoActions()
  playback.usePlayback()
  return <CurrentDecision tableView={tableView} />
}

interface OverTrayProps {
  readonly outcome: Outcome
  readonly viewer: Viewer
  readonly names: readonly string[]
}

export const GameOverTray = ({ outcome, viewer, names }: OverTrayProps) => {
  const { game } = useGameTexts()
  return <SharedGameOverTray {...outcomeText(outcome, game, names, viewer === 'spectator' ? null : viewer)} />
}
