import { useSiteTexts } from '@quayside/table/page/texts.ts'
import styles from '../table/table-screen.module.css'

/** Stands there until what was asked for has come. */
export const Loading = () => {
  const words = useSiteTexts()
  return (
    <main className={styles.still} aria-busy="true">
      <p role="status">{words.shell('table.opening')}</p>
    </main>
  )
}
