/** What a person should know but need not answer at once; nothing here stands in the way. */
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { LazyRoomPart } from '../../online/lazy-room-parts.tsx'
import { whyNot } from './refusal-text.ts'
import { HouseNotices, Notice } from './site-notices.tsx'
import { type HousePageProps, SitePage } from './site-page.tsx'

export const Notices = () => {
  const words = useTexts()
  const { unsaved, botFailed, seats, retry } = useTable()
  return (
    <HouseNotices>
      <LazyRoomPart part="notices" />
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

/** A page that is also told of the game which lies open behind it. */
export const GamePage = (props: Omit<HousePageProps, 'notices'>) => (
  <SitePage {...props} notices={<Notices />} />
)
