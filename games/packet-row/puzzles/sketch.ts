/** Icons of Packet Row's puzzle themes, and a position in short. */
import type { PuzzleSketch, SketchIcon, SketchRow } from '@quayside/game'
import type { Locale } from '@quayside/texts'
import { cardFace, loadTexts } from '../language/index.ts'
import { loadExplorerMessages } from '../messages/explorer/index.ts'
import {
  AREAS,
  type Card,
  type Destination,
  type PositionLiteral,
  packetRow,
  type State,
} from '../rules/index.ts'
import '../table/icons/icon.tsx'
import type { IconName } from '../table/icons/icon-names.ts'
import { kindIcon } from '../table/view-models/card-look.ts'

const THEMES: Readonly<Record<string, IconName>> = {
  areas: 'k-master',
  contracts: 'k-contract',
  delivery: 's-packet',
  goods: 'a-market',
  helpers: 'h-captain',
  'last-round': 't-hourglass',
  money: 'a-bank',
  points: 'k-vp',
  ships: 'a-docks',
  waiting: 'k-pass',
}

/** With the letters of its country, for people who cannot tell the flags apart. */
const flag = (to: Destination): SketchIcon => ({ icon: `d-${to}`, amount: to.toUpperCase() })

const iconsOf = (card: Card): readonly SketchIcon[] => {
  switch (card.type) {
    case 'contract':
    case 'starting_contract':
      return [{ icon: `g-${card.good}`, amount: String(card.amount) }, flag(card.destination)]
    case 'goods':
      return [{ icon: `g-${card.good}`, amount: String(card.amount) }]
    case 'merchant_ship':
      return [{ icon: 's-packet', amount: null }, flag(card.destination)]
    case 'gold_nugget':
      return [{ icon: kindIcon(card), amount: String(card.units) }]
    case 'money':
      return [{ icon: kindIcon(card), amount: String(card.value) }]
    case 'victory_points':
      return [{ icon: kindIcon(card), amount: String(card.vp) }]
    default:
      return [{ icon: kindIcon(card), amount: null }]
  }
}

export const sketch = async (locale: Locale): Promise<PuzzleSketch<State>> => {
  const [texts, say] = await Promise.all([loadTexts(locale), loadExplorerMessages(locale)])
  return {
    themes: THEMES,
    rows: (view, seat) => {
      const literal = packetRow.position.write(view) as PositionLiteral
      const game = texts.withDeck(literal.options.deck ?? {})
      const cards = (label: string, words: readonly (string | null)[]): readonly SketchRow[] => {
        const known = words.flatMap((word) => {
          const card = game.card(word ?? '')
          return word === null || card === undefined ? [] : [{ word, card }]
        })
        return known.length === 0
          ? []
          : [
              {
                label,
                text: game.list(
                  known.map(({ word }) => cardFace(word, game)),
                  'and',
                ),
                pieces: known.map(({ card }) => iconsOf(card)),
              },
            ]
      }
      const { phase, area, named, boards, seats } = literal
      const { money = 0, hand = [], ships = [] } = seats[seat] ?? {}
      const shown =
        phase === 'naming'
          ? AREAS.filter((one) => !named.includes(one))
          : AREAS.filter((one) => phase === 'asking' && one === area)
      return [
        ...shown.flatMap((one) => cards(game.names.areas[one].name, boards[one].current)),
        ...cards(say('held'), [...(typeof hand === 'number' ? [] : hand), ...ships]),
        {
          label: say('money'),
          text: game.count('dollar', money),
          pieces: [[{ icon: 'a-bank', amount: game.count('dollar', money) }]],
        },
      ]
    },
  }
}
