/** When the server deletes a room that is over or was never started. */

import { expiryText } from '@quayside/table/clock/time-left.ts'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import styles from './online.module.css'
import { useMyRooms } from './online-store.ts'

export const useExpiryText = (room: string | undefined): string | null => {
  const texts = useTexts()
  const ownRoom = useMyRooms().find(({ info }) => info.room === room)
  return ownRoom === undefined ? null : expiryText(ownRoom, texts)
}

export const RoomExpiry = ({ room }: { readonly room: string }) => {
  const text = useExpiryText(room)
  return text === null ? null : (
    <p className={styles.note}>
      <Icon name="u-info" />
      {text}
    </p>
  )
}
