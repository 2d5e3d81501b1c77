import type { Outcome } from '@quayside/kernel'
import { outcomeText } from '@quayside/packet-row/language'
import * as table from '../../../table/tray/over-tray.tsx'
import type { Sight } from '../../state/sight.ts'

interface OverTrayProps {
  readonly outcome: Outcome
  readonly sight: Sight
}

export const OverTray = ({ outcome, sight: { game, names } }: OverTrayProps) => (
  <table.OverTray told={outcomeText(outcome, game, [...names])} />
)
