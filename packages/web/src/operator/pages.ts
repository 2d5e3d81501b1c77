/** A list that comes a page at a time. */
import type { Refusal, Result } from '@quayside/kernel'
import { useCallback, useEffect, useState } from 'react'

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly nextCursor: string | null
}

interface Pages<Row> {
  /** Null until the server has answered. */
  readonly rows: readonly Row[] | null
  readonly refusal: Refusal | null
  readonly hasMore: boolean
  readonly more: () => Promise<void>
  /** From the beginning. */
  readonly again: () => Promise<void>
}

/** `load` must stay the same while the same list is looked at. */
export const usePages = <Row>(load: (cursor: string | null) => Promise<Result<Page<Row>>>): Pages<Row> => {
  const [page, keep] = useState<Page<Row> | null>(null)
  const [refusal, refuse] = useState<Refusal | null>(null)
  const again = useCallback(async (): Promise<void> => {
    const first = await load(null)
    refuse(first.ok ? null : first.refusal)
    if (first.ok) keep(first.value)
  }, [load])
  useEffect(() => {
    let isCurrent = true
    void load(null).then((first) => {
      if (!isCurrent) return
      refuse(first.ok ? null : first.refusal)
      keep(first.ok ? first.value : null)
    })
    return () => {
      isCurrent = false
    }
  }, [load])
  const more = async (): Promise<void> => {
    if (page === null) return
    const next = await load(page.nextCursor)
    refuse(next.ok ? null : next.refusal)
    if (next.ok) keep({ rows: [...page.rows, ...next.value.rows], nextCursor: next.value.nextCursor })
  }
  return {
    rows: page?.rows ?? null,
    refusal,
    hasMore: page !== null && page.nextCursor !== null,
    more,
    again,
  }
}
