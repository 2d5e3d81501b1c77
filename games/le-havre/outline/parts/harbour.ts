import { BRIEF, closed, open } from '@quayside/game/outline/part.ts'
import type { Line, Part } from '@quayside/game/outline/telling.ts'
import { sayingsOf } from '@quayside/game/outline/understanding/words-of.ts'
import { refusalText } from '../../language/index.ts'
import { locationOf, TOWN } from '../../reading/index.ts'
import { BUILDINGS } from '../../rules/index.ts'
import { harbour } from '../../table/reading/piles.ts'
import { visit } from '../../table/reading/visit.ts'
import type { Speaker } from '../speaker.ts'

const ownerOf = (card: number, { view, called, words }: Speaker): string => {
  const location = locationOf(view, card)
  return location === TOWN ? words.board('town') : (called[location] ?? '')
}

/** What can be entered first, then what cannot and why. */
export const harbourPart = (speaker: Speaker): Part => {
  const { view, me, names, text, words } = speaker
  const lines = harbour(view, me).flatMap((card): readonly Line[] => {
    const building = BUILDINGS[card]
    if (building === undefined) return []
    const name = words.game.building(building.name).plain
    const { refusal } = visit(view, me, card)
    if (refusal !== null) return [closed(name, refusalText(refusal, words.game, names), speaker)]
    const fee = building.fee.map((terms) =>
      'food' in terms ? words.game.count('food', terms.food) : words.game.count('franc', terms.francs),
    )
    return [
      open(
        text('lh.building', {
          building: name,
          owner: ownerOf(card, speaker),
          fee: fee.length === 0 ? words.board('building.free') : words.game.list(fee, 'or'),
        }),
      ),
    ]
  })
  return {
    key: 'h',
    title: words.board('zone.harbour'),
    sayings: sayingsOf(words.board('zone.harbour'), text('names.harbour')),
    grid: null,
    lines: [...lines.filter((line) => !line.closed), ...lines.filter((line) => line.closed)],
    brief: BRIEF,
  }
}
