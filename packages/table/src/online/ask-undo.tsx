/** Replaces the undo button in an online room: starts a vote to undo other players' moves as well. Lazy. */
import { useMoveText } from '../game-context.tsx'
import { Icon } from '../icons/icon.tsx'
import { useCommunityTexts } from '../page/community-texts.ts'
import { useBaseGame } from '../session/current-game.ts'
import { voteUndoTarget } from '../session/server-state.ts'
import trayStyles from '../tray/tray.module.css'

/** The move that a vote could undo; null where there is none, or where the vote was declined before. */
export const useAskableUndo = (): number | null => {
  const { server, currentFrame, rules, history } = useBaseGame((game) => game)
  if (server === null || currentFrame === null || currentFrame.viewer === 'spectator') return null
  const { viewer, view, undo } = currentFrame
  const { vote, declinedVotes, isEnded } = server.status
  if (isEnded || vote !== null || rules === null || rules.outcome(view) !== null) return null
  if (declinedVotes.some(({ seat, topic }) => seat === viewer && topic === 'undo')) return null
  const to = voteUndoTarget(history, viewer)
  return to !== null && to < undo.moveNumber ? to : null
}

export const AskUndo = () => {
  const people = useCommunityTexts()
  const ask = useBaseGame((game) => game.sendRoomAction)
  const toMove = useAskableUndo()
  const move = useMoveText()(toMove)
  if (toMove === null) return null
  return (
    <>
      <button
        type="button"
        className={`${trayStyles.button} ${trayStyles.secondary} ${trayStyles.undo}`}
        data-key="undo"
        data-ui="ask-undo"
        title={people('ask.back.hint')}
        onClick={() => ask({ kind: 'vote-start', topic: { kind: 'undo', toMove } })}
      >
        <Icon name="u-undo" />
        <span>{people('ask.back.short')}</span>
      </button>
      {move !== null && (
        <p className={trayStyles.hint} data-ui="hint">
          {people('vote.back.to', { move })}
        </p>
      )}
    </>
  )
}
