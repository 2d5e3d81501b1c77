/** Whether the window is as small as at 400 % zoom: the page scrolls, and the decision comes first and is never folded. */
import { useSyncExternalStore } from 'react'

/** The style sheets use the same condition. */
const query = globalThis.matchMedia?.('(width < 560px) and (height < 500px)')

const subscribe = (changed: () => void): (() => void) => {
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

export const isZoomed = (): boolean => query?.matches === true

export const useIsZoomed = (): boolean => useSyncExternalStore(subscribe, isZoomed, isZoomed)
