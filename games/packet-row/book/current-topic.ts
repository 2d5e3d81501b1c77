/** The rules topic of the selected board item, or else of the current question. */

import type { CurrentTopic } from '@quayside/game'
import type { TopicId } from '../messages/book/index.ts'
import { ASKING, LAST_CHOICE, LAST_DELIVERIES, NAMING, phaseIndex } from '../queries/index.ts'
import type { CardType, State } from '../rules/index.ts'
import { type BoardItem, boardItemKey, useSelection } from '../table/state/selection.ts'
import { useTableView } from '../table/state/table-view.ts'
import { cardOf } from '../table/view-models/card-look.ts'

export const TOPIC_OF_CARDS: Readonly<Record<CardType, TopicId>> = {
  contract: 'contracts',
  starting_contract: 'contracts',
  assistant: 'assistants',
  victory_points: 'scoring',
  merchant_ship: 'ships',
  captain: 'captains',
  gold_nugget: 'nuggets',
  goods: 'goods',
  trader: 'traders',
  money: 'money',
  banker: 'bankers',
}

const OF_PHASES: ReadonlyMap<number, TopicId> = new Map<number, TopicId>([
  [NAMING, 'harbor-master'],
  [ASKING, 'taking'],
  [LAST_CHOICE, 'last-choice'],
  [LAST_DELIVERIES, 'last-deliveries'],
])

/** The topic, and the card where one is selected. */
export const subjectOf = (
  item: BoardItem | null,
  view: State,
): Pick<CurrentTopic, 'card'> & { readonly topic: TopicId } => {
  switch (item?.kind) {
    case 'card': {
      const card = cardOf(view, item.card)
      return { topic: card === null ? 'hidden' : TOPIC_OF_CARDS[card.type], card: item.card }
    }
    case 'area':
      return { topic: 'areas', card: null }
    case 'seat':
      return { topic: 'scoring', card: null }
    case undefined:
      return { topic: OF_PHASES.get(phaseIndex(view)) ?? 'scoring', card: null }
  }
}

export const useSubject = (): CurrentTopic => {
  const item = useSelection(({ item }) => item)
  const tableView = useTableView()
  if (tableView === null) return { topic: 'round', card: null, item: null }
  return { ...subjectOf(item, tableView.view), item: item === null ? null : boardItemKey(item) }
}
