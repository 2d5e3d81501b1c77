import type { Grid, TextSection, TextView } from '@quayside/game/outline/text-view.ts'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { withListKeys } from '@quayside/table/list-keys.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTextBoardTexts } from '@quayside/table/text/board-texts.ts'
import { type ReactNode, useId } from 'react'
import styles from './text-board.module.css'

interface PartProps {
  readonly part: TextSection
  readonly whole: boolean
  readonly showWhole: () => void
}

const PartSection = ({ part, whole, showWhole }: PartProps) => {
  const { text } = useTextBoardTexts()
  const title = useId()
  const lines = whole ? part.lines : part.lines.slice(0, part.brief)
  const more = part.lines.length - lines.length
  return (
    <div className={part.grid === null ? styles.part : `${styles.part} ${styles.wide}`}>
      <h3>
        <span id={title}>{part.title}</span> <kbd>{part.key}</kbd>
      </h3>
      {part.grid !== null && <GridTable grid={part.grid} label={title} />}
      {lines.length > 0 && (
        <ul aria-labelledby={title}>
          {withListKeys(lines, (line) => line.text).map(({ key, item: line }) => (
            <li key={key} className={line.mark === 'closed' ? styles.closed : undefined}>
              {line.mark === 'closed' && <b>{text('closed')} </b>}
              {line.text}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <button type="button" className={styles.more} onClick={showWhole}>
          {text('part.more', { number: more, title: part.title })}
        </button>
      )}
    </div>
  )
}

interface SituationProps<Command> {
  readonly textView: TextView<Command>
  readonly whole: ReadonlySet<string>
  readonly showWhole: (key: string) => void
  /** Buttons for a finished game: rematch, replay, export; null before. */
  readonly afterwards: ReactNode
}

/** The whole situation as sentences and tables. */
export const SectionList = <Command,>({
  textView,
  whole,
  showWhole,
  afterwards,
}: SituationProps<Command>) => {
  const { text } = useTextBoardTexts()
  const { common } = useTexts()
  const { lead, sections, ending } = textView
  return (
    <section className={styles.section} id="tb-situation" tabIndex={-1} aria-labelledby="tb-situation-title">
      <h2 id="tb-situation-title">{text('situation')}</h2>
      <p className={styles.lead}>{common.sentences(lead)}</p>
      {ending !== null && (
        <>
          <h3 id="tb-ending">{ending.title}</h3>
          <GridTable grid={ending.grid} label="tb-ending" />
        </>
      )}
      {afterwards}
      <div className={styles.parts}>
        {sections.map((part) => (
          <PartSection
            key={part.key}
            part={part}
            whole={whole.has(part.key)}
            showWhole={() => showWhole(part.key)}
          />
        ))}
      </div>
    </section>
  )
}

/** A semantic table, so that screen readers can name row and column of a number. */
const GridTable = ({ grid, label }: { readonly grid: Grid; readonly label: string }) => (
  <table className={styles.table} aria-labelledby={label}>
    <thead>
      <tr>
        <th scope="col">{grid.corner}</th>
        {grid.columns.map(({ title, minor }) => (
          <th key={title} scope="col" className={minor ? styles.minor : undefined}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {grid.rows.map(({ seat, name, isOwn, cells }) => (
        <tr key={seat} className={isOwn ? `${styles.mine} ${seatClass(seat)}` : undefined}>
          <th scope="row">
            <SeatShape seat={seat} />
            {name}
          </th>
          {grid.columns.map(({ title, minor }, place) => (
            <td key={title} className={minor ? styles.minor : undefined}>
              {cells[place]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
