/** The topics of Packet Row's rules and their related topics. */

import type { Topic } from '@quayside/game'
import type { SayRules } from '@quayside/texts/messages/rules'
import type { RulebookTexts, TopicId } from '../messages/book/index.ts'

type Group = 'prepare' | 'asking' | 'examples' | 'cards' | 'delivery' | 'close' | 'variants'

interface Place {
  readonly id: TopicId
  readonly group: Group
  readonly related: readonly TopicId[]
  readonly cards?: readonly string[]
}

const PLACES: readonly Place[] = [
  { id: 'setup', group: 'prepare', related: ['round', 'areas', 'contracts'], cards: ['start-fur-3-es'] },
  { id: 'round', group: 'asking', related: ['harbor-master', 'taking', 'example-round'] },
  {
    id: 'areas',
    group: 'asking',
    related: ['taking', 'refill', 'contracts'],
    cards: ['fur-4-es', 'ship-es', 'cotton-2', 'money-5'],
  },
  { id: 'harbor-master', group: 'asking', related: ['round', 'last-choice'] },
  { id: 'taking', group: 'asking', related: ['passing', 'assistants', 'areas'] },
  { id: 'passing', group: 'asking', related: ['taking', 'harbor-master'] },
  { id: 'last-choice', group: 'asking', related: ['harbor-master', 'passing'] },
  { id: 'assistants', group: 'cards', related: ['taking', 'refill'], cards: ['assistant'] },
  { id: 'contracts', group: 'cards', related: ['delivering', 'goods', 'ships'], cards: ['fur-4-es'] },
  { id: 'goods', group: 'cards', related: ['contracts', 'traders', 'nuggets'], cards: ['cotton-2'] },
  { id: 'nuggets', group: 'cards', related: ['goods', 'delivering'], cards: ['nugget-2'] },
  { id: 'traders', group: 'cards', related: ['goods', 'delivering'], cards: ['trader'] },
  { id: 'captains', group: 'cards', related: ['ships', 'delivering'], cards: ['captain'] },
  { id: 'ships', group: 'cards', related: ['captains', 'delivering'], cards: ['ship-nl'] },
  { id: 'money', group: 'cards', related: ['taking', 'bankers'], cards: ['money-5'] },
  { id: 'bankers', group: 'cards', related: ['scoring', 'money'], cards: ['banker'] },
  {
    id: 'delivering',
    group: 'delivery',
    related: ['contracts', 'goods', 'example-delivery'],
    cards: ['cotton-2-fr', 'cotton-2', 'ship-fr'],
  },
  {
    id: 'example-round',
    group: 'examples',
    related: ['round', 'last-choice', 'refill'],
    cards: ['fur-2', 'trader', 'ship-es', 'nugget-1'],
  },
  {
    id: 'example-delivery',
    group: 'examples',
    related: ['delivering', 'traders', 'captains'],
    cards: ['fur-4-es', 'fur-3', 'nugget-1', 'ship-es'],
  },
  { id: 'refill', group: 'close', related: ['end', 'areas'] },
  { id: 'end', group: 'close', related: ['last-deliveries', 'scoring', 'refill'] },
  { id: 'last-deliveries', group: 'close', related: ['delivering', 'scoring'] },
  { id: 'scoring', group: 'close', related: ['bankers', 'end'], cards: ['university', 'banker'] },
  { id: 'hidden', group: 'variants', related: ['round', 'contracts'] },
  { id: 'rulings', group: 'variants', related: ['end'] },
]

export const topicsOf = (say: SayRules, texts: RulebookTexts): readonly Topic[] =>
  PLACES.map(({ id, group, related, cards = [] }) => ({
    id,
    group: say(`group.${group}`),
    title: texts(`topic.${id}.title`),
    text: texts(`topic.${id}.body`),
    related,
    cards,
  }))
