import { addressOf } from '../page/routing.ts'
import { useTexts } from '../page/texts.ts'
import { useBaseGame, useTable } from '../session/current-game.ts'
import layout from '../styles/layout.module.css'
import { useSlots } from '../table-slots.ts'
import { UndoButton, UndoLine } from './buttons.tsx'
import trayStyles from './tray.module.css'
import { TrayFrame } from './tray-frame.tsx'

interface GameOverTrayProps {
  readonly result: string
  readonly scores: readonly string[]
}

export const GameOverTray = ({ result, scores }: GameOverTrayProps) => {
  const texts = useTexts()
  return (
    <TrayFrame
      className={trayStyles.waits}
      context={texts.tray('over')}
      question={result}
      options={
        <ul className={`${layout.column} ${trayStyles.sentences}`}>
          {scores.map((score) => (
            <li key={score}>{score}</li>
          ))}
        </ul>
      }
      go={
        <>
          <UndoButton />
          <UndoLine />
        </>
      }
    />
  )
}

/** Whether the players voted to end the game. */
export const useEnded = (): boolean => {
  const ended = useBaseGame(({ server }) => server?.status.isEnded === true)
  const isSandbox = useTable(({ sandboxSeat }) => sandboxSeat !== null)
  return ended && !isSandbox
}

export const EndedTray = () => {
  const { tray, shell } = useTexts()
  const { afterwards } = useSlots()
  return (
    <TrayFrame
      className={trayStyles.waits}
      context={tray('over')}
      question={tray('ended')}
      go={
        <>
          {afterwards}
          <a className={`${trayStyles.button} ${trayStyles.secondary}`} href={addressOf({ page: 'home' })}>
            {shell('home')}
          </a>
        </>
      }
    />
  )
}
