/** The tray: the viewer's question, playback of other players' moves, or a note to wait. */

import type { Outcome } from '@quayside/kernel'
import { EndedTray, GameOverTray as OutcomeTray, useEnded } from '@quayside/table/tray/game-over-tray.tsx'
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
const sameQuestion = ({ asks }: Question, view: State, at: number | undefined): string =>
  asks === 'feeding' || asks === 'interest' ? `${asks} ${roundIndex(view)}` : `${asks} ${at}`

const CurrentDecision = ({ sight }: { readonly sight: TableView }) => {
  const at = useTable(({ currentFrame }) => currentFrame?.moveNumber)
  const isComing = useTable(({ queuedFrames }) => queuedFrames.length > 0)
  const decision = useMemo(
    () => (sight.viewer === 'spectator' ? null : decisionOf(sight.view, sight.viewer)),
    [sight],
  )
  const ended = useEnded()
  useEffect(preloadPlaybackTray, [])
  if (ended) return <EndedTray />
  const { view, viewer, names } = sight
  // While the viewer is asked, playback of others' moves does not interrupt.
  if (isComing && decision === null) return <PlaybackTray />
  const outcome = leHavre.outcome(view)
  if (outcome !== null) return <GameOverTray outcome={outcome} names={names} />
  if (decision !== null && viewer !== 'spectator')
    return (
      <DecisionTray
        key={sameQuestion(decision.asked, view, at)}
        view={view}
        seat={viewer}
        names={names}
        decision={decision}
      />
    )
  return <WaitingTray view={view} viewer={viewer} names={names} />
}

export const Tray = ({ sight }: { readonly sight: TableView }) => {
  useGameAutoActions()
  playback.usePlayback()
  return <CurrentDecision sight={sight} />
}

interface OverTrayProps {
  readonly outcome: Outcome
  readonly names: readonly string[]
}

export const GameOverTray = ({ outcome, names }: OverTrayProps) => {
  const { game } = useGameTexts()
  return <OutcomeTray told={outcomeText(outcome, game, names)} />
}
