import type { Topic } from '@quayside/game'
import { Icon } from '@quayside/table/icons/icon.tsx'
import type { ReactNode } from 'react'
import { useRulesTexts } from './rulebook.ts'
import styles from './rules.module.css'

interface TopicTextProps {
  readonly topic: Topic
  readonly topics: readonly Topic[]
  readonly choose: (topic: string) => void
  /** Between the text and what else belongs to it. */
  readonly children?: ReactNode
}

/** One part of the rules. */
export const TopicView = ({ topic, topics, choose, children }: TopicTextProps) => {
  const say = useRulesTexts()
  const related = topics.filter(({ id }) => topic.related.includes(id))
  return (
    <article className={styles.topic} data-ui="topic" data-topic={topic.id}>
      <p className={styles.group}>{topic.group}</p>
      <h3>{topic.title}</h3>
      <p>{topic.text}</p>
      {children}
      {related.length > 0 && (
        <ul className={styles.related} aria-label={say('rules.related')}>
          {related.map(({ id, title }) => (
            <li key={id}>
              <button type="button" onClick={() => choose(id)}>
                {title}
                <Icon name="u-arrow" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
