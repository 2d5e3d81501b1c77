/**
 * Whether the zones are shown one at a time under tabs, which changes the order of some lists. The style sheets use the
 * same condition.
 */
import { useSyncExternalStore } from 'react'

const query = globalThis.matchMedia?.('(width < 720px) or ((width < 960px) and (height < 500px))')

const subscribe = (changed: () => void): (() => void) => {
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

const isPhone = (): boolean => query?.matches === true

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone)
