/** Text topics for cards: description, possible actions, and the refusals of impossible ones. */

import { wordingsOf } from '@quayside/game/outline/parser/tokenize.ts'
import type { TextTopic } from '@quayside/game/outline/text-view.ts'
import { sentence } from '@quayside/texts'
import { buildingLines, refusalText, shipLines } from '../language/index.ts'
import { cardInPlay, inPlay, players, shipLocation, topShip } from '../queries/index.ts'
import { BUILDINGS, SHIPS, shipWord } from '../rules/index.ts'
import type { BoardItem } from '../table/state/selection.ts'
import {
  type Affordance,
  affordancesOf,
  whyNotBuildable,
  whyNotLaunchable,
} from '../table/view-models/affordances.ts'
import { isOnPile, isShipOnPile, ownerAndVisitors } from '../table/view-models/card-piles.ts'
import { actionOf, type TextContext } from './text-context.ts'

const whereIs = (card: number, { view, viewer, displayNames, texts }: TextContext): readonly string[] => {
  const { board } = texts
  const { owner, inside } = ownerAndVisitors(view, card)
  const parameters = (seat: number) =>
    ({ player: displayNames[seat] ?? '', you: seat === viewer ? 'yes' : 'no' }) as const
  return [
    isOnPile(view, card)
      ? board('status.proposal')
      : owner === null
        ? board('status.town')
        : board('status.owner', parameters(owner)),
    ...inside.map((seat) => board('status.inside', parameters(seat))),
  ]
}

const whyNotBuilt = (card: number, { view, seat, names, text, texts }: TextContext): readonly string[] => {
  if (seat === null || !isOnPile(view, card)) return []
  const refusal = whyNotBuildable(view, seat, card)
  return [refusal === null ? text('lh.buildable') : refusalText(refusal, texts.game, names)]
}

/** A building with its description and where it is. */
const describedBuilding = (
  card: number,
  where: () => readonly string[],
  { texts }: TextContext,
): TextTopic => {
  const building = BUILDINGS[card]
  const name = texts.game.building(building?.name ?? '').plain
  return {
    name,
    wordings: wordingsOf(
      name,
      texts.game.names.buildings[building?.name ?? '']?.name ?? name,
      building?.name ?? name,
    ),
    describe: () => [
      sentence(name, texts.locale),
      ...(building === undefined ? [] : buildingLines(building, texts.game)),
      ...where(),
    ],
    where,
  }
}

const buildingTopic = (card: number, context: TextContext): TextTopic => {
  const where = (): readonly string[] => whereIs(card, context)
  return {
    ...describedBuilding(card, where, context),
    why: () =>
      actionLines({ kind: 'building', card }, () => [...where(), ...whyNotBuilt(card, context)], context),
  }
}

const shipTopic = (card: number, context: TextContext): TextTopic => {
  const { view, seat, names, displayNames, text, texts } = context
  const name = texts.game.ship(shipWord(card)).plain
  const ship = SHIPS[card]
  const owner = (): readonly string[] =>
    isShipOnPile(view, card)
      ? []
      : [
          texts.board('status.owner', {
            player: displayNames[shipLocation(view, card)] ?? '',
            you: shipLocation(view, card) === seat ? 'yes' : 'no',
          }),
        ]
  const launch = (): readonly string[] => {
    if (seat === null || !isShipOnPile(view, card)) return []
    const refusal = whyNotLaunchable(view, seat, card)
    return [refusal === null ? text('lh.buildable') : refusalText(refusal, texts.game, names)]
  }
  return {
    name,
    wordings: wordingsOf(name, shipWord(card)),
    describe: () => [
      sentence(name, texts.locale),
      ...(ship === undefined ? [] : shipLines(ship, players(view), texts.game)),
      ...owner(),
    ],
    why: () => actionLines({ kind: 'ship', card }, () => [...owner(), ...launch()], context),
  }
}

/** Ships that a seat owns, and the top ship of each pile. */
const shipsSeen = ({ view }: TextContext): readonly number[] =>
  SHIPS.flatMap((_, card) => {
    const location = shipLocation(view, card)
    const isTop = [0, 1, 2, 3].some((type) => topShip(view, type) === card)
    return location >= 0 && (location < players(view) || isTop) ? [card] : []
  })

/** Topics for all visible buildings and ships. */
export const cardTopics = (context: TextContext): readonly TextTopic[] => {
  const { view } = context
  const cards = Array.from({ length: inPlay(view) }, (_, place) => cardInPlay(view, place))
  return [
    ...cards.map((card) => buildingTopic(card, context)),
    ...shipsSeen(context).map((card) => shipTopic(card, context)),
  ]
}

/** Topics for the buildings that are not in play: left out of this game, or face down. */
export const topicsNotInPlay = (context: TextContext): readonly TextTopic[] => {
  const { view, texts, names } = context
  const seen = new Set(Array.from({ length: inPlay(view) }, (_, place) => cardInPlay(view, place)))
  return BUILDINGS.flatMap(({ name }, card) => {
    if (seen.has(card)) return []
    const where = (): readonly string[] => [
      refusalText({ code: 'not-in-play', params: { building: name } }, texts.game, names),
    ]
    return [{ ...describedBuilding(card, where, context), why: where }]
  })
}

export const list = (items: readonly string[], { texts }: TextContext): string =>
  texts.game.list(items, 'and')

const possible = (affordances: readonly Affordance[], context: TextContext): readonly string[] => {
  const now = affordances.filter(({ refusal }) => refusal === null)
  return now.length === 0
    ? []
    : [
        context.text('possible', {
          commands: list(
            now.map(({ command }) => actionOf(command, context).text),
            context,
          ),
        }),
      ]
}

const refused = (affordances: readonly Affordance[], context: TextContext): readonly string[] =>
  affordances.flatMap(({ command, refusal }) =>
    refusal === null
      ? []
      : [
          context.text('refused', {
            text: actionOf(command, context).text,
            why: refusalText(refusal, context.texts.game, context.names),
          }),
        ],
  )

export const actionLines = (
  item: BoardItem,
  more: () => readonly string[],
  context: TextContext,
): readonly string[] => {
  const { view, seat } = context
  if (seat === null) return [context.text('watching')]
  const affordances = affordancesOf(view, seat, item)
  const said = [...possible(affordances, context), ...refused(affordances, context)]
  return [...said, ...more().filter((line) => !said.some((earlier) => earlier.includes(line)))]
}
