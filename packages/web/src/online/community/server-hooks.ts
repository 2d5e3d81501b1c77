/** Does something at the server and says how it went. */
import type { Refusal, Result } from '@quayside/kernel'
import { useCallback, useEffect, useState } from 'react'
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

interface ServerQuery<Value> {
  /** Null until the server has answered. */
  readonly value: Value | null
  readonly refusal: Refusal | null
  readonly again: () => Promise<void>
}

/** Something that the server is asked for while the page is looked at; `ask` must stay the same. */
export const useServerQuery = <Value>(ask: () => Promise<Result<Value>>): ServerQuery<Value> => {
  const [answer, keep] = useState<Result<Value> | null>(null)
  const again = useCallback(async (): Promise<void> => keep(await ask()), [ask])
  useEffect(() => {
    void again()
  }, [again])
  return {
    value: answer?.ok === true ? answer.value : null,
    refusal: answer?.ok === false ? answer.refusal : null,
    again,
  }
}
