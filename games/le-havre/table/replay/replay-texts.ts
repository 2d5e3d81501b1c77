/** Texts of a Le Havre replay. */

import type { People, ReplayTexts } from '@quayside/game'
import type { Seat, Viewer } from '@quayside/kernel'
import { adviceText } from '@quayside/texts'
import { useMemo } from 'react'
import {
  actionText,
  commandContext,
  eventText,
  notationText,
  outcomeText,
  type Reason,
  reasonText,
  seatOf,
} from '../../language/index.ts'
import { activeSeat, phaseOf, roundIndex } from '../../queries/index.ts'
import type { Event, EventKind, State } from '../../rules/index.ts'
import { type GameTexts, useGameTexts } from '../state/texts.ts'
import { isLogged } from '../view-models/log.ts'
import { differenceTexts } from './differences.ts'
import type { TurnBegun } from './played-game.ts'

const when = (view: State, { viewer, names }: People, { board, replay }: GameTexts): string => {
  const seat = activeSeat(view)
  const whose = { player: names[seat] ?? '', you: seat === viewer ? 'yes' : 'no' } as const
  const round = roundIndex(view) + 1
  switch (phaseOf(view)) {
    case 'turns':
    case 'interest':
      return board('when.turn', { round, ...whose })
    case 'feeding':
      return board('when.round-end', { round })
    case 'final':
      return board('when.final', whose)
    case 'over':
      return replay('when.over')
  }
}

/** Kinds of events that sum up a move, the most important first. */
const REMEMBERED: readonly EventKind[] = [
  'ship-built',
  'built',
  'modernised',
  'shipped',
  'ship-bought',
  'bought',
  'loans-taken',
  'entered',
  'offer-taken',
  'sold',
  'ship-sold',
]

const remembered = (events: readonly Event[]): Event | undefined => {
  for (const kind of REMEMBERED) {
    const event = events.find((one) => one.kind === kind)
    // Goods are shipped one by one, so the building stands for all of them.
    if (event?.kind === 'shipped') return events.find((one) => one.kind === 'entered') ?? event
    if (event !== undefined) return event
  }
  return events.find(({ kind }) => kind !== 'turn-begins')
}

type Run = readonly [Event, ...Event[]]

/** Events of one seat after another, in runs; an event of nobody stands alone. */
const bySeat = (events: readonly Event[]): readonly Run[] => {
  const runs: [Event, ...Event[]][] = []
  for (const event of events) {
    const last = runs.at(-1)
    const seat = seatOf(event)
    if (last !== undefined && seat !== null && seatOf(last[0]) === seat) last.push(event)
    else runs.push([event])
  }
  return runs
}

/** The seat that reads, if one does. */
const readerOf = (viewer: Viewer): Seat | null => (viewer === 'spectator' ? null : viewer)

const speak = (texts: GameTexts): ReplayTexts<State, Event, TurnBegun> => {
  const { board, replay, game } = texts
  const points = (francs: number): string => game.count('franc', francs)
  const eventLine = (event: Event, { names, viewer }: People): string =>
    eventText(event, game, names, readerOf(viewer))
  return {
    when: (view, people) => when(view, people, texts),
    stop: ({ turn, seat }, { displayNames }) =>
      board('jump.turn', { turn, player: displayNames[seat] ?? '' }),
    afterwards: board('jump.final'),
    turningPoint: (number, before) =>
      phaseOf(before) === 'final'
        ? replay('review.turning.final', { number })
        : replay('review.turning.at', { number, round: roundIndex(before) + 1 }),
    highlight: (events, people) => {
      const event = remembered(events)
      return event === undefined ? '' : eventLine(event, people)
    },
    event: eventLine,
    move: (seat, events, { names, viewer }) =>
      bySeat(events.filter(isLogged))
        .map((run) =>
          actionText(run, game, names, { isNamed: seatOf(run[0]) !== seat, you: readerOf(viewer) }),
        )
        .join(' · '),
    command: (command, before, names) => notationText(command, game, commandContext(before, names)),
    // Bots of this game give reasons of this type.
    reason: (reason) => reasonText(reason as Reason, game),
    points,
    advice: ({ displayNames, viewer }) => adviceText(game, points, displayNames, readerOf(viewer)),
    result: (outcome, { names, viewer }) => outcomeText(outcome, game, names, readerOf(viewer)).result,
    differences: (before, after) => differenceTexts(before, after, texts),
  }
}

export const useReplayTexts = (): ReplayTexts<State, Event, TurnBegun> => {
  const texts = useGameTexts()
  return useMemo(() => speak(texts), [texts])
}
