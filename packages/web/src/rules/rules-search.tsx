/** One search field for rules and cards. */

import type { CardEntry, Rulebook, Topic } from '@quayside/game'
import { searchEntries } from '@quayside/table/search-entries.ts'
import { useId } from 'react'
import shared from '../shell/components/shared.module.css'
import { useRulesTexts } from './rulebook.ts'
import styles from './rules.module.css'

interface RulesSearchProps {
  readonly book: Rulebook
  readonly topics: readonly Topic[]
  readonly wanted: string
  readonly change: (wanted: string) => void
  readonly choose: (topic: string) => void
}

/** At most this many cards are listed. */
const MAX_CARDS = 20

export const RulesSearch = ({ book, topics, wanted, change, choose }: RulesSearchProps) => {
  const say = useRulesTexts()
  const field = useId()
  return (
    <search className={styles.find} data-ui="find">
      <label htmlFor={field}>{say('search')}</label>
      <input
        className={shared.input}
        id={field}
        type="search"
        value={wanted}
        placeholder={say('search.hint')}
        onChange={({ target }) => change(target.value)}
      />
      {wanted.trim() !== '' && <Results book={book} topics={topics} wanted={wanted} choose={choose} />}
    </search>
  )
}

const Results = ({ book, topics, wanted, choose }: Omit<RulesSearchProps, 'change'>) => {
  const say = useRulesTexts()
  const { cards } = book.useCardIndex(say)
  const texts = searchEntries(topics, wanted)
  const faces = searchEntries(cards, wanted)
  return (
    <div className={styles.results} data-ui="results">
      <p role="status">{say('search.found', { count: texts.length + faces.length })}</p>
      {texts.length > 0 && (
        <section>
          <h3>{say('search.topics')}</h3>
          <ul>
            {texts.map(({ id, title, group }) => (
              <li key={id}>
                <button type="button" onClick={() => choose(id)}>
                  <b>{title}</b> <small>{group}</small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {faces.length > 0 && (
        <section>
          <h3>{say('search.cards')}</h3>
          <ul>
            {faces.slice(0, MAX_CARDS).map((card) => (
              <CardLine key={card.id} card={card} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const CardLine = ({ card: { title, text } }: { readonly card: CardEntry }) => (
  <li>
    <details>
      <summary>{title}</summary>
      <p>{text}</p>
    </details>
  </li>
)
