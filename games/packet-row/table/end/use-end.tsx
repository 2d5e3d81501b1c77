import type { EndedGame, EndTexts } from '@quayside/game'
import type { Seat } from '@quayside/kernel'
import { RoundCurve } from '@quayside/table/charts/round-curve.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatNames } from '@quayside/table/seat-names.ts'
import { outcomeText } from '../../language/index.ts'
import { money } from '../../queries/index.ts'
import { SCORE_PARTS, type State } from '../../rules/index.ts'
import { usePacketRowTexts } from '../state/texts.ts'
import { useTable } from '../state/use-game.ts'
import { tieBreak, tiesOf, whyEnded } from '../view-models/ending.ts'
import { points } from '../view-models/points-curve.ts'
import { OpenHands } from './open-hands.tsx'

const LOOKS = { victory_points: 'buildings', money: 'francs', bankers: 'bonus' } as const

export const useEnd = ({ view, viewer, outcome, text }: EndedGame<State>): EndTexts => {
  const { game, packet } = usePacketRowTexts()
  const texts = useTexts()
  const { seats } = useTable()
  const you = viewer === 'spectator' ? null : viewer
  const names = seatNames(seats).map((name, seat) => (seat === you ? texts.board('you') : name))
  const tied = tiesOf(outcome).flatMap((tie) => tie.seats)
  return {
    result: outcomeText(outcome, game, [...seatNames(seats)], you).result,
    about: game.sentences([...whyEnded(view, game, packet), ...tieBreak(view, outcome, game, packet, names)]),
    parts: SCORE_PARTS.map((part) => ({
      part,
      look: LOOKS[part],
      label: packet(`end.part.${part}`),
      ...(part === 'money' && {
        from: (seat: Seat) => ({
          text: game.count('dollar', money(view, seat)),
          breaksTie: tied.includes(seat),
        }),
      }),
    })),
    total: packet('end.total'),
    points: (amount) => game.count('point', amount),
    more: (
      <>
        <RoundCurve text={text} me={viewer} title={packet('end.curve')} read={points} />
        <OpenHands view={view} viewer={viewer} outcome={outcome} />
      </>
    ),
  }
}
