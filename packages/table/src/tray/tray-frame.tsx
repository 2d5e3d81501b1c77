import type { ReactNode } from 'react'
import { useGame } from '../game-context.tsx'
import { Icon } from '../icons/icon.tsx'
import { lessonLockText } from '../page/lesson-lock.ts'
import { useTexts } from '../page/texts.ts'
import { hideSandbox, useTable } from '../session/current-game.ts'
import { Secondary } from './buttons.tsx'
import trayStyles from './tray.module.css'

export interface TrayFrameProps {
  /** Above the tray, such as what a bot suggests. */
  readonly above?: ReactNode
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
  readonly className?: string | undefined
}

export const TrayFrame = ({
  above,
  context,
  question,
  children,
  chips,
  options,
  go,
  className = '',
}: TrayFrameProps) => {
  const words = useTexts()
  const rehearsed = useTable(({ sandboxSeat }) => sandboxSeat !== null)
  const where = rehearsed ? words.tray('rehearsal.context', { context }) : context
  return (
    <section
      className={`${trayStyles.tray} ${className} ${rehearsed ? trayStyles.sandbox : ''}`}
      data-zone="tray"
      aria-label={words.tray('tray')}
    >
      <RefusedNotice />
      {above}
      <div className={trayStyles.question}>
        <p className={trayStyles.caption} title={where}>
          {where}
        </p>
        <h2>{question}</h2>
        {children}
        <div className={trayStyles.chips}>{chips}</div>
      </div>
      <div className={trayStyles.answers}>{options}</div>
      <div className={trayStyles.actions}>
        {go}
        {rehearsed ? <LeaveSandbox /> : null}
      </div>
    </section>
  )
}

const LeaveSandbox = () => {
  const { tray } = useTexts()
  return (
    <>
      <Secondary label={tray('rehearsal.leave')} shortcut="leave" onClick={hideSandbox} />
      <p className={trayStyles.hint}>{tray('rehearsal.hint')}</p>
    </>
  )
}

const RefusedNotice = () => {
  const { refusalText } = useGame()
  const words = useTexts()
  const { tray } = words
  const refusal = useTable(({ refusal }) => refusal)
  const dismiss = useTable(({ dismissRefusal }) => dismissRefusal)
  if (refusal === null) return null
  return (
    <div className={trayStyles.refused} role="alert">
      <Icon name="u-warn" />
      <p>
        {lessonLockText(refusal, words) ??
          (refusal.code === 'stale-move' ? tray('refused.stale') : refusalText(refusal))}
      </p>
      <button
        type="button"
        className={`${trayStyles.button} ${trayStyles.secondary}`}
        data-key="close"
        onClick={dismiss}
      >
        {tray('refused.dismiss')}
      </button>
    </div>
  )
}
