import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import type { SiteIconName } from '@quayside/table/icons/icon-names.ts'
import type { ReactNode } from 'react'
import styles from './explorer.module.css'

interface ExplorerNoteProps {
  readonly icon: SiteIconName
  readonly children: ReactNode
}

/** How to read the table above it. */
export const ExplorerNote = ({ icon, children }: ExplorerNoteProps) => (
  <p className={styles.hint}>
    <SiteIcon name={icon} />
    <span>{children}</span>
  </p>
)
