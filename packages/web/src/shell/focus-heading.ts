/** After a page change the focus moves to the heading, so that screen readers and the Tab key start there. */
import { addressOf, type Route } from '@quayside/table/page/routing.ts'
import { useEffect, useRef } from 'react'

/** If the player presses a key or the screen while the page is loading, the focus is left alone. */
const OWN_ACTIONS = ['keydown', 'pointerdown'] as const

const focusHeading = (): boolean => {
  const { activeElement: focused, body } = document
  // A page that sets the focus itself, such as in a field, is left alone. While a page is loading, the previous one
  // is hidden but still has the focus.
  if (focused !== null && focused !== body && focused.checkVisibility()) return true
  const heading = [...document.querySelectorAll('h1')].find((found) => found.checkVisibility())
  if (heading === undefined) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

export const useFocusOnHeading = (route: Route): void => {
  const address = addressOf(route)
  const before = useRef(address)
  useEffect(() => {
    // On the first page the browser sets the focus.
    if (before.current === address) return undefined
    before.current = address
    const watch = new MutationObserver(() => {
      if (focusHeading()) stop()
    })
    const stop = (): void => {
      watch.disconnect()
      for (const action of OWN_ACTIONS) removeEventListener(action, stop, true)
    }
    for (const action of OWN_ACTIONS) addEventListener(action, stop, true)
    watch.observe(document.body, { childList: true, subtree: true })
    if (focusHeading()) stop()
    return stop
  }, [address])
}
