/** A panel of the statistics: a chart with a sentence, and the same as text with a table. */
import controls from '@quayside/table/controls/controls.module.css'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { type ReactNode, useId, useState } from 'react'
import styles from './statistics.module.css'
import { useStatisticsTexts } from './statistics-texts.ts'

interface NumberTable {
  readonly columns: readonly string[]
  /** The first cell of a row is its heading. */
  readonly rows: readonly { readonly key: string | number; readonly cells: readonly string[] }[]
}

const SIZES = { medium: styles.medium, small: styles.small } as const

interface PanelProps {
  readonly title: string
  readonly note?: string | undefined
  readonly size: keyof typeof SIZES
  /** What is still needed before there is anything to show. */
  readonly needs?: string | null
  readonly sentence: string
  readonly table: NumberTable
  /** The chart; without one, the table is shown. */
  readonly children?: ReactNode
}

export const Panel = ({ title, note, size, needs = null, sentence, table, children }: PanelProps) => {
  const say = useStatisticsTexts()
  const id = useId()
  const [asText, setAsText] = useState(false)
  return (
    <section className={`${controls.zone} ${styles.panel} ${SIZES[size]}`} aria-labelledby={id}>
      <div className={`${controls.zoneHead} ${styles.head}`}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <p>{note}</p>}
        {needs === null && (
          <button
            type="button"
            className={styles.asText}
            aria-pressed={asText}
            aria-describedby={id}
            onClick={() => setAsText(!asText)}
          >
            <SiteIcon name="u-log" />
            {say('as-text')}
          </button>
        )}
      </div>
      {needs !== null && <p className={styles.needs}>{needs}</p>}
      {needs === null && !asText && children}
      {needs === null && <p className={asText ? styles.sentence : styles.caption}>{sentence}</p>}
      {needs === null && asText && <Numbers table={table} labelledBy={id} />}
    </section>
  )
}

const Numbers = ({ table, labelledBy }: { readonly table: NumberTable; readonly labelledBy: string }) => (
  <table className={styles.table} aria-labelledby={labelledBy}>
    <thead>
      <tr>
        {table.columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {table.rows.map(({ key, cells: [name, ...cells] }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {cells.map((cell, place) => (
            <td key={table.columns[place + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
