/** The rules topic of the selected board item, or else of the current question. */

import type { CurrentTopic } from '@quayside/game'
import type { TopicId } from '../messages/book/index.ts'
import { BUILDINGS, type Question, question, type State } from '../rules/index.ts'
import { type BoardItem, useSelection } from '../table/state/selection.ts'
import { useTableView } from '../table/state/table-view.ts'
import { boardItemKey } from '../table/view-models/affordances.ts'

const topicOfBuilding = (card: number): TopicId => {
  switch (BUILDINGS[card]?.effect.op) {
    case 'build':
      return 'building'
    case 'build-ship':
      return 'ships'
    case 'ship-goods':
      return 'shipping'
    default:
      return 'use-building'
  }
}

const ASKED: Readonly<Partial<Record<Question['asks'], TopicId>>> = {
  supply: 'supply',
  'main-action': 'turn',
  'end-turn': 'buying',
  interest: 'interest',
  feeding: 'feeding',
  fee: 'entry-fee',
  food: 'food',
  energy: 'energy',
  material: 'building',
  build: 'building',
  'build-another': 'building',
  'build-ship': 'ships',
  fleet: 'shipping',
  load: 'shipping',
  'return-loans': 'loans',
}

const topicOfQuestion = (view: State): TopicId => {
  const asked = question(view)
  return asked === null ? 'scoring' : (ASKED[asked.asks] ?? 'use-building')
}

/** The topic, and the card where one is selected. */
export const subjectOf = (
  item: BoardItem | null,
  view: State,
): Pick<CurrentTopic, 'card'> & { readonly topic: TopicId } => {
  switch (item?.kind) {
    case 'building':
      return { topic: topicOfBuilding(item.card), card: `building-${item.card}` }
    case 'ship':
      return { topic: 'ships', card: `ship-${item.card}` }
    case 'offer':
      return { topic: 'offers', card: null }
    case 'token':
      return { topic: 'goods', card: null }
    case 'round':
      return { topic: 'feeding', card: null }
    case 'seat':
      return { topic: 'scoring', card: null }
    case 'loan':
      return { topic: 'loans', card: null }
    case 'special-pile':
      return { topic: 'special', card: null }
    case undefined:
      return { topic: topicOfQuestion(view), card: null }
  }
}

export const useSubject = (): CurrentTopic => {
  const item = useSelection(({ item }) => item)
  const tableView = useTableView()
  if (tableView === null) return { topic: 'turn', card: null, item: null }
  return { ...subjectOf(item, tableView.view), item: item === null ? null : boardItemKey(item) }
}
