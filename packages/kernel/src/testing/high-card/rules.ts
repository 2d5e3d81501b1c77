/** The rules of High Card: what each viewer sees, and all parts put together. */
import { type Random, shuffle } from '../../random.ts'
import type { Rules, Seat, Viewer } from '../../rules.ts'
import { stateHash } from '../../state-hash.ts'
import { CARDS, copy, HIDDEN, type Options, options, read, type State, setup, write } from './state.ts'
import { apply, type Command, commands, deciders, type Event, outcome, parse, print, refuse } from './turn.ts'

const view = (state: State, viewer: Viewer): State => ({
  ...copy(state),
  deck: state.deck.map(() => HIDDEN),
  hands: state.hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.map(() => HIDDEN))),
  committed: state.committed.map((card, seat) => (card === null || seat === viewer ? card : HIDDEN)),
})

const viewCommand = (command: Command, by: Seat, viewer: Viewer): Command =>
  command.kind === 'commit' && by !== viewer ? { ...command, card: HIDDEN } : command

const viewEvent = (event: Event, viewer: Viewer): Event =>
  (event.kind === 'committed' || event.kind === 'drawn') && event.seat !== viewer
    ? { ...event, card: HIDDEN }
    : event

const sampleState = (seen: State, source: Random): State => {
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

export type HighCard = Rules<State, Command, Options, Event>

export const highCard: HighCard = {
  game: 'high-card',
  version: 2,
  options,
  setup,
  copy,
  seatCount: (state) => state.hands.length,
  deciders,
  commands,
  refuse,
  apply,
  outcome,
  view,
  viewCommand,
  viewEvent,
  sampleState,
  notation: { print, parse },
  position: { write, read },
  hash: (state) => stateHash(JSON.stringify(state)),
  deal: (state) => stateHash(JSON.stringify(state)),
}
