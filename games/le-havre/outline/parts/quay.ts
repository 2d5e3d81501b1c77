import { ALL, open } from '@quayside/game/outline/part.ts'
import type { Part } from '@quayside/game/outline/telling.ts'
import { sayingsOf } from '@quayside/game/outline/understanding/words-of.ts'
import { forecast, offerAmount, stock } from '../../reading/index.ts'
import { OFFERS, TOKENS } from '../../rules/index.ts'
import type { Speaker } from '../speaker.ts'

export const offersPart = ({ view, me, text, words }: Speaker): Part => {
  const { adds, unknown } = forecast(view, me)
  return {
    key: 'o',
    title: words.board('zone.offers'),
    sayings: sayingsOf(words.board('zone.offers'), text('names.offers')),
    grid: null,
    lines: OFFERS.map((token, offer) =>
      open(
        words.board('offer.sentence', {
          good: words.game.names.tokens[TOKENS[token] ?? 'franc'].name,
          amount: offerAmount(view, offer),
          adds: adds[offer] ?? 0,
          unsure: unknown > 0 ? 'yes' : 'no',
        }),
      ),
    ),
    brief: ALL,
  }
}

export const goodsPart = ({ view, me, text, words }: Speaker): Part => {
  const lines = TOKENS.flatMap((name, token) => {
    const amount = stock(view, me, token)
    return amount > 0 ? [open(words.game.count(name, amount))] : []
  })
  return {
    key: 'g',
    title: text('lh.goods'),
    sayings: sayingsOf(text('lh.goods'), text('names.goods')),
    grid: null,
    lines: lines.length === 0 ? [open(text('lh.goods.none'))] : lines,
    brief: ALL,
  }
}
