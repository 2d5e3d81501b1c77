import { type Random, shuffle } from '../../random.ts'
import type { Seat, Viewer } from '../../seat.ts'
import type { Command } from './command.ts'
import type { Event } from './event.ts'
import { CARDS, copy, HIDDEN, type State } from './state.ts'

export const view = (state: State, viewer: Viewer): State => ({
  ...copy(state),
  deck: state.deck.map(() => HIDDEN),
  hands: state.hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.map(() => HIDDEN))),
  committed: state.committed.map((card, seat) => (card === null || seat === viewer ? card : HIDDEN)),
})

export const viewCommand = (command: Command, by: Seat, viewer: Viewer): Command =>
  command.kind === 'commit' && by !== viewer ? { ...command, card: HIDDEN } : command

export const viewEvent = (event: Event, viewer: Viewer): Event =>
  (event.kind === 'committed' || event.kind === 'drawn') && event.seat !== viewer
    ? { ...event, card: HIDDEN }
    : event

export const imagine = (seen: State, source: Random): State => {
  const known = [seen.deck, seen.hands.flat(), seen.committed, seen.played].flat()
  const unknown = shuffle(
    CARDS.filter((card) => !known.includes(card)),
    source,
  )
  const fill = <Card extends number | null>(card: Card): Card | number =>
    card === HIDDEN ? (unknown.pop() ?? HIDDEN) : card
  return {
    ...copy(seen),
    deck: seen.deck.map(fill),
    hands: seen.hands.map((hand) => hand.map(fill).sort((one, other) => one - other)),
    committed: seen.committed.map(fill),
  }
}
