/** What a bot expects for the viewer: in the game as it stands, and after the rehearsal so far. */
import { Icon } from '@quayside/table/icons/icon.tsx'
import { useTable } from '@quayside/table/session/table-state.ts'
import { estimateAt } from './estimate-at.ts'
import styles from './sandbox.module.css'
import { useRehearsalWords } from './sandbox-texts.ts'

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)

export const ScoreEstimate = () => {
  const say = useRehearsalWords()
  const estimates = useTable(({ estimates }) => estimates)
  const at = useTable(({ shown }) => shown?.moveNumber ?? 0)
  const before = estimateAt(estimates, 0)
  const now = estimateAt(estimates, at)
  if (before === undefined || now === undefined) return null
  const [was, is] = [Math.round(before.points), Math.round(now.points)]
  return (
    <>
      <div className={styles.comparison} data-ui="comparison">
        <div>
          <p>{say('worth.before')}</p>
          <b>{was}</b>
        </div>
        <Icon name="u-arrow" />
        <div className={styles.rehearsed}>
          <p>{say('worth.after')}</p>
          <b>{is}</b>
          <em>{signed(is - was)}</em>
        </div>
      </div>
      <p className={styles.note}>{say('worth.error', { points: Math.ceil(now.error) })}</p>
    </>
  )
}
