import { usePeopleWords } from '@quayside/table/page/people-words.ts'
import { useRealGame } from '@quayside/table/session/table-state.ts'
import { useState } from 'react'

/** Nobody leaves for good by a slip. */
export const LeaveButton = () => {
  const people = usePeopleWords()
  const talk = useRealGame((game) => game.talk)
  const [thinking, think] = useState(false)
  if (!thinking)
    return (
      <button type="button" className="sh-button" onClick={() => think(true)}>
        {people('leave')}
      </button>
    )
  return (
    <fieldset className="on-sure">
      <legend>{people('leave')}</legend>
      <p>{people('leave.hint')}</p>
      <div className="sh-row">
        <button type="button" className="sh-button on-danger" onClick={() => talk({ kind: 'leave' })}>
          {people('leave.sure')}
        </button>
        <button type="button" className="sh-button" onClick={() => think(false)}>
          {people('leave.stay')}
        </button>
      </div>
    </fieldset>
  )
}
