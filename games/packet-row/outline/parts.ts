/** The situation, part by part. */

import { ALL, closed, open, playersPart, rowOf } from '@quayside/game/outline/part.ts'
import type { Line, Part, Row } from '@quayside/game/outline/telling.ts'
import { sayingsOf } from '@quayside/game/outline/understanding/words-of.ts'
import { cardFace, cardOnOffer } from '../language/index.ts'
import { refillsLeft } from '../reading/index.ts'
import { AREAS, type Area } from '../rules/index.ts'
import { areaState, spaceName } from '../table/reading/area.ts'
import { handOf, type Stack } from '../table/reading/hand.ts'
import { standingOf } from '../table/reading/standing.ts'
import { missingText } from './missing.ts'
import { endSentence } from './situation.ts'
import type { Speaker } from './speaker.ts'

// ---- the players

const thisRound = (seat: number, { at, game, text }: Speaker): string => {
  const { piece = null, done = false } = at.seats[seat] ?? {}
  if (at.phase === 'last-deliveries' || at.phase === 'over') return done ? text('pr.done') : ''
  const area = AREAS.find((known) => piece?.startsWith(known))
  const now = area === undefined ? text('pr.waits') : text('pr.took', { area: game.area(area).plain })
  return at.master - 1 === seat ? text('pr.is-master', { now }) : now
}

/** In the order in which everybody is asked: the harbour master last. */
const rowsOf = (speaker: Speaker): readonly Row[] => {
  const { at, view, game } = speaker
  const seats = at.seats.length
  return at.seats.map((_, place) => {
    const seat = (at.master + place) % seats
    const { money, ships, cards } = standingOf(view, at, seat)
    const ports = ships.map((port) => game.names.destinations[port].name)
    return rowOf(
      seat,
      [
        game.count('dollar', money),
        thisRound(seat, speaker),
        ports.length === 0 ? game.say('list.nothing') : game.list(ports, 'and'),
        game.count('card', cards),
      ],
      speaker,
    )
  })
}

const COLUMNS = [
  ['money', false],
  ['round', false],
  ['ships', true],
  ['hand', true],
] as const

const everybody = (speaker: Speaker): Part =>
  playersPart(
    COLUMNS.map(([column, minor]) => ({ title: speaker.text(`pr.column.${column}`), minor })),
    rowsOf(speaker),
    speaker,
  )

// ---- the areas

const KEYS = { guildhall: 'g', docks: 'd', market: 'm', bank: 'b' } as const

const spaceLine = (
  card: string | null,
  area: Area,
  space: number,
  { at, called, game, text }: Speaker,
): Line => {
  if (card !== null) return open(cardOnOffer(card, game))
  const seat = at.seats.findIndex(({ piece }) => piece === spaceName(area, 'current', space))
  const player = called[seat]
  return open(player === undefined ? text('pr.space.empty') : text('pr.space.taken', { player }))
}

const areaPart = (area: Area, speaker: Speaker): Part => {
  const { at, view, game, text } = speaker
  const board = at.boards[area]
  const future = board.future.flatMap((card) => (card === null ? [] : [cardOnOffer(card, game)]))
  const name = game.area(area).plain
  return {
    key: KEYS[area],
    title: name,
    sayings: sayingsOf(name, area),
    grid: null,
    lines: [
      open(text(`pr.area.${areaState(view, at, area)}`)),
      ...board.current.map((card, space) => spaceLine(card, area, space, speaker)),
      open(
        text('pr.future', {
          cards: future.length === 0 ? game.say('list.nothing') : game.list(future, 'and'),
        }),
      ),
      open(
        text('pr.deck', {
          cards: game.count('card', board.deck.length),
          refills: refillsLeft(view, AREAS.indexOf(area)),
        }),
      ),
      ...(board.dry ? [open(text('pr.dry'))] : []),
    ],
    brief: ALL,
  }
}

// ---- the own cards

const stackText = ({ card, count }: Stack, { game, text }: Speaker): string => {
  const face = cardFace(card, game)
  return count === 1 ? face : text('pr.several', { card: face, number: count })
}

const contractsPart = (speaker: Speaker): Part => {
  const { at, view, me, game, text } = speaker
  const { ready, waiting } = handOf(view, at, me)
  const lines: readonly Line[] = [
    ...ready.map((stack) => open(text('pr.deliverable', { contract: stackText(stack, speaker) }))),
    ...waiting.map((stack) =>
      closed(stackText(stack, speaker), missingText(stack.card, stack.missing, speaker), speaker),
    ),
  ]
  return {
    key: 'c',
    title: text('pr.contracts'),
    sayings: sayingsOf(text('pr.contracts'), text('names.contracts'), game.names.types.contract),
    grid: null,
    lines: lines.length === 0 ? [open(text('pr.contracts.none'))] : lines,
    brief: ALL,
  }
}

const handPart = (speaker: Speaker): Part => {
  const { at, view, me, text } = speaker
  const { goods, helpers, points, bank, ships } = handOf(view, at, me)
  const lines = [...goods, ...helpers, ...bank, ...points, ...ships].map((stack) =>
    open(stackText(stack, speaker)),
  )
  return {
    key: 'h',
    title: text('pr.hand'),
    sayings: sayingsOf(text('pr.hand'), text('names.hand')),
    grid: null,
    lines: lines.length === 0 ? [open(text('pr.hand.empty'))] : lines,
    brief: ALL,
  }
}

const endPart = (speaker: Speaker): Part => {
  const { text } = speaker
  return {
    key: 'e',
    title: text('pr.finish'),
    sayings: sayingsOf(text('pr.finish'), text('names.finish')),
    grid: null,
    lines: [open(endSentence(speaker))],
    brief: ALL,
  }
}

export const partsOf = (speaker: Speaker): readonly Part[] => [
  everybody(speaker),
  ...AREAS.map((area) => areaPart(area, speaker)),
  contractsPart(speaker),
  handPart(speaker),
  endPart(speaker),
]
