import type { ChatMessage } from '@quayside/protocol'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'

/** Live region that reads the newest unread message to a screen reader; lazy. */
export const ChatAnnouncer = ({ message }: { readonly message: ChatMessage | undefined }) => {
  const people = useCommunityTexts()
  return (
    <p className={pieceStyles.hidden} role="status">
      {message !== undefined && people('chat.said', { player: message.name, words: message.text })}
    </p>
  )
}
