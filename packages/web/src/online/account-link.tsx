import { PersonGlyph } from '@quayside/table/controls/glyphs.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import styles from '../shell/components/page.module.css'
import { useOnline } from './online-store.ts'

/** Link to the account page, where there is a server. */
export const AccountLink = () => {
  const words = useSiteTexts()
  const isAvailable = useOnline((online) => online.isAvailable)
  if (isAvailable !== true) return null
  return (
    <a className={styles.barIcon} href={addressOf({ page: 'you' })} aria-label={words.online('you')}>
      <PersonGlyph />
    </a>
  )
}
