/** The button that opens the chat, with the number of unread messages; the chat itself is lazy. */

import barStyles from '@quayside/table/bar.module.css'
import iconStyles from '@quayside/table/icons/icons.module.css'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useShortcut } from '@quayside/table/page/use-shortcut.ts'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import { lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import tableScreen from '../../shell/table/table-screen.module.css'
import styles from '../online.module.css'
import company from '../room-panel/room-panel.module.css'
import { useUnreadMessages } from './unread-messages.ts'

const Chat = lazy(async () => ({ default: (await import('./chat.tsx')).Chat }))

const ChatAnnouncer = lazy(async () => ({ default: (await import('./chat.tsx')).ChatAnnouncer }))

/** The chat ends above the tray, so that it never covers a decision. */
const useAboveTray = (drawer: RefObject<HTMLElement | null>, isOpen: boolean): void => {
  useEffect(() => {
    const tray = document.querySelector('[data-zone="tray"]')
    if (!isOpen || tray === null) return
    const place = (): void => {
      const { top } = tray.getBoundingClientRect()
      drawer.current?.style.setProperty('--chat-height', `${Math.max(0, Math.round(top))}px`)
    }
    const observer = new ResizeObserver(place)
    observer.observe(tray)
    observer.observe(document.documentElement)
    place()
    return () => observer.disconnect()
  }, [drawer, isOpen])
}

export const ChatButton = () => {
  const texts = useTexts()
  const id = useId()
  const drawer = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  const unread = useUnreadMessages()
  const hasChat = useBaseGame(({ server }) => server?.room != null && server.room.settings.chat !== 'off')
  useAboveTray(drawer, open)
  useShortcut('t', hasChat, () => drawer.current?.togglePopover())
  if (!hasChat) return null
  const label = texts.online('chat', { count: unread.length })
  return (
    <>
      <button
        type="button"
        className={`${barStyles.iconButton} ${styles.chatButton}`}
        data-ui="chat-button"
        popoverTarget={id}
        aria-label={label}
        aria-keyshortcuts="T"
        title={label}
      >
        <ChatIcon />
        {unread.length > 0 && <b aria-hidden="true">{unread.length}</b>}
      </button>
      {createPortal(
        <section
          ref={drawer}
          id={id}
          // The chat stays open while the player goes on playing.
          popover="manual"
          className={`${tableScreen.drawer} ${company.chat}`}
          data-ui="drawer"
          aria-label={label}
          onToggle={({ newState }) => setOpen(newState === 'open')}
          onKeyDown={({ key }) => {
            if (key === 'Escape') drawer.current?.hidePopover()
          }}
        >
          {open && (
            <Suspense>
              <Chat drawer={id} />
            </Suspense>
          )}
        </section>,
        document.body,
      )}
      {!open && unread.length > 0 && (
        <Suspense>
          <ChatAnnouncer message={unread.at(-1)} />
        </Suspense>
      )}
    </>
  )
}

const ChatIcon = () => (
  <svg className={iconStyles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="round"
      strokeLinecap="round"
      d="M3 4h18v12.500H11L6 21v-4.500H3zM7.500 8.500h9M7.500 12h6"
    />
  </svg>
)
