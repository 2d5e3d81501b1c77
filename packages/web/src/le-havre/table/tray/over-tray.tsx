import type { Outcome } from '@quayside/kernel'
import { outcomeText } from '@quayside/le-havre/language'
import { useWords } from '../../../state/words.ts'
import * as table from '../../../table/tray/over-tray.tsx'

interface OverTrayProps {
  readonly outcome: Outcome
  readonly names: readonly string[]
}

export const OverTray = ({ outcome, names }: OverTrayProps) => {
  const { game } = useWords()
  return <table.OverTray told={outcomeText(outcome, game, names)} />
}
