/** All rules of a game, topic by topic. */

import { useTexts } from '@quayside/table/page/texts.ts'
import { useState } from 'react'
import { gameTitle } from '../games.ts'
import { GamePage } from '../shell/components/game-page.tsx'
import { goTo } from '../state/routing.ts'
import { useRulebook, useRulesTexts } from './rulebook.ts'
import styles from './rules.module.css'
import { RulesNavigation, useScrollTop } from './rules-navigation.tsx'
import { RulesSearch } from './rules-search.tsx'
import { TopicCards, TopicView } from './topic.tsx'

interface RulesPageProps {
  readonly game: string
  readonly topic: string | null
}

export const RulesPage = ({ game, topic }: RulesPageProps) => {
  const texts = useTexts()
  const say = useRulesTexts()
  useScrollTop(`${game} ${topic}`)
  const book = useRulebook(game)
  const [query, setQuery] = useState('')
  const topics = book.useTopics(say)
  const groups = [...new Set(topics.map(({ group }) => group))]
  const read = topics.find(({ id }) => id === topic)
  const choose = (id: string): void => {
    setQuery('')
    goTo({ page: 'rules', game, topic: id })
  }
  const title = say('rules.of', { game: gameTitle(game, texts) })
  return (
    <GamePage title={title} className={styles.page}>
      <h1>{title}</h1>
      <RulesNavigation page="rules" game={game} />
      <div className={styles.columns}>
        <nav className={styles.list} aria-label={say('rules.all')}>
          <RulesSearch book={book} topics={topics} wanted={query} change={setQuery} choose={choose} />
          {query.trim() === '' &&
            groups.map((group) => (
              <section key={group}>
                <h2>{group}</h2>
                <ul>
                  {topics
                    .filter((other) => other.group === group)
                    .map(({ id, title: name }) => (
                      <li key={id}>
                        <button
                          type="button"
                          aria-current={id === topic ? 'true' : undefined}
                          onClick={() => choose(id)}
                        >
                          {name}
                        </button>
                      </li>
                    ))}
                </ul>
              </section>
            ))}
        </nav>
        <div className={styles.texts}>
          {(read === undefined ? topics : [read]).map((shown) => (
            <TopicView key={shown.id} topic={shown} topics={topics} choose={choose}>
              <TopicCards topic={shown} book={book} />
            </TopicView>
          ))}
        </div>
      </div>
    </GamePage>
  )
}
