/** Building blocks of the account and profile pages: a section, a status line, and a secret to copy. */
import controls from '@quayside/table/controls/controls.module.css'
import { CopyGlyph } from '@quayside/table/controls/glyphs.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import { type ReactNode, useId } from 'react'
import { canCopy, copy } from '../../shell/components/export-game.tsx'
import shared from '../../shell/components/shared.module.css'
import online from '../online.module.css'
import styles from './community.module.css'

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

/** One section of an account or profile page. */
export const Section = ({ title, children }: SectionProps) => {
  const id = useId()
  return (
    <section className={`${controls.zone} ${styles.zone}`} data-ui="zone" aria-labelledby={id}>
      <div className={`${controls.zoneHead} ${styles.zoneHead}`}>
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </section>
  )
}

export const StatusLine = ({ text }: { readonly text: string }) => (
  <p className={`${styles.status} ${controls.announced}`} role="status">
    {text}
  </p>
)

interface SecretProps {
  readonly label: string
  readonly value: string
}

/** A token or secret that is shown only once, to copy. */
export const Secret = ({ label, value }: SecretProps) => {
  const texts = useTexts()
  const id = useId()
  return (
    <div className={online.link}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          className={shared.input}
          id={id}
          type="text"
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
        />
        {canCopy() && (
          <button
            type="button"
            className={`${controls.button} ${online.button} ${controls.deep}`}
            onClick={() => void copy(value)}
          >
            <CopyGlyph />
            {texts.online('copy')}
          </button>
        )}
      </div>
    </div>
  )
}
