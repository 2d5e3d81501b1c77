import controls from '@quayside/table/controls/controls.module.css'
import { type ReactNode, useId } from 'react'
import styles from './community.module.css'

interface ZoneProps {
  readonly title: string
  readonly children: ReactNode
}

/** One matter of a page about people. */
export const Section = ({ title, children }: ZoneProps) => {
  const id = useId()
  return (
    <section className={`${controls.zone} ${styles.zone}`} data-ui="zone" aria-labelledby={id}>
      <div className={`${controls.zoneHead} ${styles.zoneHead}`}>
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </section>
  )
}
