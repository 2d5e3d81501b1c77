/** Until when the server keeps a table that is over or was never played. */

import { keptUntilText } from '@quayside/table/clock/time-left.ts'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import styles from './online.module.css'
import { useMyRooms } from './online-store.ts'

/** What whoever sits at a table is told when they open it. */
export const useKeptUntil = (room: string | undefined): string | null => {
  const words = useTexts()
  const mine = useMyRooms().find(({ info }) => info.room === room)
  return mine === undefined ? null : keptUntilText(mine, words)
}

export const KeptUntil = ({ room }: { readonly room: string }) => {
  const text = useKeptUntil(room)
  return text === null ? null : (
    <p className={styles.note}>
      <Icon name="u-info" />
      {text}
    </p>
  )
}
