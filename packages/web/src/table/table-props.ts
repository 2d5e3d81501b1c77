import type { ReactNode } from 'react'

/** What stands at a table that is only looked at in place of what comes, the tray and the log. */
interface Instead {
  readonly ribbon: ReactNode
  readonly tray: ReactNode
  readonly log: ReactNode
}

export interface TableProps {
  /** The page's own buttons at the head of the table. */
  readonly actions: ReactNode
  readonly instead?: Instead
}
