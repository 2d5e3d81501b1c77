/** The outermost element of every drawn table: it fills the window, so the page itself never scrolls. */

import type { ReactNode } from 'react'
import frameStyles from './frame.module.css'
import layout from './styles/layout.module.css'

interface TableFrameProps {
  /** Shown above the table, such as the banner of a sandbox. */
  readonly banner: ReactNode
  /** Number of the last move shown. */
  readonly at: number | undefined
  /** Whether a newer view has arrived than the one drawn. */
  readonly behind?: boolean
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A size container for everything inside: `@container table (width >= 960px)`. */
export const TableFrame = ({ banner, at, behind = false, className, children }: TableFrameProps) => (
  <div className={`${layout.column} ${frameStyles.stage}`}>
    {banner}
    <div className={className} data-at={at} data-behind={behind ? '' : undefined}>
      {children}
    </div>
  </div>
)
