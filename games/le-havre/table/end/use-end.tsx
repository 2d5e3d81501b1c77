import type { EndedGame, EndTexts } from '@quayside/game'
import { RoundCurve } from '@quayside/table/charts/round-curve.tsx'
import { seatNames } from '@quayside/table/seat-names.ts'
import { outcomeText } from '../../language/index.ts'
import { rounds, versionOf } from '../../queries/index.ts'
import type { State } from '../../rules/index.ts'
import { useGameTexts } from '../state/texts.ts'
import { useTable } from '../state/use-game.ts'
import { wealthCurve } from '../view-models/wealth-curve.ts'

const PARTS = ['buildings', 'ships', 'francs', 'bonus', 'loans'] as const

export const useEnd = ({ view, viewer, outcome, text }: EndedGame<State>): EndTexts => {
  const texts = useGameTexts()
  const { seats } = useTable()
  return {
    result: outcomeText(outcome, texts.game, [...seatNames(seats)], viewer === 'spectator' ? null : viewer)
      .result,
    about: texts.board('game.length', { version: versionOf(view), rounds: rounds(view).length }),
    parts: PARTS.map((part) => ({ part, look: part, label: texts.shell(`end.part.${part}`) })),
    total: texts.board('end.total'),
    points: (francs) => texts.game.count('franc', francs),
    more: <RoundCurve text={text} me={viewer} title={texts.shell('end.curve')} read={wealthCurve} />,
  }
}
