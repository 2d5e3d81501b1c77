/** A screen in place of the table: while a game is opened or handed over, and after it was closed or crashed. */

import { useSiteTexts } from '@quayside/table/page/texts.ts'
import layout from '@quayside/table/styles/layout.module.css'
import type { ComponentProps } from 'react'
import styles from '../table/table-screen.module.css'
import shared from './shared.module.css'

export const StillScreen = ({ className = '', ...props }: ComponentProps<'main'>) => (
  <main
    className={`${shared.deep} ${shared.rope} ${layout.column} ${styles.still} ${className}`}
    {...props}
  />
)

/** Loading indicator. */
export const Loading = () => {
  const texts = useSiteTexts()
  return (
    <StillScreen aria-busy="true">
      <p role="status">{texts.shell('table.opening')}</p>
    </StillScreen>
  )
}
