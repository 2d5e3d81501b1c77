import type { Refusal, Result } from '@quayside/kernel'
import { useCallback, useEffect, useState } from 'react'

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
