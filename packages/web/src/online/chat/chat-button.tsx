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
import { chatPlaceAtTable, chatPlaceOnPage, type Edges } from './chat-place.ts'
import { useUnreadMessages } from './unread-messages.ts'

const Chat = lazy(async () => ({ default: (await import('./chat.tsx')).Chat }))

const ChatAnnouncer = lazy(async () => ({ default: (await import('./chat.tsx')).ChatAnnouncer }))

/** The tray and what is open above it: lists of answers, suggestions, a refusal. */
const decisionBoxes = (tray: Element): readonly Edges[] =>
  [tray, ...tray.querySelectorAll(':scope > *, [data-more]')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)

/** Closes the list of answers that covers nearly everything. */
const closeList = (): void => document.querySelector<HTMLElement>('[data-more] [data-key="close"]')?.click()

/** Keeps the open chat away from the decision; while a list of answers leaves no room, the chat is not shown. */
const useChatPlace = (drawer: RefObject<HTMLElement | null>, isOpen: boolean): void => {
  useEffect(() => {
    const page = document.documentElement
    const chat = drawer.current
    if (!isOpen || chat === null) return
    const tray = document.querySelector('[data-zone="tray"]')
    const place = (): void => {
      const window = { width: page.clientWidth, height: innerHeight }
      const found = tray === null ? chatPlaceOnPage(window) : chatPlaceAtTable(window, decisionBoxes(tray))
      chat.toggleAttribute('data-hidden', found === null)
      if (found === null) return
      const { left, top, right, bottom, aside } = found
      Object.assign(chat.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${right - left}px`,
        height: `${bottom - top}px`,
      })
      page.style.setProperty('--chat-end', `${aside.end}px`)
      page.style.setProperty('--chat-bottom', `${aside.bottom}px`)
    }
    place()
    if (chat.hasAttribute('data-hidden')) closeList()
    const sizes = new ResizeObserver(place)
    sizes.observe(page)
    const lists = new MutationObserver(place)
    if (tray !== null) {
      sizes.observe(tray)
      lists.observe(tray, { childList: true, subtree: true })
    }
    return () => {
      sizes.disconnect()
      lists.disconnect()
      page.style.removeProperty('--chat-end')
      page.style.removeProperty('--chat-bottom')
    }
  }, [drawer, isOpen])
}

export const ChatButton = () => {
  const texts = useTexts()
  const id = useId()
  const drawer = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  const unread = useUnreadMessages()
  const hasChat = useBaseGame(({ server }) => server?.room != null && server.room.settings.chat !== 'off')
  useChatPlace(drawer, open)
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
