import type { Outcome } from '@quayside/kernel'
import { outcomeText } from '@quayside/le-havre/language'
import { rounds, versionOf } from '@quayside/le-havre/reading'
import { RoundCurve } from '../../charts/round-curve.tsx'
import * as shell from '../../shell/end/end-of-game.tsx'
import { seatNames } from '../../shell/parts/texts-of-games.ts'
import { useWords } from '../../state/words.ts'
import { fortunes } from '../reading/fortunes.ts'
import { type Frame, useTable } from '../state/table.ts'

interface EndOfGameProps {
  readonly id: string
  readonly frame: Frame
  readonly outcome: Outcome
  readonly look: () => void
}

const PARTS = ['buildings', 'ships', 'francs', 'bonus', 'loans'] as const

export const EndOfGame = ({ id, frame: { view, viewer }, outcome, look }: EndOfGameProps) => {
  const words = useWords()
  const { seats } = useTable()
  return (
    <shell.EndOfGame
      id={id}
      viewer={viewer}
      outcome={outcome}
      result={outcomeText(outcome, words.game, [...seatNames(seats)]).result}
      about={words.shell('game.length', { version: versionOf(view), rounds: rounds(view).length })}
      parts={PARTS.map((part) => ({ part, look: part, label: words.shell(`end.part.${part}`) }))}
      total={words.shell('end.total')}
      look={look}
    >
      <RoundCurve id={id} me={viewer} title={words.shell('end.curve')} read={fortunes} />
    </shell.EndOfGame>
  )
}
