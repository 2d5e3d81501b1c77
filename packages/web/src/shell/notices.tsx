/** What a person should know but need not answer at once; nothing here stands in the way. */
import { LateOnline } from '../online/late.tsx'
import { useTable } from '../state/table-state.ts'
import { useWords } from '../state/words.ts'
import { HouseNotices } from './parts/house-notices.tsx'
import { Notice } from './parts/notice.tsx'
import { seatName } from './parts/texts-of-games.ts'
import { whyNot } from './parts/why-not.ts'

export const Notices = () => {
  const words = useWords()
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
