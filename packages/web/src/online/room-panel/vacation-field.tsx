import controls from '@quayside/table/controls/controls.module.css'
import { usePeopleWords } from '@quayside/table/page/people-words.ts'
import { useTexts } from '@quayside/table/page/words.ts'
import { dayText } from '@quayside/table/people.ts'
import { useBaseGame } from '@quayside/table/session/table-state.ts'
import { useState } from 'react'

interface VacationFieldProps {
  readonly seat: number
  /** Days for the whole game. */
  readonly most: number
}

export const VacationField = ({ seat, most }: VacationFieldProps) => {
  const words = useTexts()
  const people = usePeopleWords()
  const { line, talk } = useBaseGame((game) => game)
  const [days, choose] = useState(1)
  const until = line?.affairs.vacations.find((one) => one.seat === seat)?.until
  if (until !== undefined)
    return (
      <div className={controls.row}>
        <p>{people('vacation.mine', { date: dayText(until, words) })}</p>
        <button type="button" className={controls.button} onClick={() => talk({ kind: 'vacation', days: 0 })}>
          {people('vacation.back')}
        </button>
      </div>
    )
  return (
    <div className={controls.row}>
      <label className={controls.line}>
        {people('vacation')}
        <select value={days} onChange={({ target }) => choose(Number(target.value))}>
          {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {people('vacation.days', { days: count })}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={controls.button} onClick={() => talk({ kind: 'vacation', days })}>
        {people('vacation.go')}
      </button>
    </div>
  )
}
