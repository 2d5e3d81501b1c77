import { useEffect, useMemo } from 'react'
import type { Command } from '../../rules/index.ts'
import { preview } from '../reading/preview.ts'
import { markPicked } from '../state/choices.ts'
import { useAsking } from './asking.ts'

/** Marks on the person's own store what the chosen commands would change. */
export const useMarkPicked = (commands: readonly Command[]): void => {
  const { view, seat } = useAsking()
  const change = useMemo(() => {
    const { gains, pays } = preview(view, seat, commands)
    return new Map([
      ...gains.map(({ token, amount }) => [token, amount] as const),
      ...pays.map(({ token, amount }) => [token, -amount] as const),
    ])
  }, [view, seat, commands])
  useEffect(() => {
    markPicked(change)
    return () => markPicked(new Map())
  }, [change])
}
