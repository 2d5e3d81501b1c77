/** The topics in the numbers of the table. */

import type { SayRules } from '@quayside/texts/messages/rules'
import { handSize, masterOf, money, refillsLeft } from '../reading/index.ts'
import { AREAS } from '../rules/index.ts'
import type { TableView } from '../table/state/sight.ts'

/** What the topic comes to at present; nothing where there is nothing to say. */
export const nowTexts = (
  topic: string,
  { view, me, names, game }: Pick<TableView, 'view' | 'me' | 'names' | 'game'>,
  say: SayRules,
): readonly string[] => {
  switch (topic) {
    case 'round':
    case 'harbor-master':
    case 'passing':
    case 'last-choice':
      return [say('now.master', { player: names[masterOf(view)] ?? '' })]
    case 'taking':
    case 'money':
    case 'bankers':
    case 'scoring':
      return [say('now.money', { money: game.count('dollar', money(view, me)) })]
    case 'areas':
    case 'refill':
    case 'end':
      return AREAS.map((area, index) =>
        say('now.refills', { area: game.names.areas[area].name, count: refillsLeft(view, index) }),
      )
    case 'contracts':
    case 'delivering':
    case 'hidden':
      return [say('now.hand', { count: handSize(view, me) })]
    default:
      return []
  }
}
