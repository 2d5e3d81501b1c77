import type { ReactNode } from 'react'
import { HouseIcon } from '../../icons/house-icon.tsx'
import { useHouseWords } from '../../state/words.ts'

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
