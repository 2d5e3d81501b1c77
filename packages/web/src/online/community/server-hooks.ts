/** Hooks for requests to the server: one runs an action and shows its result, one loads data. */
import type { Refusal, Result } from '@quayside/kernel'
import { useCallback, useEffect, useState } from 'react'
import { useServerRefusalText } from '../server-refusal-text.ts'

interface ServerAction {
  /** Text about the result of the last action. */
  readonly status: string
  readonly setStatus: (text: string) => void
  /** Shows `done` if the request succeeds, else the refusal. */
  readonly run: <Value>(request: Promise<Result<Value>>, done?: string) => Promise<Result<Value>>
}

export const useServerAction = (): ServerAction => {
  const refusalText = useServerRefusalText()
  const [status, setStatus] = useState('')
  return {
    status,
    setStatus,
    run: async (request, done = '') => {
      const result = await request
      setStatus(result.ok ? done : refusalText(result.refusal))
      return result
    },
  }
}

interface ServerQuery<Value> {
  /** Null until the server has answered. */
  readonly value: Value | null
  readonly refusal: Refusal | null
  readonly reload: () => Promise<void>
}

/** Loads data when the component is mounted; `load` must be a stable function. */
export const useServerQuery = <Value>(load: () => Promise<Result<Value>>): ServerQuery<Value> => {
  const [answer, setAnswer] = useState<Result<Value> | null>(null)
  const reload = useCallback(async (): Promise<void> => setAnswer(await load()), [load])
  useEffect(() => {
    void reload()
  }, [reload])
  return {
    value: answer?.ok === true ? answer.value : null,
    refusal: answer?.ok === false ? answer.refusal : null,
    reload,
  }
}
