import type { ReactNode } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { useWords } from '../../state/words.ts'

interface NoticeProps {
  readonly children: ReactNode
  readonly act?: { readonly label: string; readonly do: () => void }
  readonly dismiss?: () => void
}

export const Notice = ({ children, act, dismiss }: NoticeProps) => {
  const words = useWords()
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
          <Icon name="u-close" />
        </button>
      )}
    </div>
  )
}
