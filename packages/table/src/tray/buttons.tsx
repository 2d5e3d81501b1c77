import { bound } from '../format.ts'
import { useGame } from '../game-context.tsx'
import { Icon } from '../icons/icon.tsx'
import { AskUndo } from '../online/lazy-parts.tsx'
import { useTexts } from '../page/texts.ts'
import { isFreeSandbox, useTable } from '../session/current-game.ts'

import trayStyles from './tray.module.css'

interface PrimaryProps {
  readonly label: string
  readonly disabled?: boolean
  readonly onClick: () => void
  /** A key that presses the button, in addition to Enter. */
  readonly shortcut?: string | undefined
}

/** Labels longer than this, in characters, get a smaller font. */
const LONG_LABEL = 26

/** The confirm button, whose label names the action. */
export const Primary = ({ label, disabled = false, onClick, shortcut }: PrimaryProps) => {
  const { tray } = useTexts()
  const isSandbox = useTable(isFreeSandbox)
  return (
    <button
      type="button"
      className={`${trayStyles.button} ${trayStyles.primary} ${label.length > LONG_LABEL ? trayStyles.long : ''} ${isSandbox ? trayStyles.tryOut : ''}`}
      data-confirm
      data-key={shortcut}
      disabled={disabled}
      onClick={onClick}
    >
      <span>
        {isSandbox && !disabled ? <b>{tray('sandbox.try')} </b> : null}
        {bound(label)}
      </span>
      {disabled ? null : (
        <span className={trayStyles.key} aria-hidden="true">
          ⏎
        </span>
      )}
    </button>
  )
}

interface SecondaryProps {
  readonly label: string
  readonly onClick: () => void
  /** A key that presses the button. */
  readonly shortcut?: string
  /** The command's notation, if the button answers the question. */
  readonly option?: string
  readonly pressed?: boolean
}

export const Secondary = ({ label, onClick, shortcut, option, pressed }: SecondaryProps) => (
  <button
    type="button"
    className={`${trayStyles.button} ${trayStyles.secondary}`}
    data-key={shortcut}
    data-option={option}
    aria-pressed={pressed}
    onClick={onClick}
  >
    {label}
  </button>
)

/** Undoes the player's last own step; in an online room, asks the others for it where that is not possible alone. */
export const UndoButton = () => {
  const { tray } = useTexts()
  const { useUndoTarget, undo } = useGame().choices
  const to = useUndoTarget()
  if (to === null) return <AskUndo />
  return (
    <button
      type="button"
      className={`${trayStyles.button} ${trayStyles.secondary} ${trayStyles.undo}`}
      data-key="undo"
      onClick={() => undo(to)}
    >
      <Icon name="u-undo" />
      <span>{tray('undo')}</span>
    </button>
  )
}

/** Explains how far undo reaches, and why no further. */
export const UndoLine = () => {
  const { tray } = useTexts()
  const because = useTable(({ currentFrame }) => currentFrame?.undo.reason ?? 'start')
  const { useUndoTarget } = useGame().choices
  return useUndoTarget() === null ? null : (
    <p className={trayStyles.hint} data-ui="hint">
      {tray(`undo.${because}`)}
    </p>
  )
}
