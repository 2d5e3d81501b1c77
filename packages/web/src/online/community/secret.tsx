import controls from '@quayside/table/controls/controls.module.css'
import { CopyGlyph } from '@quayside/table/controls/glyphs.tsx'
import { useTexts } from '@quayside/table/page/words.ts'
import { useId } from 'react'
import { canCopy, copy } from '../../shell/parts/export.ts'
import styles from '../online.module.css'

interface SecretProps {
  readonly label: string
  readonly value: string
}

/** Something that is shown once and nowhere else. */
export const Secret = ({ label, value }: SecretProps) => {
  const words = useTexts()
  const id = useId()
  return (
    <div className={styles.link}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input id={id} type="text" readOnly value={value} onFocus={({ target }) => target.select()} />
        {canCopy() && (
          <button
            type="button"
            className={`${controls.button} ${styles.button} ${controls.deep}`}
            onClick={() => void copy(value)}
          >
            <CopyGlyph />
            {words.online('copy')}
          </button>
        )}
      </div>
    </div>
  )
}
