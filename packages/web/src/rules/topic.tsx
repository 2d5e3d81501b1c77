import type { Rulebook, Topic } from '@quayside/game'
import { Icon } from '@quayside/table/icons/icon.tsx'
import type { ReactNode } from 'react'
import { useRulesTexts } from './rulebook.ts'
import styles from './rules.module.css'

interface TopicTextProps {
  readonly topic: Topic
  readonly topics: readonly Topic[]
  readonly choose: (topic: string) => void
  /** Between the text and the related links. */
  readonly children?: ReactNode
}

/** One topic of the rules. */
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

interface TopicCardsProps {
  readonly topic: Topic
  readonly book: Rulebook
}

/** The cards that a topic is about. */
export const TopicCards = ({ topic: { cards = [] }, book }: TopicCardsProps) => {
  const say = useRulesTexts()
  const index = book.useCardIndex(say)
  const shown = cards.flatMap((wanted) => index.cards.filter(({ id }) => id === wanted).slice(0, 1))
  if (shown.length === 0) return null
  return (
    <ul className={styles.cards} aria-label={say('rules.shows')}>
      {shown.map(({ id, draw }) => (
        <li key={id} data-card={id}>
          {draw()}
        </li>
      ))}
    </ul>
  )
}
