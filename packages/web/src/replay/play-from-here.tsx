/** Playing on from a move of a finished game: a new game with the same record up to there. */
import { Icon } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { useCallback } from 'react'
import { createId } from '../state/new-game-draft.ts'
import { goTo } from '../state/routing.ts'
import { forkSeats, gameTextUntil } from './replay-game.ts'
import { useReplayGame } from './replay-store.ts'

/** Whether the game is over and has a decision there. */
const useCanPlayFrom = (position: number): boolean => {
  const { game, text, views } = useReplayGame()
  return text !== null && game.rules.deciders(views[position]).length > 0
}

/** Returns whether a new game was started. */
export const usePlayFromHere = (): ((position: number) => boolean) => {
  const { game, text, seats, views } = useReplayGame()
  return useCallback(
    (position) => {
      const before = text === null ? null : gameTextUntil(text, position)
      const [next] = game.rules.deciders(views[position])
      if (before === null || next === undefined) return false
      const id = createId()
      useTable.getState().importText(id, before, forkSeats(seats, next))
      goTo({ page: 'table', id })
      return true
    },
    [game, text, seats, views],
  )
}

interface PlayFromHereButtonProps {
  readonly position: number
  readonly label: string
  readonly className: string | undefined
}

export const PlayFromHereButton = ({ position, label, className }: PlayFromHereButtonProps) => {
  const possible = useCanPlayFrom(position)
  const retry = usePlayFromHere()
  const { replay } = useTexts()
  return (
    <button
      type="button"
      className={className}
      title={replay('retry.hint')}
      disabled={!possible}
      onClick={() => retry(position)}
    >
      <Icon name="u-branch" />
      {label}
    </button>
  )
}
