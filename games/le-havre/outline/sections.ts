/** Sections of the outline, each line as a sentence and in a short form. */

import { wordingsOf } from '@quayside/game/outline/parser/tokenize.ts'
import {
  BRIEF,
  closed,
  type Outline,
  open,
  type SectionLine,
  section,
  type TextSection,
} from '@quayside/game/outline/text-view.ts'
import { refusalText } from '../language/index.ts'
import {
  forecast,
  locationOf,
  offerAmount,
  TOWN,
  type UpcomingRoundEnd,
  type UpcomingTurn,
  upcomingTurns,
} from '../queries/index.ts'
import { BUILDINGS, type Building, OFFERS, SHIPS, SUPPLY_TILES, shipWord, TOKENS } from '../rules/index.ts'
import { whyNotBuildable } from '../table/view-models/affordances.ts'
import {
  harbour,
  proposalPiles,
  shipPiles,
  specialPile,
  townBuildsNext,
} from '../table/view-models/card-piles.ts'
import { turnSentence } from '../table/view-models/turn-ribbon.ts'
import { visit } from '../table/view-models/visit-preview.ts'
import { buildingShort, everybody, goodsPart, ownPart, secretsPart } from './player-sections.ts'
import { nowOf, stageOf, titleOf } from './summary.ts'
import type { TextContext } from './text-context.ts'

const below = (cards: number): string => (cards > 0 ? ` +${cards}` : '')

const offersSummary = ({ view, text, texts }: TextContext): string => {
  const offered = OFFERS.map((token, offer) => ({ token, amount: offerAmount(view, offer) })).filter(
    ({ amount }) => amount > 0,
  )
  return offered.length === 0
    ? text('lh.offers.none')
    : text('lh.offers.short', {
        tokens: texts.game.tokens(offered),
        all: offered.length === OFFERS.length ? 'yes' : 'no',
      })
}

const offersPart = (context: TextContext): TextSection => {
  const { view, me, text, texts } = context
  const { adds, unknown } = forecast(view, me)
  return section({
    key: 'o',
    title: texts.board('zone.offers'),
    wordings: wordingsOf(texts.board('zone.offers'), text('names.offers')),
    lines: OFFERS.map((token, offer) => {
      const good = texts.game.names.tokens[TOKENS[token] ?? 'franc'].name
      const amount = offerAmount(view, offer)
      return open(
        texts.board('offer.sentence', {
          good,
          amount,
          adds: adds[offer] ?? 0,
          unsure: unknown > 0 ? 'yes' : 'no',
        }),
        [`${good} ${amount}`],
        amount === 0 ? 'empty' : 'open',
      )
    }),
    summary: [offersSummary(context)],
  })
}

const ownerOf = (card: number, { view, displayNames, texts }: TextContext): string => {
  const location = locationOf(view, card)
  return location === TOWN ? texts.board('town') : (displayNames[location] ?? '')
}

const feeText = (fee: Building['fee'], { texts }: TextContext): string =>
  fee.length === 0
    ? texts.board('building.free')
    : texts.game.list(
        fee.map((terms) =>
          'food' in terms ? texts.game.count('food', terms.food) : texts.game.count('franc', terms.francs),
        ),
        'or',
      )

/** The buildings that can be entered with their fees, and the number of the others. */
const harbourSummary = (context: TextContext): string => {
  const { view, me, text, texts, brief } = context
  const cards = harbour(view, me)
  const entered = cards.flatMap((card) => {
    const building = BUILDINGS[card]
    if (building === undefined || visit(view, me, card).refusal !== null) return []
    const name = texts.game.building(building.name).plain
    return [brief('with-details', { name, details: feeText(building.fee, context) })]
  })
  return text('lh.harbor.short', {
    open: entered.length,
    cards: texts.game.list(entered, 'and'),
    // When none can be entered, the first sentence already says so.
    closed: entered.length === 0 ? 0 : cards.length - entered.length,
  })
}

/**
 * Buildings that can be entered first, then the others with the reason. The short form groups owned buildings by seat.
 */
const harbourPart = (context: TextContext): TextSection => {
  const { view, me, names, text, texts, brief } = context
  const lines = harbour(view, me).flatMap((card): readonly SectionLine[] => {
    const building = BUILDINGS[card]
    if (building === undefined) return []
    const name = texts.game.building(building.name).plain
    const short = locationOf(view, card) === TOWN ? [buildingShort(card, context)] : []
    const { refusal } = visit(view, me, card)
    if (refusal !== null) return [closed(name, refusalText(refusal, texts.game, names), context, short)]
    return [
      open(
        text('lh.building', {
          building: name,
          owner: ownerOf(card, context),
          fee: feeText(building.fee, context),
        }),
        short,
      ),
    ]
  })
  return section({
    key: 'h',
    title: texts.board('zone.harbour'),
    label: brief('town'),
    wordings: wordingsOf(texts.board('zone.harbour'), text('names.harbour')),
    lines: [
      ...lines.filter(({ mark }) => mark !== 'closed'),
      ...lines.filter(({ mark }) => mark === 'closed'),
    ],
    brief: BRIEF,
    summary: context.seat === null ? [] : [harbourSummary(context)],
  })
}

const turnShort = (
  { round, tile, interest, seat }: UpcomingTurn,
  { names, texts, brief }: TextContext,
): string => {
  if (round === null) return names[seat] ?? ''
  if (tile === null) return '?'
  const goods = (SUPPLY_TILES[tile]?.goods ?? [])
    .map((token) => texts.game.names.tokens[token].name)
    .join('+')
  return interest === true ? brief('tile.interest', { goods }) : goods
}

/** The short form lists turns only until every supply tile has come once. */
const turnsPart = (context: TextContext): TextSection => {
  const { view, displayNames, text, texts, brief } = context
  const turns = upcomingTurns(view).flatMap((coming) =>
    coming.kind === 'turn' && coming.when !== 'done' ? [coming] : [],
  )
  return section({
    key: 't',
    title: texts.board('ribbon'),
    label: brief('supply'),
    wordings: wordingsOf(texts.board('ribbon'), text('names.turns')),
    lines: turns.map((turn, place) =>
      open(
        turnSentence(turn, displayNames[turn.seat] ?? '', texts),
        place < SUPPLY_TILES.length ? [turnShort(turn, context)] : [],
        turn.when === 'now' ? 'now' : 'open',
      ),
    ),
    brief: 5,
  })
}

const proposalLine = ([card, ...others]: readonly number[], context: TextContext): SectionLine => {
  const { view, me, names, text, texts, brief } = context
  if (card === undefined) return open(texts.board('proposals.empty'), [brief('empty')], 'empty')
  const building = texts.game.building(BUILDINGS[card]?.name ?? '')
  const short = [`${buildingShort(card, context)}${below(others.length)}`]
  const refusal = whyNotBuildable(view, me, card)
  return refusal === null
    ? open(
        text('lh.proposal', { building, cost: texts.game.tokens(BUILDINGS[card]?.printedCost ?? []) }),
        short,
      )
    : closed(building.plain, refusalText(refusal, texts.game, names), context, short)
}

/** The pile of special buildings as far as the viewer knows it. */
const specialLines = ({ view, text, texts, brief }: TextContext): readonly SectionLine[] => {
  const { cards, next } = specialPile(view)
  if (cards.length === 0 && next === null) return []
  const known = cards.flatMap(({ card }) =>
    card === null ? [] : [texts.game.building(BUILDINGS[card]?.name ?? '').plain],
  )
  const hidden = cards.length - known.length
  return [
    {
      ...open(
        text('pair', {
          name: texts.board('special.title'),
          value:
            next === null ? texts.board('special.none') : texts.board('special.next', { round: next.round }),
        }),
        [...known, ...(hidden > 0 ? [brief('face-down', { cards: hidden })] : [])],
      ),
      under: brief('special'),
    },
  ]
}

/** The top cards, and which of them can be built. */
const proposalsSummary = (context: TextContext): readonly string[] => {
  const { view, me, text, texts } = context
  const tops = proposalPiles(view).flatMap(({ cards }) => cards.slice(0, 1))
  const listed = (cards: readonly number[]): string =>
    texts.game.list(
      cards.map((card) => texts.game.building(BUILDINGS[card]?.name ?? '').plain),
      'and',
    )
  const buildable = tops.filter((card) => whyNotBuildable(view, me, card) === null)
  return tops.length === 0
    ? []
    : [
        text('lh.proposals.short', {
          cards: listed(tops),
          ready: buildable.length,
          buildable: listed(buildable),
        }),
      ]
}

const proposalsPart = (context: TextContext): TextSection => {
  const { view, text, texts } = context
  const next = townBuildsNext(view)
  return section({
    key: 'b',
    title: texts.board('zone.proposals'),
    wordings: wordingsOf(texts.board('zone.proposals'), text('names.proposals')),
    lines: [
      ...proposalPiles(view).map(({ cards }) => proposalLine(cards, context)),
      ...(next === null
        ? []
        : [
            open(
              text('lh.town-builds', {
                round: next.round,
                building: texts.game.building(BUILDINGS[next.card]?.name ?? ''),
              }),
            ),
          ]),
      ...specialLines(context),
    ],
    summary: context.seat === null ? [] : proposalsSummary(context),
  })
}

const shipTitle = (ship: number, terms: readonly string[], { texts, brief }: TextContext): string => {
  const { type = 'wooden', value = 0 } = SHIPS[ship] ?? {}
  const kind = `${texts.game.names.shipTypes[type].kind} ${value}`
  return brief('with-details', {
    name: texts.game.ship(shipWord(ship)).plain,
    details: [kind, ...terms].join(brief('comma')),
  })
}

const shipsPart = (context: TextContext): TextSection => {
  const { view, text, texts, brief } = context
  return section({
    key: 's',
    title: texts.board('zone.ships'),
    wordings: wordingsOf(texts.board('zone.ships'), text('names.ships')),
    lines: shipPiles(view).map(({ type, top, left, arriving, firstRound, price }) => {
      const { name } = texts.game.names.shipTypes[type]
      if (top === null)
        return open(
          text('pair', {
            name,
            value:
              firstRound === null
                ? texts.board('ship.none')
                : texts.board('ship.round', { round: firstRound }),
          }),
        )
      const terms = price === null ? brief('not-for-sale') : texts.game.count('franc', price)
      return open(
        texts.board('ship.pile', {
          type: name,
          ship: texts.game.ship(shipWord(top)),
          value: SHIPS[top]?.value ?? 0,
          left,
          arrives: (arriving === null ? null : SHIPS[arriving]?.value) ?? 0,
        }),
        [`${shipTitle(top, [terms], context)}${below(left - 1)}`],
      )
    }),
  })
}

const roundEnd = ({ round, brings }: UpcomingRoundEnd, context: TextContext): readonly SectionLine[] => {
  const { text, texts, brief } = context
  const { board, game } = texts
  const ship = SHIPS[brings.card]
  const food = game.count('food', brings.food)
  const harvest = { harvest: brings.harvest ? 'yes' : 'no' } as const
  const town = { town: brings.townGets }
  return [
    open(text('pair', { name: board('ribbon.round', { round }), value: board('round.food', { food }) }), [
      food,
    ]),
    open(board('round.harvest', harvest), [brief('harvest', harvest)]),
    open(board('round.town', town), brings.townGets === 'none' ? [] : [brief('town-gets', town)]),
    ...(ship === undefined
      ? []
      : [
          open(
            board('round.ship', {
              type: game.names.shipTypes[ship.type].kind,
              ship: game.ship(shipWord(brings.card)),
              value: ship.value,
            }),
            [brief('then', { ship: shipTitle(brings.card, [], context) })],
          ),
        ]),
  ]
}

const roundEndPart = (context: TextContext): TextSection => {
  const { view, text, texts, brief } = context
  const end = upcomingTurns(view).find((coming) => coming.kind === 'round-end')
  return section({
    key: 'r',
    title: text('lh.round-end'),
    label: brief('round-end'),
    wordings: wordingsOf(text('lh.round-end'), text('names.round-end')),
    lines: end?.kind === 'round-end' ? roundEnd(end, context) : [open(texts.board('round.final'))],
  })
}

const partsOf = (context: TextContext): readonly TextSection[] => [
  everybody(context),
  offersPart(context),
  goodsPart(context),
  harbourPart(context),
  turnsPart(context),
  ownPart(context),
  proposalsPart(context),
  shipsPart(context),
  roundEndPart(context),
  ...secretsPart(context),
]

export const outlineOf = (context: TextContext): Outline => ({
  game: context.texts.game.names.title,
  title: titleOf(context),
  stage: stageOf(context),
  now: nowOf(context),
  sections: partsOf(context),
})
