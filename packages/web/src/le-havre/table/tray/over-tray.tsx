import type { Outcome } from '@quayside/kernel'
import { outcomeText } from '@quayside/texts/le-havre'
import { useWords } from '../../../state/words.ts'
import { TrayFrame } from './tray-frame.tsx'
import { UndoButton, UndoLine } from './undo-button.tsx'

interface OverTrayProps {
  readonly outcome: Outcome
  readonly names: readonly string[]
}

export const OverTray = ({ outcome, names }: OverTrayProps) => {
  const words = useWords()
  const { result, scores } = outcomeText(outcome, words.game, names)
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
