/** The topic as it stands on the table. */

import styles from '@quayside/table/book/book.module.css'
import type { SayRules } from '@quayside/texts/messages/rules'
import { useTableView } from '../table/state/sight.ts'
import { nowTexts } from './now-text.ts'

interface NowProps {
  readonly topic: string
  readonly say: SayRules
}

export const CurrentNumbers = ({ topic, say }: NowProps) => {
  const sight = useTableView()
  const texts = sight === null ? [] : nowTexts(topic, sight, say)
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
