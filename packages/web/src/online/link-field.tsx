import controls from '@quayside/table/controls/controls.module.css'
import { CopyGlyph, OpenGlyph } from '@quayside/table/controls/glyphs.tsx'
import { addressOf, type Route } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useId, useRef, useState } from 'react'
import { canCopy, copy } from '../shell/components/export-game.tsx'
import shared from '../shell/components/shared.module.css'
import styles from './online.module.css'

interface LinkFieldProps {
  readonly label: string
  readonly to: Route
  /** Text that is shared with the link; without it there is no share button. */
  readonly invitation?: string
}

export const wholeAddress = (route: Route): string => new URL(addressOf(route), document.baseURI).href

/** A link to copy, share or select. */
export const LinkField = ({ label, to, invitation }: LinkFieldProps) => {
  const texts = useTexts()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [status, setStatus] = useState('')
  const address = wholeAddress(to)
  const copyAddress = async (): Promise<void> => {
    if (await copy(address)) setStatus(texts.online('copied'))
    else field.current?.select()
  }
  return (
    <div className={styles.link}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          className={shared.input}
          ref={field}
          id={id}
          type="text"
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
        {canCopy() && (
          <button
            type="button"
            className={`${controls.button} ${styles.button} ${controls.deep}`}
            onClick={() => void copyAddress()}
          >
            <CopyGlyph />
            {texts.online('copy')}
          </button>
        )}
        {invitation !== undefined && 'share' in navigator && (
          <button
            type="button"
            className={`${controls.button} ${styles.button}`}
            onClick={() => void navigator.share({ url: address, text: invitation }).catch(() => undefined)}
          >
            <OpenGlyph />
            {texts.online('share')}
          </button>
        )}
      </div>
      <p role="status" className={`${controls.announced} ${styles.announced}`}>
        {status}
      </p>
    </div>
  )
}
