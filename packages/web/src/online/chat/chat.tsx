/** The chat of a room: messages and a field to write one. */

import type { ChatMessage, ChatPhrase } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import { formatTag, timeText } from '@quayside/texts'
import type { SayCommunity } from '@quayside/texts/messages/community'
import { useEffect, useRef, useState } from 'react'
import { DrawerHead } from '../../shell/components/drawer-head.tsx'
import shared from '../../shell/components/shared.module.css'
import { mute, report } from '../community/community-api.ts'
import { RematchNotice } from '../room-panel/rematch-notice.tsx'
import companyStyles from '../room-panel/room-panel.module.css'
import company from '../room-panel/room-panel.module.css'
import { VoteNotice } from '../room-panel/vote-notice.tsx'
import { useServerRefusalText } from '../server-refusal-text.ts'
import { markRead, useChatMessages } from './unread-messages.ts'

/** Scrolls to the newest message and marks all as read. */
const useMarkRead = (room: string, messages: readonly ChatMessage[]) => {
  const list = useRef<HTMLOListElement>(null)
  const last = messages.at(-1)?.createdAt
  useEffect(() => {
    if (last === undefined) return
    markRead(room, last)
    list.current?.lastElementChild?.scrollIntoView({ block: 'end' })
  }, [room, last])
  return list
}

/** On a phone the chat covers the notices, so it repeats their open questions. */
const OpenQuestions = () => {
  const vote = useBaseGame(({ server }) => server?.status.vote ?? null)
  return (
    <div className={companyStyles.questions}>
      {vote !== null && <VoteNotice vote={vote} />}
      <RematchNotice />
    </div>
  )
}

interface ChatProps {
  /** The drawer to close; absent where the chat is part of a page. */
  readonly drawer?: string
}

export const Chat = ({ drawer }: ChatProps) => {
  const people = useCommunityTexts()
  const refusalText = useServerRefusalText()
  const { server, currentFrame } = useBaseGame((game) => game)
  const messages = useChatMessages()
  const room = server?.address.room ?? ''
  const [status, setStatus] = useState('')
  const list = useMarkRead(room, messages)
  if (server === null) return null
  const viewer = currentFrame?.viewer
  const mayWrite = viewer !== 'spectator' || server.room?.settings.chat === 'everybody'
  return (
    <>
      {drawer !== undefined && <DrawerHead drawer={drawer} title={people('chat')} />}
      <OpenQuestions />
      {messages.length === 0 && (
        <p className={`${controls.quiet} ${companyStyles.empty}`}>{people('chat.none')}</p>
      )}
      <div className={companyStyles.talk} role="log" aria-label={people('chat')}>
        <ol ref={list} className={companyStyles.lines} data-ui="lines">
          {messages.map((message) => (
            <ChatMessageView
              key={message.id}
              message={message}
              room={room}
              isOwn={message.seat === viewer}
              setStatus={setStatus}
            />
          ))}
        </ol>
      </div>
      <div className={companyStyles.say}>
        <p role="status" className={`${controls.quiet} ${controls.announced}`}>
          {server.lastRefusal === null ? status : refusalText(server.lastRefusal)}
        </p>
        {mayWrite ? (
          <>
            <Phrases />
            <ChatField isOpened={drawer !== undefined} />
          </>
        ) : (
          <p className={`${controls.quiet}`}>{people('chat.for-seats')}</p>
        )}
      </div>
    </>
  )
}

/** A copy of the protocol's list, because importing that would pull in all schemas. */
const PHRASES = Object.keys({
  hello: true,
  'good-luck': true,
  'well-played': true,
  'thank-you': true,
  sorry: true,
  'one-moment': true,
  'back-again': true,
  'take-your-time': true,
  'good-game': true,
} satisfies Record<ChatPhrase, true>) as ChatPhrase[]

/** A preset phrase in the reader's language; any other message as it was written. */
export const messageText = (
  { text, phrase }: Pick<ChatMessage, 'text' | 'phrase'>,
  people: SayCommunity,
): string => {
  const known = PHRASES.find((one) => one === phrase)
  return known === undefined ? text : people(`phrase.${known}`)
}

/** Preset phrases that are sent with one press. */
const Phrases = () => {
  const people = useCommunityTexts()
  const talk = useBaseGame((game) => game.sendRoomAction)
  return (
    <details className={companyStyles.phrases} data-ui="phrases">
      <summary>{people('chat.phrases')}</summary>
      <ul>
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <button type="button" className={controls.button} onClick={() => talk({ kind: 'chat', phrase })}>
              {people(`phrase.${phrase}`)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The server refuses longer messages. */
const MAX_LENGTH = 500

const ChatField = ({ isOpened }: { readonly isOpened: boolean }) => {
  const people = useCommunityTexts()
  const talk = useBaseGame((game) => game.sendRoomAction)
  const [text, setText] = useState('')
  const send = (): void => {
    if (text.trim() === '') return
    talk({ kind: 'chat', text: text.trim() })
    setText('')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <input
        className={shared.input}
        type="text"
        // Opening the chat usually means writing a message.
        ref={(field) => {
          if (isOpened) field?.focus()
        }}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        aria-label={people('chat.field')}
        placeholder={people('chat.field')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className={`${controls.button} ${controls.primary}`}>
        {people('chat.send')}
      </button>
    </form>
  )
}

interface ChatMessageProps {
  readonly message: ChatMessage
  readonly room: string
  readonly isOwn: boolean
  readonly setStatus: (text: string) => void
}

/** One chat message, with buttons to mute its author and to report it. */
export const ChatMessageView = ({ message, room, isOwn, setStatus }: ChatMessageProps) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const refusalText = useServerRefusalText()
  const hush = useBaseGame((game) => game.hideMessagesFrom)
  const { id, seat, name, createdAt } = message
  const player = seat === null ? people('chat.spectator', { player: name }) : name
  const time = timeText(createdAt, formatTag(texts.locale))
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
      <p>{messageText(message, people)}</p>
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

/** Live region that reads the newest unread message to a screen reader; lazy. */
export const ChatAnnouncer = ({ message }: { readonly message: ChatMessage | undefined }) => {
  const people = useCommunityTexts()
  return (
    <p className={pieceStyles.hidden} role="status">
      {message !== undefined &&
        people('chat.line', { player: message.name, words: messageText(message, people) })}
    </p>
  )
}
