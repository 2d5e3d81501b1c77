import { PersonGlyph } from '@quayside/table/controls/glyphs.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import styles from '../shell/components/page.module.css'
import { useOnline } from './online-store.ts'

/** The way to the person's own page, where there is a server. */
export const YouLink = () => {
  const words = useSiteTexts()
  const isHere = useOnline((online) => online.isHere)
  if (isHere !== true) return null
  return (
    <a className={styles.barIcon} href={addressOf({ page: 'you' })} aria-label={words.online('you')}>
      <PersonGlyph />
    </a>
  )
}
