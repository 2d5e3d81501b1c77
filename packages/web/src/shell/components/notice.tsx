import controls from '@quayside/table/controls/controls.module.css'
import { HouseIcon } from '@quayside/table/icons/site-icon.tsx'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import type { ReactNode } from 'react'
import styles from './page.module.css'

interface NoticeProps {
  readonly children: ReactNode
  readonly act?: { readonly label: string; readonly do: () => void }
  readonly dismiss?: () => void
}

export const Notice = ({ children, act, dismiss }: NoticeProps) => {
  const words = useSiteTexts()
  return (
    <div className={styles.notice}>
      <p>{children}</p>
      {act && (
        <button type="button" className={controls.button} onClick={act.do}>
          {act.label}
        </button>
      )}
      {dismiss && (
        <button type="button" className={controls.close} aria-label={words.shell('close')} onClick={dismiss}>
          <HouseIcon name="u-close" />
        </button>
      )}
    </div>
  )
}
