import type { Outcome } from '@quayside/kernel'
import { SCORE_PARTS } from '@quayside/packet-row'
import { outcomeText } from '@quayside/packet-row/language'
import { roundNumber } from '@quayside/packet-row/reading'
import { RoundCurve } from '../../charts/round-curve.tsx'
import * as shell from '../../shell/end/end-of-game.tsx'
import { seatNames } from '../../shell/parts/texts-of-games.ts'
import { points } from '../reading/points.ts'
import { type Frame, useTable } from '../state/table.ts'
import { usePacketWords } from '../state/words.ts'
import { Fulfilled } from './fulfilled.tsx'

interface EndOfGameProps {
  readonly id: string
  readonly frame: Frame
  readonly outcome: Outcome
  readonly look: () => void
}

const LOOKS = { victory_points: 'buildings', money: 'francs', bankers: 'bonus' } as const

export const EndOfGame = ({ id, frame, outcome, look }: EndOfGameProps) => {
  const { view, viewer } = frame
  const { game, packet } = usePacketWords()
  const { seats } = useTable()
  return (
    <shell.EndOfGame
      id={id}
      viewer={viewer}
      outcome={outcome}
      result={outcomeText(outcome, game, [...seatNames(seats)]).result}
      about={packet('end.rounds', { rounds: roundNumber(view) })}
      parts={SCORE_PARTS.map((part) => ({ part, look: LOOKS[part], label: packet(`end.part.${part}`) }))}
      total={packet('end.total')}
      look={look}
    >
      <RoundCurve id={id} me={viewer} title={packet('end.curve')} read={points} />
      <Fulfilled frame={frame} />
    </shell.EndOfGame>
  )
}
