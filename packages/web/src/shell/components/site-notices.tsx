import controls from '@quayside/table/controls/controls.module.css'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import type { ReactNode } from 'react'
import { useOnline } from '../../online/online-store.ts'
import { useUpdate } from '../../state/app-update.ts'
import { goTo } from '../../state/routing.ts'
import styles from './page.module.css'
import { banText } from './refusal-text.ts'

interface NoticeProps {
  readonly children: ReactNode
  readonly act?: { readonly label: string; readonly do: () => void }
  readonly dismiss?: () => void
}

export const Notice = ({ children, act, dismiss }: NoticeProps) => {
  const texts = useSiteTexts()
  return (
    <div className={styles.notice}>
      <p>{children}</p>
      {act && (
        <button type="button" className={controls.button} onClick={act.do}>
          {act.label}
        </button>
      )}
      {dismiss && (
        <button type="button" className={controls.close} aria-label={texts.shell('close')} onClick={dismiss}>
          <SiteIcon name="u-close" />
        </button>
      )}
    </div>
  )
}

/** Notices on every page; `children` are those of a single page. */
export const SiteNotices = ({ children }: { readonly children?: ReactNode }) => {
  const texts = useSiteTexts()
  const { ready, load, putOff } = useUpdate()
  const ban = useOnline((online) => online.ban)
  return (
    <div className={styles.notices} data-ui="notices" role="status">
      {children}
      {ban && (
        <Notice act={{ label: texts.online('you'), do: () => goTo({ page: 'you' }) }}>
          {banText(ban, texts)}
        </Notice>
      )}
      {ready && (
        <Notice act={{ label: texts.shell('notice.update.go'), do: load }} dismiss={putOff}>
          {texts.shell('notice.update')}
        </Notice>
      )}
    </div>
  )
}
