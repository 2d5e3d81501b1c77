import { Icon } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import styles from './replay.module.css'
import { SPEEDS, usePast, useReplay } from './replay-store.ts'

interface ControlProps {
  readonly label: string
  readonly icon: string
  readonly className?: string | undefined
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** It keeps the focus when it can do nothing: whoever steps to the end by keyboard stays where they are. */
const Control = ({ label, icon, className = '', disabled = false, onClick }: ControlProps) => (
  <button
    type="button"
    className={`${styles.step} ${className}`}
    aria-label={label}
    title={label}
    aria-disabled={disabled}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
)

export const Transport = () => {
  const { replay } = useTexts()
  const { steps } = usePast()
  const { at, playing, go, play, pause } = useReplay()
  const last = steps.length
  return (
    <div className={styles.transport}>
      <Control
        label={replay('first')}
        icon="u-ff"
        className={styles.back}
        disabled={at === 0}
        onClick={() => go(0)}
      />
      <Control label={replay('previous')} icon="u-stepb" disabled={at === 0} onClick={() => go(at - 1)} />
      <Control
        label={replay(playing ? 'pause' : 'play')}
        icon={playing ? 'u-pause' : 'u-play'}
        className="p"
        onClick={playing ? pause : play}
      />
      <Control label={replay('next')} icon="u-stepf" disabled={at === last} onClick={() => go(at + 1)} />
      <Control label={replay('last')} icon="u-ff" disabled={at === last} onClick={() => go(last)} />
    </div>
  )
}

export const SpeedChoice = () => {
  const { replay } = useTexts()
  const { speed, setSpeed } = useReplay()
  return (
    <label>
      {replay('speed')}
      <select
        value={speed}
        onChange={({ target }) => setSpeed(SPEEDS.find((one) => `${one}` === target.value) ?? 1)}
      >
        {SPEEDS.map((factor) => (
          <option key={factor} value={factor}>
            {replay('speed.times', { factor })}
          </option>
        ))}
      </select>
    </label>
  )
}
