import type { Refusal } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { ExportButtons } from '../components/export-game.tsx'
import { GameRefusal } from '../components/game-refusal-message.tsx'
import { StillScreen } from '../components/still-screen.tsx'
import styles from './table-screen.module.css'

/** Refusals for a game that another tab has open; it can be taken over. */
const OPEN_ELSEWHERE: readonly string[] = ['open-elsewhere', 'opened-elsewhere']

/** Refusals without a retry or an export. */
const NOT_RECOVERABLE: readonly string[] = ['no-such-game', 'damaged-save']

interface ClosedProps {
  readonly id: string
  readonly refusal: Refusal
}

export const GameUnavailable = ({ id, refusal }: ClosedProps) => {
  const texts = useTexts()
  const { resume } = useTable()
  const elsewhere = OPEN_ELSEWHERE.includes(refusal.code)
  return (
    <StillScreen>
      <h1>{texts.shell('closed')}</h1>
      <p role="alert">
        <GameRefusal refusal={refusal} />
      </p>
      <div className={`${controls.row} ${styles.row}`}>
        {!NOT_RECOVERABLE.includes(refusal.code) && (
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            onClick={() => resume(id, elsewhere)}
          >
            {texts.shell(elsewhere ? 'closed.take-over' : 'closed.again')}
          </button>
        )}
        <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'home' })}>
          {texts.shell('home')}
        </a>
        {!NOT_RECOVERABLE.includes(refusal.code) && !elsewhere && (
          <ExportButtons id={id} className={`${controls.button} ${controls.ghost}`} />
        )}
      </div>
    </StillScreen>
  )
}
