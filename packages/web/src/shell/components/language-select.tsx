import { GlobeGlyph } from '@quayside/table/controls/glyphs.tsx'
import { useSettings } from '@quayside/table/page/settings.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { LOCALE_NAMES, LOCALES } from '@quayside/texts'
import styles from './page.module.css'

/** Switches at once, in the middle of anything. */
export const Language = () => {
  const words = useSiteTexts()
  const { change } = useSettings()
  return (
    <label className={styles.language}>
      <GlobeGlyph />
      <span className="vh">{words.shell('language')}</span>
      <select
        value={words.locale}
        onChange={({ target }) =>
          change({ locale: LOCALES.find((known) => known === target.value) ?? 'auto' })
        }
      >
        {LOCALES.map((known) => (
          <option key={known} value={known} lang={known}>
            {LOCALE_NAMES[known]}
          </option>
        ))}
      </select>
    </label>
  )
}
