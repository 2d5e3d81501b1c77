/** Standings, bookmarks and log of a replay of Packet Row. */

import type { Bookmark, PlayedGame, RoundBookmarks } from '@quayside/game'
import type { Seat } from '@quayside/kernel'
import {
  areaAsked,
  LAST_DELIVERIES,
  masterOf,
  money,
  NAMING,
  phaseIndex,
  players,
  pointsOf,
  roundNumber,
} from '../../queries/index.ts'
import { AREAS, type Area, type Command, type Event, packetRow, type State } from '../../rules/index.ts'
import type { Step } from '../state/use-game.ts'
import { isLogged } from '../view-models/log.ts'
import { flightsOf } from '../view-models/token-flights.ts'

export interface AreaOpened extends Bookmark {
  /** The harbour master. */
  readonly seat: Seat
  /** Null while the harbour master still has to name an area. */
  readonly area: Area | null
}

interface Round extends RoundBookmarks<AreaOpened> {
  readonly stops: AreaOpened[]
}

/** The first round and area have no event. */
const firstRound = (start: State): Round => {
  const phase = phaseIndex(start)
  const area = phase === NAMING ? null : (AREAS[areaAsked(start)] ?? null)
  return phase >= LAST_DELIVERIES
    ? { round: null, stops: [{ position: 0, seat: masterOf(start), area: null }] }
    : { round: roundNumber(start), stops: [{ position: 0, seat: masterOf(start), area }] }
}

export const roundsOf = (start: State, steps: readonly Step[]): readonly RoundBookmarks<AreaOpened>[] => {
  const rounds = [firstRound(start)]
  let master = masterOf(start)
  for (const { moveNumber, events } of steps) {
    const position = moveNumber + 1
    for (const event of events)
      switch (event.kind) {
        case 'round-began':
          master = event.master
          rounds.push({ round: event.round, stops: [{ position, seat: master, area: null }] })
          break
        case 'area-named': {
          const { stops = [] } = rounds.at(-1) ?? {}
          // A forced choice of an area gets no bookmark of its own.
          if (stops.at(-1)?.position === position) stops.pop()
          stops.push({ position, seat: master, area: event.area })
          break
        }
        case 'last-round-over':
          rounds.push({ round: null, stops: [{ position, seat: master, area: null }] })
          break
        default:
          break
      }
  }
  return rounds
}

export const packetRowPlayed: PlayedGame<State, Command, Event, AreaOpened> = {
  rules: packetRow,
  // The points of a hand are hidden until the end.
  measure: (isOver) => (isOver ? 'points' : 'money'),
  standings: (view, measure) =>
    Array.from({ length: players(view) }, (_, seat) =>
      measure === 'money' ? money(view, seat) : pointsOf(view, seat),
    ),
  roundsOf,
  isLogged,
  isRoutine: ({ events }) => events.every((event) => !isLogged(event)),
  flightsOf,
}
