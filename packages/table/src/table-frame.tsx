/** The outermost element of every drawn table: as large as the window, so that the page itself never scrolls. */

import type { ReactNode } from 'react'
import frameStyles from './frame.module.css'
import layout from './styles/layout.module.css'

interface TableFrameProps {
  /** Above the table, such as a note that this is a sandbox. */
  readonly banner: ReactNode
  /** The number of the move that led to what is drawn. */
  readonly at: number | undefined
  /** Whether a newer view is known than the one that is drawn. */
  readonly behind?: boolean
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Everything inside may ask for its size: `@container table (width >= 960px)`. */
export const TableFrame = ({ banner, at, behind = false, className, children }: TableFrameProps) => (
  <div className={`${layout.column} ${frameStyles.stage}`}>
    {banner}
    <div className={className} data-at={at} data-behind={behind ? '' : undefined}>
      {children}
    </div>
  </div>
)
