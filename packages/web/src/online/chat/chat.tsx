/** What is said at the table, and a field to say something. */
import type { ChatMessage } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { usePeopleWords } from '@quayside/table/page/community-texts.ts'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import { useEffect, useRef, useState } from 'react'
import { DrawerHead } from '../../shell/components/drawer-head.tsx'
import companyStyles from '../room-panel/room-panel.module.css'
import { useWhyNotOnline } from '../server-refusal-text.ts'
import { ChatMessageView } from './chat-message.tsx'
import { readUntil, useLines } from './unread-messages.ts'

/** The last line is in sight, and everything counts as read. */
const useReading = (room: string, lines: readonly ChatMessage[]) => {
  const list = useRef<HTMLOListElement>(null)
  const last = lines.at(-1)?.createdAt
  useEffect(() => {
    if (last === undefined) return
    readUntil(room, last)
    list.current?.lastElementChild?.scrollIntoView({ block: 'end' })
  }, [room, last])
  return list
}

export const Chat = ({ drawer }: { readonly drawer: string }) => {
  const people = usePeopleWords()
  const whyNot = useWhyNotOnline()
  const { line, shown } = useBaseGame((game) => game)
  const lines = useLines()
  const room = line?.place.room ?? ''
  const [told, tell] = useState('')
  const list = useReading(room, lines)
  if (line === null) return null
  const viewer = shown?.viewer
  const may = viewer !== 'spectator' || line.room?.settings.chat === 'everybody'
  return (
    <>
      <DrawerHead drawer={drawer} title={people('chat')} />
      {lines.length === 0 && (
        <p className={`${controls.quiet} ${companyStyles.quiet}`}>{people('chat.none')}</p>
      )}
      <div className={companyStyles.talk} role="log" aria-label={people('chat')}>
        <ol ref={list} className={companyStyles.lines} data-ui="lines">
          {lines.map((said) => (
            <ChatMessageView key={said.id} said={said} room={room} mine={said.seat === viewer} tell={tell} />
          ))}
        </ol>
      </div>
      <div className={companyStyles.say}>
        <p role="status" className={`${controls.quiet} ${companyStyles.quiet} ${controls.announced}`}>
          {line.lastRefusal === null ? told : whyNot(line.lastRefusal)}
        </p>
        {may ? (
          <SayField />
        ) : (
          <p className={`${controls.quiet} ${companyStyles.quiet}`}>{people('chat.for-seats')}</p>
        )}
      </div>
    </>
  )
}

/** As long as the server lets a line be. */
const LONGEST = 500

const SayField = () => {
  const people = usePeopleWords()
  const talk = useBaseGame((game) => game.talk)
  const [words, write] = useState('')
  const send = (): void => {
    if (words.trim() === '') return
    talk({ kind: 'chat', text: words.trim() })
    write('')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <input
        type="text"
        // Whoever opens the chat wants to write.
        ref={(field) => field?.focus()}
        maxLength={LONGEST}
        autoComplete="off"
        aria-label={people('chat.field')}
        placeholder={people('chat.field')}
        value={words}
        onChange={({ target }) => write(target.value)}
      />
      <button type="submit" className={`${controls.button} ${controls.primary}`}>
        {people('chat.send')}
      </button>
    </form>
  )
}
