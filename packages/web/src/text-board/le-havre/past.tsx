import { LeHavreOnTable } from '../../le-havre/table/game.tsx'
import type { TextPastProps } from '../../replay/text-past.ts'
import { PastBoard } from '../past/past-board.tsx'
import { useTelling } from './use-telling.ts'

/** Le Havre, looked back at as a text. */
export const Past = (props: TextPastProps) => {
  const told = useTelling()
  if (told === null) return null
  return (
    <LeHavreOnTable sight={told.sight}>
      <PastBoard game="le-havre" telling={told.telling} {...props} />
    </LeHavreOnTable>
  )
}
