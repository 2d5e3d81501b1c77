/** In words: where in the game a position is. */
import { activeSeat, phaseOf, roundIndex } from '@quayside/le-havre/reading'
import type { Sight } from '../le-havre/state/sight.ts'
import type { Words } from '../state/words.ts'

export const atText = (position: number, moves: number, { replay }: Words): string =>
  position === 0 ? replay('at.start', { moves }) : replay('at', { position, moves })

export const whenText = ({ view, viewer, names }: Sight, { replay }: Words): string => {
  const seat = activeSeat(view)
  const whose = { player: names[seat] ?? '', you: seat === viewer ? 'yes' : 'no' }
  const round = roundIndex(view) + 1
  switch (phaseOf(view)) {
    case 'turns':
    case 'interest':
      return replay('when.turn', { round, ...whose })
    case 'feeding':
      return replay('when.round-end', { round })
    case 'final':
      return replay('when.final', whose)
    case 'over':
      return replay('when.over')
  }
}
