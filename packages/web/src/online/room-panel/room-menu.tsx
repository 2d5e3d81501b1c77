/** What somebody at a table may ask of the others, and settle for themselves. */

import controls from '@quayside/table/controls/controls.module.css'
import { usePeopleWords } from '@quayside/table/page/people-words.ts'
import { useBaseGame } from '@quayside/table/session/table-state.ts'
import { Suspense } from 'react'
import { usePart } from '../../games.ts'
import { useWhyNotOnline } from '../server-refusal-text.ts'
import { LeaveButton } from './leave-button.tsx'
import styles from './room-panel.module.css'
import { StartVoteButtons } from './start-vote-buttons.tsx'
import { VacationField } from './vacation-field.tsx'

export const RoomMenu = () => {
  const people = usePeopleWords()
  const whyNot = useWhyNotOnline()
  const { line, shown, rules, game } = useBaseGame((table) => table)
  if (line === null || shown === null || shown.viewer === 'spectator') return null
  const isOver = line.affairs.isEnded || rules === null || rules.outcome(shown.view) !== null
  if (isOver) return null
  const pace = line.room?.settings.pace
  return (
    <section className={styles.company} data-ui="company" aria-labelledby="company">
      <h3 id="company">{people('affairs')}</h3>
      {line.lastRefusal && <p className={controls.trouble}>{whyNot(line.lastRefusal)}</p>}
      <div className={`${controls.row} ${styles.row}`}>
        <StartVoteButtons viewer={shown.viewer} />
        <LeaveButton />
      </div>
      {pace?.kind === 'days' && pace.vacation !== undefined && pace.vacation > 0 && (
        <VacationField seat={shown.viewer} most={pace.vacation} />
      )}
      {game !== null && (
        <Suspense>
          <PolicyFields game={game} />
        </Suspense>
      )}
    </section>
  )
}

/** What the server settles for the person at once. */
const PolicyFields = ({ game }: { readonly game: string }) => {
  const people = usePeopleWords()
  const Fields = usePart(game, 'policyFields')
  return Fields === null ? null : (
    <fieldset className={styles.policies}>
      <legend>{people('policies')}</legend>
      <p className={`${controls.quiet} ${styles.quiet}`}>{people('policies.hint')}</p>
      <Fields />
    </fieldset>
  )
}
