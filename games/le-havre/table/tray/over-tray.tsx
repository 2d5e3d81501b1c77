import type { Outcome } from '@quayside/kernel'
import * as table from '@quayside/table/tray/game-over-tray.tsx'
import { outcomeText } from '../../language/index.ts'
import { useGameTexts } from '../state/words.ts'

interface OverTrayProps {
  readonly outcome: Outcome
  readonly names: readonly string[]
}

export const GameOverTray = ({ outcome, names }: OverTrayProps) => {
  const { game } = useGameTexts()
  return <table.GameOverTray told={outcomeText(outcome, game, names)} />
}
