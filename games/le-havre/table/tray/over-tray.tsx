import type { Outcome } from '@quayside/kernel'
import * as table from '@quayside/table/tray/over-tray.tsx'
import { outcomeText } from '../../language/index.ts'
import { useWords } from '../state/words.ts'

interface OverTrayProps {
  readonly outcome: Outcome
  readonly names: readonly string[]
}

export const OverTray = ({ outcome, names }: OverTrayProps) => {
  const { game } = useWords()
  return <table.OverTray told={outcomeText(outcome, game, names)} />
}
