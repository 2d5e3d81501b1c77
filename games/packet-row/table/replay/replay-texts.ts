/** Texts of a Packet Row replay. */

import type { People, ReplayTexts } from '@quayside/game'
import type { Seat, Viewer } from '@quayside/kernel'
import { type TableTexts, useTexts } from '@quayside/table/page/texts.ts'
import { adviceText } from '@quayside/texts'
import { useMemo } from 'react'
import { eventText, notationText, outcomeText, type Reason, reasonText } from '../../language/index.ts'
import {
  areaAsked,
  askedSeat,
  LAST_DELIVERIES,
  masterOf,
  PHASES,
  phaseIndex,
  roundNumber,
} from '../../queries/index.ts'
import { AREAS, type Event, type PositionLiteral, packetRow, type State } from '../../rules/index.ts'
import { type PacketRowTexts, usePacketRowTexts } from '../state/texts.ts'
import { isLogged } from '../view-models/log.ts'
import { differenceTexts } from './differences.ts'
import type { AreaOpened } from './played-game.ts'

const when = (
  view: State,
  { viewer, names }: People,
  { replay }: TableTexts,
  { packet }: PacketRowTexts,
): string => {
  const round = roundNumber(view)
  const whose = (seat: number): { player: string; you: 'yes' | 'no' } => ({
    player: names[seat] ?? '',
    you: seat === viewer ? 'yes' : 'no',
  })
  const area = AREAS[areaAsked(view)]
  switch (PHASES[phaseIndex(view)]) {
    case 'naming':
      return packet('when.naming', { round, ...whose(masterOf(view)) })
    case 'last-deliveries':
      return packet('when.last-deliveries')
    case 'over':
      return replay('when.over')
    default:
      return packet('when.asked', {
        round,
        area: area === undefined ? '' : packet(`area.${area}.short`),
        ...whose(askedSeat(view)),
      })
  }
}

/** The seat that reads, if one does. */
const readerOf = (viewer: Viewer): Seat | null => (viewer === 'spectator' ? null : viewer)

const speak = (texts: TableTexts, late: PacketRowTexts): ReplayTexts<State, Event, AreaOpened> => {
  const { replay } = texts
  const { game, packet } = late
  const points = (amount: number): string => game.count('point', amount)
  return {
    when: (view, people) => when(view, people, texts, late),
    stop: ({ seat, area }, { displayNames }) =>
      area === null
        ? packet('jump.naming', { player: displayNames[seat] ?? '' })
        : packet(`area.${area}.short`),
    afterwards: packet('when.last-deliveries'),
    turningPoint: (number, before) =>
      phaseIndex(before) >= LAST_DELIVERIES
        ? replay('review.turning.last', { number })
        : replay('review.turning.at', { number, round: roundNumber(before) }),
    highlight: (events, { names, viewer }) => {
      const event =
        events.find(({ kind }) => kind === 'delivered') ??
        events.find(({ kind }) => kind === 'took') ??
        events.find(isLogged)
      return event === undefined ? '' : eventText(event, game, names, readerOf(viewer))
    },
    move: (_seat, events, { names, viewer }) =>
      events
        .filter(isLogged)
        .map((event) => eventText(event, game, names, readerOf(viewer)))
        .join(' · '),
    event: (event, { names, viewer }) => eventText(event, game, names, readerOf(viewer)),
    command: (command) => notationText(command, game),
    // Bots of this game give reasons of this type.
    reason: (reason) => reasonText(reason as Reason, game),
    points,
    advice: ({ displayNames, viewer }) => adviceText(game, points, displayNames, readerOf(viewer)),
    result: (outcome, { names, viewer }) => outcomeText(outcome, game, names, readerOf(viewer)).result,
    differences: (before, after) => differenceTexts(before, after, game),
  }
}

export const useReplayTexts = (start: State): ReplayTexts<State, Event, AreaOpened> => {
  const texts = useTexts()
  const late = usePacketRowTexts()
  return useMemo(() => {
    const { deck } = (packetRow.position.write(start) as PositionLiteral).options
    return speak(texts, deck === undefined ? late : { ...late, game: late.game.withDeck(deck) })
  }, [texts, late, start])
}
