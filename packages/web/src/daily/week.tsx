import { streakFrom } from '@quayside/game/daily/streak.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { withLabel } from '@quayside/texts'
import type { DailyTry } from '../backend/daily-tries.ts'
import styles from './daily.module.css'
import { dayText, useDailyTexts } from './daily-texts.ts'

interface WeekProps {
  readonly tries: readonly DailyTry[]
  readonly today: string
}

/** The streak, the calm days left, and the last seven days. */
export const Week = ({ tries, today }: WeekProps) => {
  const say = useDailyTexts()
  const { locale } = useSiteTexts()
  const { inRow, days, calmDays, played } = streakFrom(tries, today)
  return (
    <div className={`${layout.row} ${styles.week}`}>
      <div>
        <b>{say('streak', { days: inRow })}</b>
        {calmDays > 0 && <small>{say('calm.saved', { days: calmDays })}</small>}
      </div>
      {played > 0 && (
        <ol className={layout.row}>
          {days.slice(-7).map(({ date, state }) => (
            <li
              key={date}
              className={`${layout.center} ${styles.mark}`}
              data-state={state}
              title={withLabel(dayText(date, 'long', locale), say(`day.${state}`), locale)}
            >
              <span aria-hidden="true">{dayText(date, 'initial', locale)}</span>
              <span className={pieceStyles.hidden}>
                {withLabel(dayText(date, 'long', locale), say(`day.${state}`), locale)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
