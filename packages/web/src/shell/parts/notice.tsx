import { HouseIcon } from '@quayside/table/icons/house-icon.tsx'
import { useHouseWords } from '@quayside/table/page/words.ts'
import type { ReactNode } from 'react'

interface NoticeProps {
  readonly children: ReactNode
  readonly act?: { readonly label: string; readonly do: () => void }
  readonly dismiss?: () => void
}

export const Notice = ({ children, act, dismiss }: NoticeProps) => {
  const words = useHouseWords()
  return (
    <div className="sh-notice">
      <p>{children}</p>
      {act && (
        <button type="button" className="sh-button" onClick={act.do}>
          {act.label}
        </button>
      )}
      {dismiss && (
        <button type="button" className="sh-close" aria-label={words.shell('close')} onClick={dismiss}>
          <HouseIcon name="u-close" />
        </button>
      )}
    </div>
  )
}
