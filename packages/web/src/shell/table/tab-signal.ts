/** The tab of the browser: its title is that of the game, and at a table of a server it says when it is your turn. */
import { useTexts } from '@quayside/table/page/texts.ts'
import { type GameStoreState, useBaseGame, useTable } from '@quayside/table/session/current-game.ts'
import { useEffect } from 'react'
import { gameTitle } from '../../games.ts'

/** Moves of others that are still to be played back count: a hidden page shows them late. */
export const isOwnTurnAtServer = ({
  server,
  rules,
  currentFrame,
  queuedFrames,
}: Pick<GameStoreState, 'server' | 'rules' | 'currentFrame' | 'queuedFrames'>): boolean => {
  const frame = queuedFrames.at(-1) ?? currentFrame
  if (server === null || rules === null || frame === null || server.status.isEnded) return false
  return (
    server.room?.seats.every(({ free }) => !free) === true &&
    rules.outcome(frame.view) === null &&
    rules.deciders(frame.view).some((seat) => seat === frame.viewer)
  )
}

const ICONS = { usual: './icons/icon.svg', turn: './icons/turn.svg' } as const

const showIcon = (icon: keyof typeof ICONS): void =>
  document.querySelector('link[rel="icon"]')?.setAttribute('href', ICONS[icon])

export const useTabSignal = (): void => {
  const words = useTexts()
  const game = useTable((table) => table.game)
  const isOwnTurn = useBaseGame(isOwnTurnAtServer)
  useEffect(() => {
    const app = words.shell('app')
    const parts = game === null ? [app] : [gameTitle(game, words), app]
    document.title = (isOwnTurn ? [`● ${words.shell('game.your-turn')}`, ...parts] : parts).join(' · ')
  }, [words, game, isOwnTurn])
  useEffect(() => {
    if (!isOwnTurn) return
    showIcon('turn')
    return () => showIcon('usual')
  }, [isOwnTurn])
}
