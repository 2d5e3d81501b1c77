import type { ChatMessage } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import { mute, report } from '../community/community-api.ts'
import company from '../room-panel/room-panel.module.css'
import { useServerRefusalText } from '../server-refusal-text.ts'

interface ChatMessageProps {
  readonly message: ChatMessage
  readonly room: string
  readonly isOwn: boolean
  readonly setStatus: (words: string) => void
}

/** One chat message, with buttons to mute its author and to report it. */
export const ChatMessageView = ({ message, room, isOwn, setStatus }: ChatMessageProps) => {
  const words = useTexts()
  const people = useCommunityTexts()
  const refusalText = useServerRefusalText()
  const hush = useBaseGame((game) => game.hideMessagesFrom)
  const { id, seat, name, createdAt } = message
  const player = seat === null ? people('chat.spectator', { player: name }) : name
  const time = new Intl.DateTimeFormat(words.locale, { timeStyle: 'short' }).format(createdAt)
  const muteAuthor = async (): Promise<void> => {
    const done = await mute(room, id)
    setStatus(done.ok ? people('chat.muted', { player: name }) : refusalText(done.refusal))
    if (done.ok) hush(message)
  }
  const reportMessage = async (): Promise<void> => {
    const done = await report(room, id)
    setStatus(done.ok ? people('chat.reported') : refusalText(done.refusal))
  }
  return (
    <li className={`${seat === null ? '' : seatClass(seat)}${isOwn ? ` ${company.own}` : ''}`}>
      <p className={company.by}>
        {seat !== null && <SeatShape seat={seat} />}
        <b>{player}</b> <time dateTime={new Date(createdAt).toISOString()}>{time}</time>
      </p>
      <p>{message.text}</p>
      {!isOwn && (
        <details>
          <summary aria-label={people('chat.about', { player: name })}>…</summary>
          <div className={`${controls.row} ${company.row}`}>
            <button type="button" className={controls.button} onClick={() => void muteAuthor()}>
              {people('chat.mute', { player: name })}
            </button>
            <button type="button" className={controls.button} onClick={() => void reportMessage()}>
              {people('chat.report')}
            </button>
          </div>
        </details>
      )}
    </li>
  )
}
