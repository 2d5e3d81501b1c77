/** What a person should know but need not answer at once; nothing here stands in the way. */

import { useTexts } from '@quayside/table/page/words.ts'
import { seatName } from '@quayside/table/people.ts'
import { useTable } from '@quayside/table/session/table-state.ts'
import { LateOnline } from '../online/lazy-room-parts.tsx'
import { HouseNotices } from './parts/house-notices.tsx'
import { Notice } from './parts/notice.tsx'
import { whyNot } from './parts/why-not.ts'

export const Notices = () => {
  const words = useTexts()
  const { unsaved, botFailed, seats, retry } = useTable()
  return (
    <HouseNotices>
      <LateOnline piece="notices" />
      {unsaved && <Notice>{whyNot(unsaved, words)}</Notice>}
      {botFailed && (
        <Notice act={{ label: words.shell('notice.retry'), do: retry }}>
          {words.shell('notice.bot-failed', { player: seatName(seats, botFailed.seat, words) })}{' '}
          {whyNot(botFailed.refusal, words)}
        </Notice>
      )}
    </HouseNotices>
  )
}
