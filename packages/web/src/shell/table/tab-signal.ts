/** The browser tab's title: the game's title and, in an online room, whether it is the player's turn. */
import { useTexts } from '@quayside/table/page/texts.ts'
import { type GameStoreState, useBaseGame, useTable } from '@quayside/table/session/current-game.ts'
import { useEffect } from 'react'
import { gameTitle } from '../../games.ts'

/** Counts frames that are still to be played back, because a hidden page plays them later. */
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
  const texts = useTexts()
  const game = useTable((table) => table.game)
  const isOwnTurn = useBaseGame(isOwnTurnAtServer)
  useEffect(() => {
    const app = texts.shell('app')
    const parts = game === null ? [app] : [gameTitle(game, texts), app]
    document.title = (isOwnTurn ? [`● ${texts.shell('game.your-turn')}`, ...parts] : parts).join(' · ')
  }, [texts, game, isOwnTurn])
  useEffect(() => {
    if (!isOwnTurn) return
    showIcon('turn')
    return () => showIcon('usual')
  }, [isOwnTurn])
}
