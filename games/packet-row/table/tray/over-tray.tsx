import type { Outcome } from '@quayside/kernel'
import * as table from '@quayside/table/tray/game-over-tray.tsx'
import { outcomeText } from '../../language/index.ts'
import type { TableView } from '../state/sight.ts'

interface OverTrayProps {
  readonly outcome: Outcome
  readonly sight: TableView
}

export const GameOverTray = ({ outcome, sight: { game, names } }: OverTrayProps) => (
  <table.GameOverTray told={outcomeText(outcome, game, [...names])} />
)
