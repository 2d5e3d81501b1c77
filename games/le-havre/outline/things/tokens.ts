import { sayingsOf } from '@quayside/game/outline/parser/tokenize.ts'
import type { TextTopic } from '@quayside/game/outline/text-view.ts'
import { offerAmount, stock } from '../../reading/index.ts'
import { BUILDINGS, ENERGY, FOOD, OFFERS, SHIP_VALUE, TOKENS, type TokenName } from '../../rules/index.ts'
import { tokenUses } from '../../table/reading/look-up.ts'
import type { TextContext } from '../speaker.ts'
import { list, whyOf } from './doing.ts'

const cardNames = (cards: readonly number[], speaker: TextContext): string =>
  list(
    cards.map((card) => speaker.words.game.building(BUILDINGS[card]?.name ?? '').plain),
    speaker,
  )

const sources = (name: TokenName, speaker: TextContext): readonly string[] => {
  const { view, text, words } = speaker
  const { offer, from, to, builds } = tokenUses(view, name)
  return [
    ...(offer === null
      ? []
      : [text('lh.offer', { tokens: words.game.count(name, offerAmount(view, offer)) })]),
    from.length === 0 ? text('lh.nowhere') : text('lh.from', { cards: cardNames(from, speaker) }),
    ...(to.length === 0 ? [] : [text('lh.used-by', { cards: cardNames(to, speaker) })]),
    ...(builds.length === 0 ? [] : [text('lh.builds', { cards: cardNames(builds, speaker) })]),
  ]
}

const tokenThing = (name: TokenName, token: number, speaker: TextContext): TextTopic => {
  const { view, me, text, words } = speaker
  const { game, board } = words
  const { name: title, kind } = game.names.tokens[name]
  const offer = OFFERS.indexOf(token)
  return {
    name: title,
    sayings: sayingsOf(title, kind, name.replace('_', ' ')),
    tell: () => [
      text('have', { tokens: game.count(name, stock(view, me, token)) }),
      board('token.worth', {
        food: FOOD[token] ?? 0,
        energy: ENERGY[token] ?? 0,
        value: SHIP_VALUE[token] ?? 0,
      }),
      ...sources(name, speaker),
    ],
    ...(offer < 0 ? {} : { why: () => whyOf({ kind: 'offer', offer }, () => [], speaker) }),
    where: () => sources(name, speaker),
  }
}

export const tokenThings = (speaker: TextContext): readonly TextTopic[] =>
  TOKENS.map((name, token) => tokenThing(name, token, speaker))
