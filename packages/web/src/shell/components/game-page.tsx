/** A site page with notices about the open game, which need no immediate answer and never cover anything. */
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { LazyRoomPart } from '../../online/lazy-room-parts.tsx'
import { siteRefusalText } from './refusal-text.ts'
import { Notice, SiteNotices } from './site-notices.tsx'
import { SitePage, type SitePageProps } from './site-page.tsx'

export const GameNotices = () => {
  const texts = useTexts()
  const { saveFailure, botFailed, seats, retryBot } = useTable()
  return (
    <SiteNotices>
      <LazyRoomPart part="notices" />
      {saveFailure && <Notice>{siteRefusalText(saveFailure, texts)}</Notice>}
      {botFailed && (
        <Notice act={{ label: texts.shell('notice.retry'), do: retryBot }}>
          {texts.shell('notice.bot-failed', { player: seatName(seats, botFailed.seat, texts) })}{' '}
          {siteRefusalText(botFailed.refusal, texts)}
        </Notice>
      )}
    </SiteNotices>
  )
}

/** A page that also shows the notices of the open game. */
export const GamePage = (props: Omit<SitePageProps, 'notices'>) => (
  <SitePage {...props} notices={<GameNotices />} />
)
