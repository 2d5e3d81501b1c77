/** Sections of the outline, each line as a sentence and in a short form. */

import { wordingsOf } from '@quayside/game/outline/parser/tokenize.ts'
import {
  type GridRow,
  type Outline,
  open,
  playersSection,
  rowOf,
  type SeatBrief,
  type SectionLine,
  section,
  type TextSection,
} from '@quayside/game/outline/text-view.ts'
import { sentence } from '@quayside/texts'
import { cardFace, cardOnOffer } from '../language/index.ts'
import { visitsUntilDry } from '../queries/index.ts'
import { AREAS, type Area, packetRow } from '../rules/index.ts'
import { areaState, spaceName } from '../table/view-models/area-state.ts'
import { handOf, type Stack } from '../table/view-models/hand.ts'
import { lacksOf } from '../table/view-models/option-cards.ts'
import { seatSummary } from '../table/view-models/seat-summary.ts'
import { endSentence, nowOf, stageOf, titleOf } from './summary.ts'
import type { TextContext } from './text-context.ts'

// ---- the players

const thisRound = (seat: number, { literal, game, text }: TextContext): string => {
  const { piece = null, done = false } = literal.seats[seat] ?? {}
  if (literal.phase === 'last-deliveries' || literal.phase === 'over') return done ? text('pr.done') : ''
  const area = AREAS.find((known) => piece?.startsWith(known))
  const now = area === undefined ? text('pr.waits') : text('pr.took', { area: game.area(area).plain })
  return literal.master - 1 === seat ? text('pr.is-master', { now }) : now
}

const seatBrief = (seat: number, context: TextContext): SeatBrief => {
  const { literal, view, game, brief } = context
  const { money = 0, hand = 0, ships = [], piece = null, done = false } = literal.seats[seat] ?? {}
  const isPlayed = literal.phase !== 'over' && literal.phase !== 'last-deliveries'
  const faces = (cards: readonly string[]): readonly string[] => cards.map((card) => cardFace(card, game))
  return {
    isAsked: packetRow.deciders(view).includes(seat),
    summary: [
      game.count('dollar', money),
      brief('in-hand', { cards: game.count('card', typeof hand === 'number' ? hand : hand.length) }),
      ...(isPlayed && literal.master === seat + 1 ? [brief('is-master')] : []),
      ...(piece === null ? [] : [brief('has-taken')]),
      ...(done && literal.phase === 'last-deliveries' ? [brief('done')] : []),
    ],
    holds: [
      { label: brief('ships'), items: faces(ships) },
      { label: brief('hand'), items: typeof hand === 'number' ? [] : faces(hand) },
    ],
  }
}

/** In asking order: the harbour master last. */
const rowsOf = (context: TextContext): readonly GridRow[] => {
  const { literal, view, game } = context
  const seats = literal.seats.length
  return literal.seats.map((_, place) => {
    const seat = (literal.master + place) % seats
    const { money, ships, cards } = seatSummary(view, literal, seat)
    const ports = ships.map((port) => game.names.destinations[port].name)
    return rowOf(
      seat,
      [
        game.count('dollar', money),
        thisRound(seat, context),
        ports.length === 0 ? game.say('list.nothing') : game.list(ports, 'and'),
        game.count('card', cards),
      ],
      seatBrief(seat, context),
      context,
    )
  })
}

const COLUMNS = [
  { column: 'money', minor: false, plain: true },
  { column: 'round', minor: false, plain: true },
  { column: 'ships', minor: true },
  { column: 'hand', minor: true },
] as const

const everybody = (context: TextContext): TextSection =>
  playersSection(
    COLUMNS.map(({ column, ...rest }) => ({ title: context.text(`pr.column.${column}`), ...rest })),
    rowsOf(context),
    context,
  )

// ---- the areas

const KEYS = { guildhall: 'g', docks: 'd', market: 'm', bank: 'b' } as const

/** The card on a space, or the piece of the seat that took it. */
const spaceShort = (
  card: string | null,
  area: Area,
  supply: 'current' | 'future',
  space: number,
  { literal, game, brief }: TextContext,
): string => {
  if (card !== null) return cardOnOffer(card, game)
  const seat = literal.seats.findIndex(({ piece }) => piece === spaceName(area, supply, space))
  return seat < 0 ? brief('empty') : `●${seat + 1}`
}

const ASKING: ReadonlySet<string> = new Set(['asking', 'deciding', 'last-choice'])

const spaceLine = (card: string | null, area: Area, space: number, context: TextContext): SectionLine => {
  const { literal, displayNames, game, text } = context
  const short = [spaceShort(card, area, 'current', space, context)]
  if (card !== null) return open(cardOnOffer(card, game), short)
  const player =
    displayNames[literal.seats.findIndex(({ piece }) => piece === spaceName(area, 'current', space))]
  return open(
    player === undefined ? text('pr.space.empty') : text('pr.space.taken', { player }),
    short,
    'empty',
  )
}

/** Whether the area can still be chosen, and the cards that can be taken there. */
const areaSummary = (area: Area, { literal, view, game, text }: TextContext): readonly string[] => {
  const cards = literal.boards[area].current.flatMap((card) =>
    card === null ? [] : [cardOnOffer(card, game)],
  )
  return [
    text(`pr.area.${areaState(view, literal, area)}`),
    sentence(cards.length === 0 ? game.say('list.nothing') : game.list(cards, 'and'), game.locale),
  ]
}

const areaPart = (area: Area, context: TextContext): TextSection => {
  const { literal, view, game, text, brief } = context
  const board = literal.boards[area]
  const under = brief('next')
  const future = board.future.flatMap((card) => (card === null ? [] : [cardOnOffer(card, game)]))
  const name = game.area(area).plain
  return section({
    key: KEYS[area],
    title: name,
    wordings: wordingsOf(name, area),
    isAsked: ASKING.has(literal.phase) && literal.area === area,
    lines: [
      open(text(`pr.area.${areaState(view, literal, area)}`)),
      ...board.current.map((card, space) => spaceLine(card, area, space, context)),
      {
        ...open(
          text('pr.future', {
            cards: future.length === 0 ? game.say('list.nothing') : game.list(future, 'and'),
          }),
          board.future.map((card, space) => spaceShort(card, area, 'future', space, context)),
        ),
        under,
      },
      {
        ...open(
          text('pr.deck', {
            cards: game.count('card', board.deck.length),
            visits: visitsUntilDry(view, AREAS.indexOf(area)),
          }),
          [brief('deck', { cards: board.deck.length, dry: board.dry ? 'yes' : 'no' })],
        ),
        under,
      },
      ...(board.dry ? [open(text('pr.dry'))] : []),
    ],
    summary: areaSummary(area, context),
  })
}

// ---- the own cards

const stackText = ({ card, count }: Stack, { game, text }: TextContext): string => {
  const face = cardFace(card, game)
  return count === 1 ? face : text('pr.several', { card: face, number: count })
}

const contractsPart = (context: TextContext): TextSection => {
  const { literal, view, me, game, text, brief } = context
  const { ready, waiting } = handOf(view, literal, me)
  const lines: readonly SectionLine[] = [
    ...ready.map((stack) => {
      const contract = stackText(stack, context)
      return open(text('pr.deliverable', { contract }), [contract])
    }),
    ...waiting.map((stack) => {
      const contract = stackText(stack, context)
      const lacks = lacksOf(stack.card, me, context)
      return open(
        game.sentences([sentence(contract, game.locale), sentence(lacks, game.locale)]),
        [contract],
        'closed',
      )
    }),
  ]
  return section({
    key: 'c',
    title: text('pr.contracts'),
    label: brief('contracts'),
    wordings: wordingsOf(text('pr.contracts'), text('names.contracts'), game.names.types.contract),
    secret: true,
    lines: lines.length === 0 ? [open(text('pr.contracts.none'))] : lines,
  })
}

const handPart = (context: TextContext): TextSection => {
  const { literal, view, me, text, brief } = context
  const { goods, helpers, points, bank, ships } = handOf(view, literal, me)
  // Ships are public and in front of their seat, so the short form lists them there.
  const lines = [
    ...[...goods, ...helpers, ...bank, ...points].map((stack) => {
      const line = stackText(stack, context)
      return open(line, [line])
    }),
    ...ships.map((stack) => open(stackText(stack, context))),
  ]
  return section({
    key: 'h',
    title: text('pr.hand'),
    label: brief('hand'),
    wordings: wordingsOf(text('pr.hand'), text('names.hand')),
    secret: true,
    lines: lines.length === 0 ? [open(text('pr.hand.empty'))] : lines,
  })
}

const endPart = (context: TextContext): TextSection => {
  const { literal, game, text, brief } = context
  const dry = AREAS.filter((area) => literal.boards[area].dry).length
  const discards = game.count('card', literal.discards.length)
  return section({
    key: 'e',
    title: text('pr.finish'),
    label: brief('end'),
    wordings: wordingsOf(text('pr.finish'), text('names.finish')),
    lines: [
      open(endSentence(context), [brief('dry-areas', { dry, of: literal.options.dryAreas })]),
      {
        ...open(text('pair', { name: brief('discards'), value: discards }), [discards]),
        under: brief('discards'),
      },
    ],
  })
}

const partsOf = (context: TextContext): readonly TextSection[] => [
  everybody(context),
  ...AREAS.map((area) => areaPart(area, context)),
  contractsPart(context),
  handPart(context),
  endPart(context),
]

export const outlineOf = (context: TextContext): Outline => ({
  game: context.game.names.title,
  title: titleOf(context),
  stage: stageOf(context),
  now: nowOf(context),
  sections: partsOf(context),
})
