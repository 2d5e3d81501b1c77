/** Outline sections for the players, the viewer's own area and private cards. */

import { wordingsOf } from '@quayside/game/outline/parser/tokenize.ts'
import type { GridRow, SeatBrief, TextSection } from '@quayside/game/outline/text-view.ts'
import { BRIEF, open, playersSection, rowOf, section } from '@quayside/game/outline/text-view.ts'
import { activeSeat, discOf, isModernised, owes, players, stock } from '../queries/index.ts'
import {
  BUILDINGS,
  CONSTANTS,
  leHavre,
  type PositionLiteral,
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  SHIPS,
  shipWord,
  TOKENS,
} from '../rules/index.ts'
import { ownerAndVisitors } from '../table/view-models/card-piles.ts'
import { type SeatSummary, seatSummaries } from '../table/view-models/seat-summary.ts'
import type { TextContext } from './text-context.ts'

/** A building with its price and its visitors. */
export const buildingShort = (card: number, { view, texts, brief }: TextContext): string => {
  const { name = '', price = null } = BUILDINGS[card] ?? {}
  const marks = [
    price === null ? brief('not-for-sale') : `${price}`,
    ...(isModernised(view, card) ? [brief('modernised')] : []),
    ...ownerAndVisitors(view, card).inside.map((seat) => `●${seat + 1}`),
  ]
  return brief('with-details', { name: texts.game.building(name).plain, details: marks.join(' ') })
}

const seatBrief = (
  { seat, francs, loans, total, buildings, ships }: SeatSummary,
  context: TextContext,
): SeatBrief => {
  const { view, text, texts, brief } = context
  const { game } = texts
  const disc = BUILDINGS[discOf(view, seat)]
  const owed = owes(view, seat)
  const goods = TOKENS.flatMap((name, token) => {
    const amount = stock(view, seat, token)
    return name === 'franc' || amount === 0 ? [] : [`${game.names.tokens[name].name} ${amount}`]
  })
  return {
    isAsked: leHavre.deciders(view).includes(seat),
    summary: [
      game.count('franc', francs),
      ...(loans > 0 ? [game.count('loan', loans)] : []),
      brief('worth', { francs: total }),
      disc === undefined ? text('person.home') : brief('in', { building: game.building(disc.name).plain }),
      ...(owed > 0 ? [brief('owes', { food: game.count('food', owed) })] : []),
    ],
    holds: [
      { label: brief('goods'), items: goods.length === 0 ? [brief('none')] : goods },
      { label: brief('buildings'), items: buildings.map((card) => buildingShort(card, context)) },
      { label: brief('ships'), items: ships.map((card) => game.ship(shipWord(card)).plain) },
    ],
  }
}

const discText = (seat: number, { view, text, texts }: TextContext): string => {
  const card = BUILDINGS[discOf(view, seat)]
  return card === undefined ? text('person.home') : texts.game.building(card.name).plain
}

const rowsOf = (context: TextContext): readonly GridRow[] => {
  const { view, texts, brief } = context
  const [seats, first] = [players(view), activeSeat(view)]
  return seatSummaries(view)
    .map((standing) => {
      const { seat, total, francs, food, energy, loans, feeding } = standing
      return rowOf(
        seat,
        [
          `${total}`,
          `${francs}`,
          feeding !== null && feeding.short > 0
            ? brief('with-details', {
                name: `${food}`,
                details: texts.board('seat.short', { food: texts.game.count('food', feeding.short) }),
              })
            : `${food}`,
          `${energy}`,
          `${loans}`,
          discText(seat, context),
        ],
        seatBrief(standing, context),
        context,
      )
    })
    .toSorted((one, other) => ((one.seat - first + seats) % seats) - ((other.seat - first + seats) % seats))
}

const COLUMNS = [
  ['fortune', false],
  ['francs', false],
  ['food', false],
  ['energy', true],
  ['loans', true],
  ['person', true],
] as const

export const everybody = (context: TextContext): TextSection =>
  playersSection(
    COLUMNS.map(([column, minor]) => ({ title: context.text(`column.${column}`), minor })),
    rowsOf(context),
    context,
  )

export const goodsPart = ({ view, me, text, texts }: TextContext): TextSection => {
  const lines = TOKENS.flatMap((name, token) => {
    const amount = stock(view, me, token)
    return amount > 0 ? [open(texts.game.count(name, amount))] : []
  })
  return section({
    key: 'g',
    title: text('lh.goods'),
    wordings: wordingsOf(text('lh.goods'), text('names.goods')),
    lines: lines.length === 0 ? [open(text('lh.goods.none'))] : lines,
  })
}

export const ownPart = ({ view, me, text, texts }: TextContext): TextSection => {
  const { board, game } = texts
  const standing = seatSummaries(view)[me]
  const buildings = (standing?.buildings ?? []).map((card) =>
    open(
      text('lh.building.own', {
        building: game.building(BUILDINGS[card]?.name ?? ''),
        value: BUILDINGS[card]?.value ?? 0,
      }),
    ),
  )
  const ships = (standing?.ships ?? []).flatMap((card) => {
    const ship = SHIPS[card]
    if (ship === undefined) return []
    const food = SHIP_TYPE_RECORDS[SHIP_TYPES.indexOf(ship.type)]?.food[players(view) - 1] ?? 0
    return [
      open(
        board('mine.ship', {
          ship: game.ship(shipWord(card)),
          type: game.names.shipTypes[ship.type].kind,
          value: ship.value,
          food: game.count('food', food),
        }),
      ),
    ]
  })
  const loans = standing?.loans ?? 0
  return section({
    key: 'y',
    title: text('lh.own'),
    wordings: wordingsOf(text('lh.own'), text('names.own')),
    lines: [
      ...(buildings.length === 0 ? [open(board('mine.no-buildings'))] : buildings),
      ...(ships.length + loans === 0 ? [open(board('mine.no-ships'))] : ships),
      ...(loans > 0
        ? [
            open(
              board('mine.loan', {
                loans: game.count('loan', loans),
                francs: game.count('franc', CONSTANTS.loanRepay),
              }),
            ),
          ]
        : []),
    ],
    brief: BRIEF,
  })
}

/** Special buildings that only the viewer knows; no section if there are none. */
export const secretsPart = ({ view, viewer, texts, brief }: TextContext): readonly TextSection[] => {
  if (viewer === 'spectator') return []
  const { special = [], seats = {} } = leHavre.position.write(view) as PositionLiteral
  const { hand = [], either = [], knows = [] } = seats[`${viewer + 1}`] ?? {}
  const named = (cards: readonly (string | null)[]): readonly string[] =>
    cards.flatMap((card) => (card === null ? [] : [texts.game.building(card).plain]))
  const known = knows.flatMap((place) =>
    named([special[place - 1] ?? null]).map((name) => `${place}. ${name}`),
  )
  const lines = (
    [
      ['hand', named(hand)],
      ['top-cards', known],
      ['either', named(either)],
    ] as const
  ).flatMap(([id, cards]) => {
    if (cards.length === 0) return []
    const line = brief(id, { cards: cards.join(brief('comma')) })
    return [open(line, [line])]
  })
  if (lines.length === 0) return []
  return [
    section({
      key: 'k',
      title: brief('secrets'),
      wordings: wordingsOf(brief('secrets'), brief('names.secrets')),
      secret: true,
      lines,
    }),
  ]
}
