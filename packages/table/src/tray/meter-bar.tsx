import { Icon } from '../icons/icon.tsx'
import trayStyles from './tray.module.css'

export interface MeterSegment {
  readonly key: string
  /** `gapm` is what is missing, `void` what is still open. */
  readonly look: 'ship' | 'pay' | 'waste' | 'gapm' | 'void'
  readonly amount: number
  readonly icon?: string
}

const LOOKS: Readonly<Record<MeterSegment['look'], string | undefined>> = {
  ship: trayStyles.ship,
  pay: trayStyles.cost,
  waste: trayStyles.waste,
  gapm: trayStyles.missing,
  void: trayStyles.void,
}

interface MeterBarProps {
  readonly segments: readonly MeterSegment[]
  readonly demand: number
  /** The same as a sentence, for screen readers. */
  readonly sentence: string
}

/** Bar with demand, payment and waste. */
export const MeterBar = ({ segments, demand, sentence }: MeterBarProps) => {
  const length = Math.max(
    1,
    segments.reduce((sum, { amount }) => sum + amount, 0),
  )
  return (
    <div
      className={trayStyles.meterBar}
      role="img"
      aria-label={sentence}
      style={{ gridTemplateColumns: `repeat(${length}, 1fr)` }}
    >
      {segments.map(({ key, look, amount, icon }) => (
        <i key={key} className={LOOKS[look]} style={{ gridColumn: `span ${amount}` }}>
          {icon !== undefined && <Icon name={icon} />}
          {look === 'void' ? '' : amount}
        </i>
      ))}
      <span className={trayStyles.limit} style={{ left: `${(100 * Math.min(demand, length)) / length}%` }} />
    </div>
  )
}
