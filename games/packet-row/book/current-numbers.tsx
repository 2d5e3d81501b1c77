/** A topic of the rules in the numbers of the open game. */

import styles from '@quayside/table/book/book.module.css'
import type { SayRules } from '@quayside/texts/messages/rules'
import { handSize, masterOf, money, visitsUntilDry } from '../queries/index.ts'
import { AREAS } from '../rules/index.ts'
import { type TableView, useTableView } from '../table/state/table-view.ts'

interface NowProps {
  readonly topic: string
  readonly say: SayRules
}

export const CurrentNumbers = ({ topic, say }: NowProps) => {
  const tableView = useTableView()
  const texts = tableView === null ? [] : nowTexts(topic, tableView, say)
  if (texts.length === 0) return null
  return (
    <div className={styles.now}>
      <h4>{say('rules.now')}</h4>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}

/** Empty if the topic has no numbers in this position. */
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
        say('now.visits', { area: game.names.areas[area].name, count: visitsUntilDry(view, index) }),
      )
    case 'contracts':
    case 'delivering':
    case 'hidden':
      return [say('now.hand', { count: handSize(view, me) })]
    default:
      return []
  }
}
