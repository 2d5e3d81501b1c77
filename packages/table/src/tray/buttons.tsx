import { useTexts } from '../page/texts.ts'
import { useTable } from '../session/current-game.ts'

interface PrimaryProps {
  readonly label: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** Characters that need smaller letters. */
const LONG = 26

/** What will happen, said by the button that makes it happen. */
export const Primary = ({ label, disabled = false, onClick }: PrimaryProps) => {
  const { tray } = useTexts()
  const rehearsed = useTable(({ rehearsed }) => rehearsed !== null)
  return (
    <button
      type="button"
      className={`btn p ${label.length > LONG ? 'long' : ''} ${rehearsed ? 'gbtn' : ''}`}
      data-confirm
      disabled={disabled}
      onClick={onClick}
    >
      <span>
        {rehearsed && !disabled ? <b>{tray('rehearsal.try')} </b> : null}
        {label}
      </span>
      {disabled ? null : (
        <span className="kbd" aria-hidden="true">
          ⏎
        </span>
      )}
    </button>
  )
}

interface SecondaryProps {
  readonly label: string
  readonly onClick: () => void
  /** The key that does the same. */
  readonly shortcut?: string
  /** The command in words, where the button answers the question. */
  readonly option?: string
  readonly pressed?: boolean
}

export const Secondary = ({ label, onClick, shortcut, option, pressed }: SecondaryProps) => (
  <button
    type="button"
    className="btn s"
    data-key={shortcut}
    data-option={option}
    aria-pressed={pressed}
    onClick={onClick}
  >
    {label}
  </button>
)
