/** The topics of Le Havre's rules and their related topics. */

import type { Topic } from '@quayside/game'
import type { SayRules } from '@quayside/texts/messages/rules'
import type { RulebookTexts, TopicId } from '../messages/book/index.ts'

type Group = 'turn' | 'buildings' | 'goods' | 'round' | 'ships' | 'end' | 'variants'

interface Place {
  readonly id: TopicId
  readonly group: Group
  readonly related: readonly TopicId[]
}

const PLACES: readonly Place[] = [
  { id: 'turn', group: 'turn', related: ['supply', 'offers', 'use-building'] },
  { id: 'supply', group: 'turn', related: ['offers', 'interest', 'turn'] },
  { id: 'offers', group: 'turn', related: ['supply', 'use-building', 'undo'] },
  { id: 'undo', group: 'turn', related: ['turn'] },
  { id: 'use-building', group: 'buildings', related: ['entry-fee', 'energy', 'building'] },
  { id: 'entry-fee', group: 'buildings', related: ['use-building', 'food'] },
  { id: 'building', group: 'buildings', related: ['buying', 'town', 'goods'] },
  { id: 'buying', group: 'buildings', related: ['selling', 'building', 'ships'] },
  { id: 'selling', group: 'buildings', related: ['buying', 'loans', 'feeding'] },
  { id: 'special', group: 'buildings', related: ['town', 'use-building', 'buying'] },
  { id: 'goods', group: 'goods', related: ['energy', 'food', 'shipping'] },
  { id: 'energy', group: 'goods', related: ['goods', 'ships', 'shipping'] },
  { id: 'food', group: 'goods', related: ['feeding', 'entry-fee', 'goods'] },
  { id: 'feeding', group: 'round', related: ['food', 'loans', 'harvest'] },
  { id: 'harvest', group: 'round', related: ['feeding', 'town'] },
  { id: 'town', group: 'round', related: ['building', 'special', 'ships'] },
  { id: 'loans', group: 'round', related: ['interest', 'feeding', 'selling'] },
  { id: 'interest', group: 'round', related: ['loans', 'supply'] },
  { id: 'ships', group: 'ships', related: ['shipping', 'feeding', 'buying'] },
  { id: 'shipping', group: 'ships', related: ['ships', 'energy', 'goods'] },
  { id: 'final-action', group: 'end', related: ['scoring', 'use-building'] },
  { id: 'scoring', group: 'end', related: ['final-action', 'loans'] },
  { id: 'short-game', group: 'variants', related: ['solo', 'special'] },
  { id: 'solo', group: 'variants', related: ['short-game', 'ships'] },
  { id: 'rulings', group: 'variants', related: ['interest', 'buying'] },
]

export const topicsOf = (say: SayRules, texts: RulebookTexts): readonly Topic[] =>
  PLACES.map(({ id, group, related }) => ({
    id,
    group: say(`group.${group}`),
    title: texts(`topic.${id}.title`),
    text: texts(`topic.${id}.body`),
    related,
  }))
