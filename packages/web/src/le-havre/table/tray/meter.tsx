import { TOKENS } from '@quayside/le-havre'
import { Icon } from '../../../icons/icon.tsx'
import { tokenIcon } from '../../../icons/icon-names.ts'
import { useWords } from '../../../state/words.ts'
import type { Meter as MeterOf, Segment } from '../../reading/payment.ts'

const CLASSES: Readonly<Record<Segment['kind'], string>> = {
  ships: 'ship',
  pays: 'pay',
  waste: 'waste',
  missing: 'gapm',
  open: 'void',
}

const Mark = ({ segment }: { readonly segment: Segment }) => {
  switch (segment.kind) {
    case 'ships':
      return <Icon name="s-wooden" />
    case 'pays':
      return <Icon name={tokenIcon(TOKENS[segment.token] ?? 'franc')} />
    default:
      return null
  }
}

/** Demand, cover and waste in one bar. */
export const Meter = ({ meter, note }: { readonly meter: MeterOf; readonly note: string | null }) => {
  const { tray } = useWords()
  const { demand, covered, wasted, missing, length } = meter
  return (
    <div className="meter">
      <div
        className="mt"
        role="img"
        aria-label={tray('meter.sentence', { demand, covered, wasted, missing })}
        style={{ gridTemplateColumns: `repeat(${length}, 1fr)` }}
      >
        {meter.segments.map((segment) => (
          <i
            key={segment.kind === 'pays' ? `pays-${segment.token}` : segment.kind}
            className={CLASSES[segment.kind]}
            style={{ gridColumn: `span ${segment.amount}` }}
          >
            <Mark segment={segment} />
            {segment.kind === 'open' ? '' : segment.amount}
          </i>
        ))}
        <span className="lim" style={{ left: `${(100 * demand) / length}%` }} />
      </div>
      <p className="ml" aria-hidden="true">
        <span>
          {tray('meter.demand')} <b>{demand}</b>
        </span>
        <span>
          {tray('meter.covered')} <b>{covered}</b>
        </span>
        <span>
          {missing > 0 ? tray('meter.missing') : tray('meter.wasted')} <b>{missing > 0 ? missing : wasted}</b>
        </span>
        <span>{note}</span>
      </p>
    </div>
  )
}
