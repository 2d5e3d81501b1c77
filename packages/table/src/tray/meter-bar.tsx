import { Icon } from '../icons/icon.tsx'

export interface MeterSegment {
  readonly key: string
  /** `ship`, `pay`, `waste`, `gapm` for what is missing, `void` for what is still open. */
  readonly look: 'ship' | 'pay' | 'waste' | 'gapm' | 'void'
  readonly amount: number
  readonly icon?: string
}

interface MeterBarProps {
  readonly segments: readonly MeterSegment[]
  readonly demand: number
  /** The same in a sentence. */
  readonly sentence: string
}

/** Demand, cover and waste in one bar. */
export const MeterBar = ({ segments, demand, sentence }: MeterBarProps) => {
  const length = Math.max(
    1,
    segments.reduce((sum, { amount }) => sum + amount, 0),
  )
  return (
    <div
      className="mt"
      role="img"
      aria-label={sentence}
      style={{ gridTemplateColumns: `repeat(${length}, 1fr)` }}
    >
      {segments.map(({ key, look, amount, icon }) => (
        <i key={key} className={look} style={{ gridColumn: `span ${amount}` }}>
          {icon !== undefined && <Icon name={icon} />}
          {look === 'void' ? '' : amount}
        </i>
      ))}
      <span className="lim" style={{ left: `${(100 * Math.min(demand, length)) / length}%` }} />
    </div>
  )
}
