import type { Outcome } from '@quayside/kernel'
import * as table from '@quayside/table/tray/over-tray.tsx'
import { outcomeText } from '../../language/index.ts'
import type { Sight } from '../state/sight.ts'

interface OverTrayProps {
  readonly outcome: Outcome
  readonly sight: Sight
}

export const OverTray = ({ outcome, sight: { game, names } }: OverTrayProps) => (
  <table.OverTray told={outcomeText(outcome, game, [...names])} />
)
