/** A topic of the rules in the numbers of the open game. */

import styles from '@quayside/table/book/book.module.css'
import { IconLine } from '@quayside/table/icon-line.tsx'
import { icon } from '@quayside/table/icon-parts.ts'
import type { SayRules } from '@quayside/texts/messages/rules'
import { offerAmount } from '../queries/index.ts'
import { OFFERS, TOKENS } from '../rules/index.ts'
import { tokenIcon } from '../table/icons/icon-names.ts'
import { useTableView } from '../table/state/table-view.ts'
import { currentNumbersText } from './current-numbers-text.ts'

interface NowProps {
  readonly topic: string
  readonly say: SayRules
}

export const CurrentNumbers = ({ topic, say }: NowProps) => {
  const tableView = useTableView()
  const text = tableView === null ? null : currentNumbersText(topic, tableView.view, tableView.me, say)
  if (tableView === null || text === null) return null
  return (
    <div className={styles.now}>
      <h4>{say('rules.now')}</h4>
      {(topic === 'offers' || topic === 'supply') && (
        <p className={styles.pieces} aria-hidden="true">
          <IconLine
            pieces={OFFERS.map((token, offer) =>
              icon(tokenIcon(TOKENS[token] ?? 'franc'), offerAmount(tableView.view, offer)),
            )}
          />
        </p>
      )}
      <p>{text}</p>
    </div>
  )
}
