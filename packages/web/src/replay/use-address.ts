/** Keeps the address of the page at the position that is shown, so that it can be reloaded and bookmarked. */

import { addressOf } from '@quayside/table/page/address.ts'
import { useEffect } from 'react'
import { readHash } from '../state/route.ts'
import { useReplay } from './replay-store.ts'

/** Browsers do not like an address to change many times a second. */
const REST = 400

export const useAddressOfPosition = (): void => {
  const source = useReplay(({ source }) => source)
  const at = useReplay(({ at }) => at)
  const isOpen = useReplay(({ past }) => past !== null)
  useEffect(() => {
    if (!isOpen || source === null) return
    const timer = setTimeout(() => {
      // Somebody may be on the way elsewhere.
      if (readHash().page !== 'replay') return
      history.replaceState(null, '', addressOf({ page: 'replay', source, position: at, review: false }))
    }, REST)
    return () => clearTimeout(timer)
  }, [source, at, isOpen])
}
