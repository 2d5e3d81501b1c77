/** Icons of Le Havre's puzzle themes, and a position in short. */
import type { PuzzleSketch, SketchRow } from '@quayside/game'
import type { Locale } from '@quayside/texts'
import { loadTexts } from '../language/index.ts'
import { loadExplorerMessages } from '../messages/explorer/index.ts'
import { foodOutlook, locationOf, offerAmount, stock } from '../queries/index.ts'
import { BUILDINGS, OFFERS, type State, TOKENS, type TokenAmounts } from '../rules/index.ts'
import '../table/icons/icon.tsx'
import { categoryIcon, type IconName, tokenIcon } from '../table/icons/icon-names.ts'

const THEMES: Readonly<Record<string, IconName>> = {
  block: 't-lock',
  building: 'm-hammer',
  energy: 'm-energy',
  feeding: 'm-food',
  'last-action': 't-hourglass',
  offers: 'g-wood',
  shipping: 's-steel',
  town: 't-town',
  upgrading: 'g-brick',
}

export const sketch = async (locale: Locale): Promise<PuzzleSketch<State>> => {
  const [texts, say] = await Promise.all([loadTexts(locale), loadExplorerMessages(locale)])
  const tokens = (label: string, all: TokenAmounts): SketchRow => {
    const held = all.filter(({ amount }) => amount > 0)
    return {
      label,
      text: held.length === 0 ? say('nothing') : texts.tokens(held),
      pieces: held.map(({ token, amount }) => [
        { icon: tokenIcon(TOKENS[token] ?? 'franc'), amount: String(amount) },
      ]),
    }
  }
  return {
    themes: THEMES,
    rows: (view, seat) => {
      const due = foodOutlook(view, seat)
      const owned = BUILDINGS.filter((_, card) => locationOf(view, card) === seat)
      return [
        tokens(
          say('offer'),
          OFFERS.map((token, offer) => ({ token, amount: offerAmount(view, offer) })),
        ),
        tokens(
          say('held'),
          TOKENS.map((_, token) => ({ token, amount: stock(view, seat, token) })),
        ),
        ...(owned.length === 0
          ? []
          : [
              {
                label: say('buildings'),
                text: texts.list(
                  owned.map(({ name }) => texts.building(name).plain),
                  'and',
                ),
                pieces: [...Map.groupBy(owned, ({ category }) => category)].map(([category, some]) => [
                  { icon: categoryIcon(category), amount: String(some.length) },
                ]),
              },
            ]),
        ...(due === null
          ? []
          : [
              {
                label: say('due'),
                text: texts.count('food', due.demand),
                pieces: [[{ icon: 'm-food', amount: String(due.demand) }]],
              },
            ]),
      ]
    },
  }
}
