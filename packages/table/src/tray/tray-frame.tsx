import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { bound } from '../format.ts'
import { useGame } from '../game-context.tsx'
import { Icon } from '../icons/icon.tsx'
import { lessonLockText } from '../page/lesson-lock.ts'
import { useTexts } from '../page/texts.ts'
import { useIsZoomed } from '../page/use-is-zoomed.ts'
import { hideSandbox, isFreeSandbox, useTable } from '../session/current-game.ts'
import layout from '../styles/layout.module.css'
import { Secondary } from './buttons.tsx'
import trayStyles from './tray.module.css'

export interface TrayFrameProps {
  /** Above the tray, such as a bot's suggestions. */
  readonly above?: ReactNode
  /** The phase of the game in which the question is asked. */
  readonly context: string
  readonly question: string
  /** Below the question, such as a payment bar. */
  readonly children?: ReactNode
  /** Chips with facts and further lists. */
  readonly chips?: ReactNode
  readonly options?: ReactNode
  /** The buttons on the right. */
  readonly go?: ReactNode
  /** On a phone the tray starts folded to one line if the table itself offers the answers. */
  readonly startsFolded?: boolean
  /** Number of answers, for the label of the unfold button. */
  readonly answers?: number
  readonly className?: string | undefined
}

/** Questions longer than this, in characters, get a smaller font. */
const LONG_TITLE = 31

export const TrayFrame = ({
  above,
  context,
  question,
  children,
  chips,
  options,
  go,
  startsFolded = false,
  answers = 0,
  className = '',
}: TrayFrameProps) => {
  const texts = useTexts()
  const [isFolded, setFolded] = useState(startsFolded)
  const isZoomed = useIsZoomed()
  const folded = isFolded && !isZoomed
  const isSandbox = useTable(isFreeSandbox)
  const where = isSandbox ? texts.tray('sandbox.context', { context }) : context
  return (
    <section
      className={`${layout.strip} ${trayStyles.tray} ${className} ${isSandbox ? trayStyles.sandbox : ''}`}
      data-zone="tray"
      data-folded={folded || undefined}
      aria-label={texts.tray('tray')}
    >
      <Grip folded={folded} fold={setFolded} />
      <RefusedNotice />
      {above}
      <div className={trayStyles.question}>
        <p className={trayStyles.caption} title={where}>
          {bound(where)}
        </p>
        <h2 tabIndex={-1} className={question.length > LONG_TITLE ? trayStyles.long : ''}>
          {bound(question)}
        </h2>
        {children}
        <div className={trayStyles.chips}>{chips}</div>
      </div>
      <div className={trayStyles.answers}>{options}</div>
      <div className={trayStyles.actions}>
        {go}
        {isSandbox ? <LeaveSandbox /> : null}
      </div>
      <button type="button" className={trayStyles.unfold} onClick={() => setFolded(false)}>
        {texts.tray('unfold', { answers })}
        <Icon name="u-chev" />
      </button>
    </section>
  )
}

interface GripProps {
  readonly folded: boolean
  readonly fold: (folded: boolean) => void
}

/** Vertical drag that opens or closes the tray, in pixels. */
const DRAG_PX = 12

/** On a phone, the handle that opens and closes the tray by tap or drag. */
const Grip = ({ folded, fold }: GripProps) => {
  const { tray } = useTexts()
  const start = useRef<number | null>(null)
  const release = ({ clientY }: PointerEvent): void => {
    const moved = start.current === null ? 0 : clientY - start.current
    start.current = null
    fold(Math.abs(moved) < DRAG_PX ? !folded : moved > 0)
  }
  return (
    <button
      type="button"
      className={trayStyles.grip}
      data-key="fold"
      aria-expanded={!folded}
      aria-label={tray(folded ? 'grip.open' : 'grip.close')}
      onPointerDown={(event) => {
        start.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerUp={release}
      onKeyDown={({ key }) => {
        if (key === 'Enter' || key === ' ') fold(!folded)
      }}
    />
  )
}

const LeaveSandbox = () => {
  const { tray } = useTexts()
  return <Secondary label={tray('sandbox.leave')} shortcut="leave" onClick={hideSandbox} />
}

const RefusedNotice = () => {
  const { refusalText } = useGame()
  const texts = useTexts()
  const { tray } = texts
  const refusal = useTable(({ refusal }) => refusal)
  const dismiss = useTable(({ dismissRefusal }) => dismissRefusal)
  if (refusal === null) return null
  return (
    <div className={`${layout.row} ${trayStyles.refused}`} role="alert">
      <Icon name="u-warn" />
      <p>
        {lessonLockText(refusal, texts) ??
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
