/** The topics of Packet Row's rules and their related topics. */

import type { Topic } from '@quayside/game'
import type { SayRules } from '@quayside/texts/messages/rules'
import type { RulebookTexts, TopicId } from '../messages/book/index.ts'

type Group = 'asking' | 'cards' | 'delivery' | 'close' | 'variants'

interface Place {
  readonly id: TopicId
  readonly group: Group
  readonly related: readonly TopicId[]
}

const PLACES: readonly Place[] = [
  { id: 'round', group: 'asking', related: ['harbor-master', 'taking', 'passing'] },
  { id: 'areas', group: 'asking', related: ['taking', 'refill', 'contracts'] },
  { id: 'harbor-master', group: 'asking', related: ['round', 'last-choice'] },
  { id: 'taking', group: 'asking', related: ['passing', 'assistants', 'areas'] },
  { id: 'passing', group: 'asking', related: ['taking', 'harbor-master'] },
  { id: 'last-choice', group: 'asking', related: ['harbor-master', 'passing'] },
  { id: 'assistants', group: 'cards', related: ['taking', 'refill'] },
  { id: 'contracts', group: 'cards', related: ['delivering', 'goods', 'ships'] },
  { id: 'goods', group: 'cards', related: ['contracts', 'traders', 'nuggets'] },
  { id: 'nuggets', group: 'cards', related: ['goods', 'delivering'] },
  { id: 'traders', group: 'cards', related: ['goods', 'delivering'] },
  { id: 'captains', group: 'cards', related: ['ships', 'delivering'] },
  { id: 'ships', group: 'cards', related: ['captains', 'delivering'] },
  { id: 'money', group: 'cards', related: ['taking', 'bankers'] },
  { id: 'bankers', group: 'cards', related: ['scoring', 'money'] },
  { id: 'delivering', group: 'delivery', related: ['contracts', 'goods', 'captains'] },
  { id: 'refill', group: 'close', related: ['end', 'areas'] },
  { id: 'end', group: 'close', related: ['last-deliveries', 'scoring', 'refill'] },
  { id: 'last-deliveries', group: 'close', related: ['delivering', 'scoring'] },
  { id: 'scoring', group: 'close', related: ['bankers', 'end'] },
  { id: 'hidden', group: 'variants', related: ['round', 'contracts'] },
  { id: 'rulings', group: 'variants', related: ['end'] },
]

export const topicsOf = (say: SayRules, words: RulebookTexts): readonly Topic[] =>
  PLACES.map(({ id, group, related }) => ({
    id,
    group: say(`group.${group}`),
    title: words(`topic.${id}.title`),
    text: words(`topic.${id}.body`),
    related,
  }))
