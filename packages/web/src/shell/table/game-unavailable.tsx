import type { Refusal } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { ExportButtons } from '../components/export-game.tsx'
import { GameRefusal } from '../components/game-refusal-message.tsx'
import { StillScreen } from '../components/still-screen.tsx'
import styles from './table-screen.module.css'

/** Held by another tab: it can be taken from there. */
const ELSEWHERE: readonly string[] = ['open-elsewhere', 'opened-elsewhere']

/** Nothing to try again and nothing to take along. */
const GONE: readonly string[] = ['no-such-game', 'damaged-save']

interface ClosedProps {
  readonly id: string
  readonly refusal: Refusal
}

export const GameUnavailable = ({ id, refusal }: ClosedProps) => {
  const words = useTexts()
  const { resume } = useTable()
  const elsewhere = ELSEWHERE.includes(refusal.code)
  return (
    <StillScreen>
      <h1>{words.shell('closed')}</h1>
      <p role="alert">
        <GameRefusal refusal={refusal} />
      </p>
      <div className={`${controls.row} ${styles.row}`}>
        {!GONE.includes(refusal.code) && (
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            onClick={() => resume(id, elsewhere)}
          >
            {words.shell(elsewhere ? 'closed.take-over' : 'closed.again')}
          </button>
        )}
        <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'home' })}>
          {words.shell('home')}
        </a>
        {!GONE.includes(refusal.code) && !elsewhere && (
          <ExportButtons id={id} className={`${controls.button} ${controls.ghost}`} />
        )}
      </div>
    </StillScreen>
  )
}
