import { MeterBar, type MeterSegment } from '@quayside/table/tray/meter-bar.tsx'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { TOKENS } from '../../rules/index.ts'
import { tokenIcon } from '../icons/icon-names.ts'
import { useGameTexts } from '../state/texts.ts'
import type { PaymentMeter as MeterOf, Segment } from '../view-models/payment.ts'

const LOOKS = {
  ships: 'ship',
  pays: 'pay',
  waste: 'waste',
  missing: 'gapm',
  open: 'void',
} as const satisfies Record<Segment['kind'], MeterSegment['look']>

const drawn = (segment: Segment): MeterSegment => {
  const common = { key: segment.kind, look: LOOKS[segment.kind], amount: segment.amount }
  switch (segment.kind) {
    case 'ships':
      return { ...common, icon: 's-wooden' }
    case 'pays':
      return { ...common, key: `pays-${segment.token}`, icon: tokenIcon(TOKENS[segment.token] ?? 'franc') }
    default:
      return common
  }
}

/** Bar with the demand, what covers it, and the waste. */
export const Meter = ({ meter, note }: { readonly meter: MeterOf; readonly note: string | null }) => {
  const { tray } = useGameTexts()
  const { demand, covered, wasted, missing } = meter
  return (
    <div className={trayStyles.meter}>
      <MeterBar
        segments={meter.segments.map(drawn)}
        demand={demand}
        sentence={tray('meter.sentence', { demand, covered, wasted, missing })}
      />
      <p className={trayStyles.meterText} aria-hidden="true">
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
