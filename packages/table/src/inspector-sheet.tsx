import type { ReactNode } from 'react'
import { Icon } from './icons/icon.tsx'

interface InspectorSheetProps {
  readonly icon: string
  readonly title: string
  readonly note?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** What the inspector shows of anything that is not a card. */
export const InspectorSheet = ({
  icon,
  title,
  note,
  className = 'cat-public',
  children,
}: InspectorSheetProps) => (
  <article className={`card sheet ${className}`} aria-label={title}>
    <header className="hd">
      <Icon name={icon} />
      <h3>{title}</h3>
      {note !== undefined && <span className="no">{note}</span>}
    </header>
    <div className="txt">{children}</div>
  </article>
)
