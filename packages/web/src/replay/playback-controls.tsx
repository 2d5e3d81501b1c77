/** Playback buttons and speed of the replay. */
import { Icon } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'

import trayStyles from '@quayside/table/tray/tray.module.css'
import styles from './replay.module.css'
import { SPEEDS, useReplay, useReplayGame } from './replay-store.ts'

interface ControlProps {
  readonly label: string
  readonly icon: string
  readonly className?: string | undefined
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** Uses aria-disabled, because a disabled button would lose the focus when a keyboard user reaches the end. */
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

export const PlaybackControls = () => {
  const { replay } = useTexts()
  const { steps } = useReplayGame()
  const { moveNumber, playing, go, play, pause } = useReplay()
  const last = steps.length
  return (
    <div className={styles.transport}>
      <Control
        label={replay('first')}
        icon="u-ff"
        className={styles.back}
        disabled={moveNumber === 0}
        onClick={() => go(0)}
      />
      <Control
        label={replay('previous')}
        icon="u-stepb"
        disabled={moveNumber === 0}
        onClick={() => go(moveNumber - 1)}
      />
      <Control
        label={replay(playing ? 'pause' : 'play')}
        icon={playing ? 'u-pause' : 'u-play'}
        className={trayStyles.primary}
        onClick={playing ? pause : play}
      />
      <Control
        label={replay('next')}
        icon="u-stepf"
        disabled={moveNumber === last}
        onClick={() => go(moveNumber + 1)}
      />
      <Control label={replay('last')} icon="u-ff" disabled={moveNumber === last} onClick={() => go(last)} />
    </div>
  )
}

export const SpeedChoice = () => {
  const { replay } = useTexts()
  const { speed, setSpeed } = useReplay()
  return (
    <label>
      <span>{replay('speed')}</span>
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
