import type { ExplorerTexts, PositionFact } from '@quayside/game'
import type { Locale } from '@quayside/texts'
import { cardNoun } from '../language/card-names.ts'
import { commandText } from '../language/command-text.ts'
import { loadTexts } from '../language/index.ts'
import { loadExplorerMessages } from '../messages/explorer/index.ts'
import { askedSeat, money, NAMING, phaseIndex, roundNumber } from '../queries/index.ts'
import { AREAS, type CardType, GOODS, packetRow, type State } from '../rules/index.ts'
import { areasOpen, kindsIn, placeOf } from './counting.ts'

const TAKE = /^take (\w+)( by assistant)?$/

export const texts = async (locale: Locale): Promise<ExplorerTexts<State>> => {
  const [texts, say] = await Promise.all([loadTexts(locale), loadExplorerMessages(locale)])
  const isType = (text: string): text is CardType => Object.hasOwn(texts.names.types, text)
  const kinds = (view: State, area: number): string =>
    texts.list(
      kindsIn(view, area).map((type) => texts.names.types[type]),
      'and',
    )
  const areaName = (area: number): string => texts.names.areas[AREAS[area] ?? 'docks'].name
  /** An item is a good, a kind of card, or the word of a card. */
  const named = (item: string): string => {
    const good = GOODS.find((known) => known === item)
    if (good !== undefined) return texts.names.goods[good].name
    return isType(item) ? texts.names.types[item] : cardNoun(item, texts).plain
  }
  return {
    position: (view) => {
      const open = areasOpen(view)
      const facts: PositionFact[] =
        phaseIndex(view) === NAMING
          ? [
              {
                label: say('areas'),
                text: texts.list(open.map(areaName), 'or'),
              },
            ]
          : open.map((area) => ({ label: areaName(area), text: kinds(view, area) }))
      return [
        ...facts,
        { label: say('round'), text: String(roundNumber(view)) },
        { label: say('asked'), text: say('place', { place: placeOf(view) }) },
        { label: say('money'), text: texts.count('dollar', money(view, askedSeat(view))) },
      ]
    },
    move: (move) => {
      const [, type, assistant] = TAKE.exec(move) ?? []
      if (type !== undefined)
        return assistant === undefined ? named(type) : say('by-assistant', { card: named(type) })
      const command = packetRow.notation.parse(move)
      return command.ok ? commandText(command.value, texts) : move
    },
    item: named,
    leftOut: say('left-out'),
  }
}
