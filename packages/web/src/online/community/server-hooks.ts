/** Does something at the server and says how it went. */
import type { Result } from '@quayside/kernel'
import { useState } from 'react'
import { useWhyNotOnline } from '../server-refusal-text.ts'

interface Doing {
  /** How the last thing went, in words. */
  readonly told: string
  readonly tell: (words: string) => void
  /** Tells whether it was done; `done` is said then. */
  readonly act: <Value>(wish: Promise<Result<Value>>, done?: string) => Promise<Result<Value>>
}

export const useServerAction = (): Doing => {
  const whyNot = useWhyNotOnline()
  const [told, tell] = useState('')
  return {
    told,
    tell,
    act: async (wish, done = '') => {
      const result = await wish
      tell(result.ok ? done : whyNot(result.refusal))
      return result
    },
  }
}
