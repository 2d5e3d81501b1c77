/** A site page with notices about the open game, which need no immediate answer and never cover anything. */
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { LazyRoomPart } from '../../online/lazy-room-parts.tsx'
import { siteRefusalText } from './refusal-text.ts'
import { Notice, SiteNotices } from './site-notices.tsx'
import { SitePage, type SitePageProps } from './site-page.tsx'

export const GameNotices = () => {
  const words = useTexts()
  const { saveFailure, botFailed, seats, retryBot } = useTable()
  return (
    <SiteNotices>
      <LazyRoomPart part="notices" />
      {saveFailure && <Notice>{siteRefusalText(saveFailure, words)}</Notice>}
      {botFailed && (
        <Notice act={{ label: words.shell('notice.retry'), do: retryBot }}>
          {words.shell('notice.bot-failed', { player: seatName(seats, botFailed.seat, words) })}{' '}
          {siteRefusalText(botFailed.refusal, words)}
        </Notice>
      )}
    </SiteNotices>
  )
}

/** A page that also shows the notices of the open game. */
export const GamePage = (props: Omit<SitePageProps, 'notices'>) => (
  <SitePage {...props} notices={<GameNotices />} />
)
