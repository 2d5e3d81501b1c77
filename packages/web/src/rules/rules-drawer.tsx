/** Rules drawer: the topic for the selection, with the numbers of this game, and a search. */

import type { CurrentTopic, Rulebook } from '@quayside/game'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  closeRules,
  followSelection,
  readBack,
  readTopic,
  searchRules,
  useRulebook,
  useRules,
  useRulesTexts,
} from './rulebook.ts'
import styles from './rules.module.css'
import { RulesSearch } from './rules-search.tsx'
import { TopicView } from './topic.tsx'

/** The drawer covers neither the header nor, if there is room, the tray. */
const useEdges = (): Pick<CSSProperties, 'top' | 'bottom'> => {
  const [edges, setEdges] = useState({})
  useLayoutEffect(() => {
    const [bar, tray] = [document.querySelector('header'), document.querySelector('[data-zone="tray"]')]
    if (tray === null) return
    const look = (): void => {
      const { left, height } = tray.getBoundingClientRect()
      setEdges(
        innerWidth < PHONE ? {} : { top: bar?.getBoundingClientRect().bottom, bottom: left > 0 ? 0 : height },
      )
    }
    const changes = new ResizeObserver(look)
    changes.observe(tray)
    changes.observe(document.body)
    return () => changes.disconnect()
  }, [])
  return edges
}

/** On narrower screens the rules cover the whole page. */
const PHONE = 720

export const RulesDrawer = ({ game }: { readonly game: string }) => {
  const book = useRulebook(game)
  const say = useRulesTexts()
  const drawer = useRef<HTMLElement>(null)
  const edges = useEdges()
  const wanted = useRules((rules) => rules.wanted)
  useEffect(() => {
    const before = document.activeElement
    // On a phone a focused field would open the keyboard over the text.
    drawer.current?.querySelector<HTMLElement>(innerWidth < PHONE ? 'h2' : 'input')?.focus()
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      closeRules()
      event.stopPropagation()
    }
    const element = drawer.current
    element?.addEventListener('keydown', onKey)
    return () => {
      element?.removeEventListener('keydown', onKey)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const subject = book.useSubject()
  const { item } = subject
  useEffect(() => {
    if (item !== null) followSelection()
  }, [item])
  const topics = book.useTopics(say)
  return (
    <aside
      ref={drawer}
      className={`${layout.column} ${styles.drawer}`}
      data-ui="rules-drawer"
      data-zone="rules"
      aria-label={say('rules')}
      style={edges}
    >
      <header className={`${layout.row} ${styles.head}`}>
        <h2 tabIndex={-1}>{say('rules')}</h2>
        <button
          type="button"
          className={`${layout.center} ${styles.close}`}
          aria-label={say('rules.close')}
          onClick={closeRules}
        >
          <Icon name="u-close" />
        </button>
      </header>
      <RulesSearch book={book} topics={topics} wanted={wanted} change={searchRules} choose={readTopic} />
      {wanted === '' && <Reading book={book} subject={subject} />}
      <nav className={styles.foot}>
        <a href={addressOf({ page: 'rules', game, topic: null })} target="_blank" rel="noreferrer">
          {say('rules.all')}
        </a>
        <a href={addressOf({ page: 'cards', game })} target="_blank" rel="noreferrer">
          {say('cards')}
        </a>
      </nav>
    </aside>
  )
}

interface ReadingProps {
  readonly book: Rulebook
  readonly subject: CurrentTopic
}

/** The topic opened last, or else the one for the selection. */
const Reading = ({ book, subject }: ReadingProps) => {
  const say = useRulesTexts()
  const { cards } = book.useCardIndex(say)
  const trail = useRules((rules) => rules.trail)
  const topics = book.useTopics(say)
  const id = trail.at(-1) ?? subject.topic
  const topic = topics.find((other) => other.id === id)
  const card = trail.length > 0 ? undefined : cards.find((entry) => entry.id === subject.card)
  if (topic === undefined) return null
  return (
    <div className={`${layout.column} ${styles.reading}`}>
      {trail.length > 0 && (
        <button type="button" className={`${layout.inlineRow} ${styles.back}`} onClick={readBack}>
          <Icon name="u-undo" />
          {say('rules.back')}
        </button>
      )}
      {card !== undefined && (
        <section className={styles.card}>
          <p className={styles.group}>{say('rules.card')}</p>
          <h3>{card.title}</h3>
          <p>{card.text}</p>
        </section>
      )}
      <TopicView topic={topic} topics={topics} choose={readTopic}>
        <book.Now topic={topic.id} say={say} />
      </TopicView>
    </div>
  )
}
