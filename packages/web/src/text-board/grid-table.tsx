import type { Grid } from '@quayside/game/outline/text-view.ts'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import styles from './text-board.module.css'

/** A real table, so that a reader can say which row and column a number stands in. */
export const GridTable = ({ grid, label }: { readonly grid: Grid; readonly label: string }) => (
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
      {grid.rows.map(({ seat, name, mine, cells }) => (
        <tr key={seat} className={mine ? `${styles.mine} ${seatClass(seat)}` : undefined}>
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
