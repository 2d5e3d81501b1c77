import type { ChatMessage } from '@quayside/protocol'
import { usePeopleWords } from '@quayside/table/page/community-texts.ts'

/** Says what was said to whoever cannot see that there is something new. */
export const ChatAnnouncer = ({ line }: { readonly line: ChatMessage | undefined }) => {
  const people = usePeopleWords()
  return (
    <p className="vh" role="status">
      {line !== undefined && people('chat.said', { player: line.name, words: line.text })}
    </p>
  )
}
