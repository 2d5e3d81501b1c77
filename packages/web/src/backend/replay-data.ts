/** A game as it was played. While it is under way, only what its one person may know, or what everybody may. */
import {
  accept,
  type GameEvent,
  type Result,
  replay,
  type Step,
  type Viewer,
  visibleStep,
  visibleSteps,
} from '@quayside/kernel'
import type { ReplayData, SeatOccupant } from '@quayside/table/session/messages.ts'
import { type LoadedGame, printGame, recordText } from './game-text.ts'

const positionsOf = ({ game, position }: LoadedGame): Result<unknown[]> => {
  const { rules, record } = game
  const start = position === null ? accept(undefined) : rules.position.read(position)
  if (!start.ok) return start
  const positions: unknown[] = []
  const played = replay(rules, record, (state) => positions.push(rules.copy(state)), start.value)
  return played.ok ? accept(positions) : played
}

/** Nothing is hidden in a game that is over. */
const allSteps = ({ game }: LoadedGame): Step<GameEvent>[] => game.moves.map(visibleStep)

/** The only person at the table, if there is one. */
const onlyPerson = (seats: readonly SeatOccupant[]): Viewer => {
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  return people.length === 1 ? (people[0] ?? 'spectator') : 'spectator'
}

export const createReplayData = (
  loaded: LoadedGame,
  seats: readonly SeatOccupant[],
  viewer: Viewer = onlyPerson(seats),
): Result<ReplayData> => {
  const positions = positionsOf(loaded)
  if (!positions.ok) return positions
  const { game, position } = loaded
  const { rules } = game
  const over = rules.outcome(game.state) !== null
  return accept({
    game: rules.game,
    seats,
    viewer,
    views: positions.value.map((state) => rules.position.write(over ? state : rules.view(state, viewer))),
    steps: over ? allSteps(loaded) : visibleSteps(game, 0, viewer),
    text: over ? printGame(recordText(game), position) : null,
  })
}
