import controls from '@quayside/table/controls/controls.module.css'
import { usePeopleWords } from '@quayside/table/page/people-words.ts'
import { useBaseGame } from '@quayside/table/session/table-state.ts'
import { useState } from 'react'
import styles from './room-panel.module.css'

/** Nobody leaves for good by a slip. */
export const LeaveButton = () => {
  const people = usePeopleWords()
  const talk = useBaseGame((game) => game.talk)
  const [thinking, think] = useState(false)
  if (!thinking)
    return (
      <button type="button" className={controls.button} onClick={() => think(true)}>
        {people('leave')}
      </button>
    )
  return (
    <fieldset className={styles.sure} data-ui="sure">
      <legend>{people('leave')}</legend>
      <p>{people('leave.hint')}</p>
      <div className={`${controls.row} ${styles.row}`}>
        <button
          type="button"
          className={`${controls.button} ${controls.danger}`}
          data-ui="danger"
          onClick={() => talk({ kind: 'leave-game' })}
        >
          {people('leave.sure')}
        </button>
        <button type="button" className={controls.button} onClick={() => think(false)}>
          {people('leave.stay')}
        </button>
      </div>
    </fieldset>
  )
}
