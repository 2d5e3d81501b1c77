import type { Ended, EndTexts } from '@quayside/game'
import { RoundCurve } from '@quayside/table/charts/round-curve.tsx'
import { seatNames } from '@quayside/table/seat-names.ts'
import { outcomeText } from '../../language/index.ts'
import { roundNumber } from '../../queries/index.ts'
import { SCORE_PARTS, type State } from '../../rules/index.ts'
import { usePacketRowTexts } from '../state/texts.ts'
import { useTable } from '../state/use-game.ts'
import { points } from '../view-models/points-curve.ts'
import { Fulfilled } from './contracts.tsx'

const LOOKS = { victory_points: 'buildings', money: 'francs', bankers: 'bonus' } as const

export const useEnd = ({ view, viewer, outcome, text }: Ended<State>): EndTexts => {
  const { game, packet } = usePacketRowTexts()
  const { seats } = useTable()
  return {
    result: outcomeText(outcome, game, [...seatNames(seats)]).result,
    about: packet('end.rounds', { rounds: roundNumber(view) }),
    parts: SCORE_PARTS.map((part) => ({ part, look: LOOKS[part], label: packet(`end.part.${part}`) })),
    total: packet('end.total'),
    more: (
      <>
        <RoundCurve text={text} me={viewer} title={packet('end.curve')} read={points} />
        <Fulfilled view={view} viewer={viewer} />
      </>
    ),
  }
}
