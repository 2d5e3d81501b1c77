/** What a person should know but need not answer at once; nothing here stands in the way. */
import { OnlineNotices } from '../online/online-notices.tsx'
import { useTable } from '../state/table-state.ts'
import { useUpdate } from '../state/update.ts'
import { useWords } from '../state/words.ts'
import { Notice } from './parts/notice.tsx'
import { seatName, whyNot } from './parts/texts-of-games.ts'

export const Notices = () => {
  const words = useWords()
  const { unsaved, botFailed, seats, retry } = useTable()
  const { ready, load, putOff } = useUpdate()
  return (
    <div className="sh-notices" role="status">
      <OnlineNotices />
      {unsaved && <Notice>{whyNot(unsaved, words)}</Notice>}
      {botFailed && (
        <Notice act={{ label: words.shell('notice.retry'), do: retry }}>
          {words.shell('notice.bot-failed', { player: seatName(seats, botFailed.seat, words) })}{' '}
          {whyNot(botFailed.refusal, words)}
        </Notice>
      )}
      {ready && (
        <Notice act={{ label: words.shell('notice.update.go'), do: load }} dismiss={putOff}>
          {words.shell('notice.update')}
        </Notice>
      )}
    </div>
  )
}
