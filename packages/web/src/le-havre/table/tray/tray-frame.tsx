import type { ReactNode } from 'react'
import { useWords } from '../../../state/words.ts'
import { HintChip, HintPanel } from './hint.tsx'
import { RefusedNotice } from './refused-notice.tsx'

interface TrayFrameProps {
  /** Where in the game the question is asked. */
  readonly context: string
  readonly question: string
  /** Below the question, such as the bar of a payment. */
  readonly children?: ReactNode
  /** Facts and further lists, one chip each. */
  readonly chips?: ReactNode
  readonly options?: ReactNode
  /** The buttons on the right. */
  readonly go?: ReactNode
  readonly className?: string
}

export const TrayFrame = ({
  context,
  question,
  children,
  chips,
  options,
  go,
  className = '',
}: TrayFrameProps) => {
  const words = useWords()
  return (
    <section className={`tray ${className}`} data-zone="tray" aria-label={words.tray('tray')}>
      <RefusedNotice />
      <HintPanel />
      <div className="qn">
        <p className="k" title={context}>
          {context}
        </p>
        <h2>{question}</h2>
        {children}
        <div className="pol">
          {chips}
          <HintChip />
        </div>
      </div>
      <div className="opts-in">{options}</div>
      <div className="go">{go}</div>
    </section>
  )
}
