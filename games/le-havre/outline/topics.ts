/** Text topics that a player can ask about. */

import { wordingsOf } from '@quayside/game/outline/parser/tokenize.ts'
import type { TextTopic } from '@quayside/game/outline/text-view.ts'
import { topic } from '@quayside/game/outline/text-view.ts'
import { energyHeld, loans, offerAmount, stock } from '../queries/index.ts'
import { BUILDINGS, ENERGY, FOOD, OFFERS, SHIP_VALUE, TOKENS, type TokenName } from '../rules/index.ts'
import { seatSummaries } from '../table/view-models/seat-summary.ts'
import { tokenUses } from '../table/view-models/token-uses.ts'
import { actionLines, cardTopics, list } from './card-topics.ts'
import { foodSentence } from './summary.ts'
import type { TextContext } from './text-context.ts'

export const topicsOf = (context: TextContext): readonly TextTopic[] => [
  ...topics(context),
  ...tokenTopics(context),
  ...cardTopics(context),
  ...seatTopics(context),
]

const seatTopics = (context: TextContext): readonly TextTopic[] => {
  const { view, names, displayNames, texts } = context
  const { board, game } = texts
  return seatSummaries(view).map((standing): TextTopic => {
    const {
      seat,
      total,
      rank,
      francs,
      food,
      energy,
      cargo,
      hammers,
      fishermen,
      loans: owed,
      buildings,
    } = standing
    return {
      name: displayNames[seat] ?? '',
      wordings: wordingsOf(names[seat] ?? '', displayNames[seat] ?? ''),
      describe: () => [
        board('seat.sentence', {
          player: displayNames[seat] ?? '',
          wealth: total,
          rank,
          francs: game.count('franc', francs),
          food: game.count('food', food),
          energy: game.count('energy', energy),
          cargo,
          hammers: game.count('hammer', hammers),
          fishermen: game.count('fisherman', fishermen),
          loans: game.count('loan', owed),
          buildings: buildings.length,
        }),
      ],
    }
  })
}

const topics = (context: TextContext): readonly TextTopic[] => {
  const { view, me, text, texts } = context
  return [
    topic(text('names.food'), () => foodSentence(context)),
    topic(text('names.energy'), () => [
      text('lh.energy', { energy: texts.game.count('energy', energyHeld(view, me)) }),
    ]),
    topic(text('names.fortune'), () => {
      const standing = seatSummaries(view)[me]
      return standing === undefined
        ? []
        : [texts.board('seat.fortune', { ...standing.wealth, loans: Math.abs(standing.wealth.loans) })]
    }),
    topic(text('names.loans'), () => [
      text('lh.loans', { loans: texts.game.count('loan', loans(view, me)) }),
      ...actionLines({ kind: 'loan' }, () => [], context),
    ]),
  ]
}

const cardNames = (cards: readonly number[], context: TextContext): string =>
  list(
    cards.map((card) => context.texts.game.building(BUILDINGS[card]?.name ?? '').plain),
    context,
  )

const sources = (name: TokenName, context: TextContext): readonly string[] => {
  const { view, text, texts } = context
  const { offer, from, to, builds } = tokenUses(view, name)
  return [
    ...(offer === null
      ? []
      : [text('lh.offer', { tokens: texts.game.count(name, offerAmount(view, offer)) })]),
    from.length === 0 ? text('lh.nowhere') : text('lh.from', { cards: cardNames(from, context) }),
    ...(to.length === 0 ? [] : [text('lh.used-by', { cards: cardNames(to, context) })]),
    ...(builds.length === 0 ? [] : [text('lh.builds', { cards: cardNames(builds, context) })]),
  ]
}

const tokenTopic = (name: TokenName, token: number, context: TextContext): TextTopic => {
  const { view, me, text, texts } = context
  const { game, board } = texts
  const { name: title, kind } = game.names.tokens[name]
  const offer = OFFERS.indexOf(token)
  return {
    name: title,
    wordings: wordingsOf(title, kind, name.replace('_', ' ')),
    describe: () => [
      text('have', { tokens: game.count(name, stock(view, me, token)) }),
      board('token.worth', {
        food: FOOD[token] ?? 0,
        energy: ENERGY[token] ?? 0,
        value: SHIP_VALUE[token] ?? 0,
      }),
      ...sources(name, context),
    ],
    ...(offer < 0 ? {} : { why: () => actionLines({ kind: 'offer', offer }, () => [], context) }),
    where: () => sources(name, context),
  }
}

const tokenTopics = (context: TextContext): readonly TextTopic[] =>
  TOKENS.map((name, token) => tokenTopic(name, token, context))
