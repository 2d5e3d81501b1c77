/** A game as it was played. While it is under way, only what its one person may know, or what everybody may. */
import {
  accept,
  Game,
  type GameEvent,
  type Result,
  replay,
  type ToldStep,
  toldSteps,
  type Viewer,
} from '@quayside/kernel'
import { type LoadedGame, printGame, recordText } from './game-text.ts'
import type { SeatPlan, ToldPast } from './protocol.ts'

const positionsOf = ({ game, position }: LoadedGame): Result<unknown[]> => {
  const { rules, record } = game
  const positions: unknown[] = []
  if (position === null) {
    const played = replay(rules, record, (state) => positions.push(rules.copy(state)))
    return played.ok ? accept(positions) : played
  }
  const start = rules.position.read(position)
  if (!start.ok) return start
  const again = Game.from(rules, start.value)
  positions.push(rules.copy(again.state))
  for (const { seat, command } of record.lines) {
    const done = again.submitText(seat, command)
    if (!done.ok) return done
    positions.push(rules.copy(again.state))
  }
  return accept(positions)
}

/** Nothing is hidden in a game that is over. */
const allSteps = ({ game }: LoadedGame): ToldStep<GameEvent>[] =>
  game.record.lines.map((line) => ({ ...line, events: game.events[line.at] ?? [] }))

export const pastOf = (loaded: LoadedGame, seats: readonly SeatPlan[]): Result<ToldPast> => {
  const positions = positionsOf(loaded)
  if (!positions.ok) return positions
  const { game, position } = loaded
  const { rules } = game
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  const viewer: Viewer = people.length === 1 ? (people[0] ?? 'spectator') : 'spectator'
  const over = rules.outcome(game.state) !== null
  return accept({
    seats,
    viewer,
    views: positions.value.map((state) => rules.position.write(over ? state : rules.view(state, viewer))),
    steps: over ? allSteps(loaded) : toldSteps(game, 0, viewer),
    text: over ? printGame(recordText(game), position) : null,
  })
}
