import { useTexts } from '../page/texts.ts'
import { TrayFrame } from './tray-frame.tsx'
import { UndoButton, UndoLine } from './undo-button.tsx'

interface OverTrayProps {
  readonly told: { readonly result: string; readonly scores: readonly string[] }
}

export const GameOverTray = ({ told: { result, scores } }: OverTrayProps) => {
  const words = useTexts()
  return (
    <TrayFrame
      className="waits"
      context={words.tray('over')}
      question={result}
      options={
        <ul className="told">
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
