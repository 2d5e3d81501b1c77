/** Whether the zones lie side by side under tabs: the order of what they list then differs. The sheets say the same. */
import { useSyncExternalStore } from 'react'

const query = globalThis.matchMedia?.('(width < 720px) or ((width < 960px) and (height < 500px))')

const subscribe = (changed: () => void): (() => void) => {
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

const isPhone = (): boolean => query?.matches === true

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone)
