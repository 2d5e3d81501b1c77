/** Index of all cards of a game with search and filter, and its glossary in all languages. */
import type { CardIndex } from '@quayside/game'
import { useTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import { searchEntries } from '@quayside/table/search-entries.ts'
import { Suspense, useId, useMemo, useState } from 'react'
import { gameTitle } from '../games.ts'
import { GamePage } from '../shell/components/game-page.tsx'
import shared from '../shell/components/shared.module.css'
import { Glossary } from './glossary.tsx'
import { useRulebook, useRulesTexts } from './rulebook.ts'
import styles from './rules.module.css'
import { RulesNavigation, useScrollTop } from './rules-navigation.tsx'

export const CardsPage = ({ game }: { readonly game: string }) => {
  const texts = useTexts()
  const say = useRulesTexts()
  useScrollTop(game)
  const book = useRulebook(game)
  const index = book.useCardIndex(say)
  const title = say('cards.of', { game: gameTitle(game, texts) })
  return (
    <GamePage title={title} className={styles.page}>
      <h1>{title}</h1>
      <p>{say('cards.hint')}</p>
      <RulesNavigation page="cards" game={game} />
      <Index key={game} index={index} />
      <Glossary game={game} />
    </GamePage>
  )
}

const Index = ({ index: { kinds, cards } }: { readonly index: CardIndex }) => {
  const say = useRulesTexts()
  const [title, field, choice] = [useId(), useId(), useId()]
  const [query, setQuery] = useState('')
  const [kind, setKind] = useState('')
  const shown = useMemo(
    () => searchEntries(cards, query).filter((card) => kind === '' || card.kind === kind),
    [cards, query, kind],
  )
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={pieceStyles.hidden}>
        {say('search.cards')}
      </h2>
      <search className={styles.sieve} data-ui="sieve">
        <div>
          <label htmlFor={field}>{say('search')}</label>
          <input
            className={shared.input}
            id={field}
            type="search"
            value={query}
            placeholder={say('search.hint')}
            onChange={({ target }) => setQuery(target.value)}
          />
        </div>
        <div>
          <label htmlFor={choice}>{say('cards.kind')}</label>
          <select
            className={shared.input}
            id={choice}
            value={kind}
            onChange={({ target }) => setKind(target.value)}
          >
            <option value="">{say('cards.all')}</option>
            {kinds.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <p role="status">{say('cards.shown', { count: shown.length })}</p>
      </search>
      <Suspense>
        <ul className={styles.cards}>
          {shown.map(({ id, draw }) => (
            <li key={id} data-card={id}>
              {draw()}
            </li>
          ))}
        </ul>
      </Suspense>
    </section>
  )
}
