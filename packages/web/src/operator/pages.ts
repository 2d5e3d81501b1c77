/** Pagination with a cursor. */
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
  /** Reloads from the first page. */
  readonly again: () => Promise<void>
}

/** `load` must be a stable function for the same list. */
export const usePages = <Row>(load: (cursor: string | null) => Promise<Result<Page<Row>>>): Pages<Row> => {
  const [page, setPage] = useState<Page<Row> | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const again = useCallback(async (): Promise<void> => {
    const first = await load(null)
    setRefusal(first.ok ? null : first.refusal)
    if (first.ok) setPage(first.value)
  }, [load])
  useEffect(() => {
    let isCurrent = true
    void load(null).then((first) => {
      if (!isCurrent) return
      setRefusal(first.ok ? null : first.refusal)
      setPage(first.ok ? first.value : null)
    })
    return () => {
      isCurrent = false
    }
  }, [load])
  const more = async (): Promise<void> => {
    if (page === null) return
    const next = await load(page.nextCursor)
    setRefusal(next.ok ? null : next.refusal)
    if (next.ok) setPage({ rows: [...page.rows, ...next.value.rows], nextCursor: next.value.nextCursor })
  }
  return {
    rows: page?.rows ?? null,
    refusal,
    hasMore: page !== null && page.nextCursor !== null,
    more,
    again,
  }
}
