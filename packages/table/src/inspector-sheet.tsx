import type { ReactNode } from 'react'
import { Icon } from './icons/icon.tsx'
import { CATEGORY_CLASSES } from './icons/icon-names.ts'
import inspectorStyles from './inspector.module.css'
import layout from './styles/layout.module.css'

interface InspectorSheetProps {
  readonly icon: string
  readonly title: string
  readonly note?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The inspector's panel for everything that is not a card. */
export const InspectorSheet = ({
  icon,
  title,
  note,
  className = CATEGORY_CLASSES.public,
  children,
}: InspectorSheetProps) => (
  <article
    className={`${layout.column} ${inspectorStyles.card} ${inspectorStyles.sheet} ${className}`}
    aria-label={title}
  >
    <header className={inspectorStyles.head}>
      <Icon name={icon} />
      <h3>{title}</h3>
      {note !== undefined && <span className={inspectorStyles.number}>{note}</span>}
    </header>
    <div className={inspectorStyles.text}>{children}</div>
  </article>
)
