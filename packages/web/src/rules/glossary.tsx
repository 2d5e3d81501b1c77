/** Glossary: the terms of a game with their meanings, and the same terms in all languages. */

import type { Vocabulary } from '@quayside/game'
import { withListKeys } from '@quayside/table/list-keys.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { LOCALES, type Locale } from '@quayside/texts'
import { loadRules } from '@quayside/texts/messages/rules'
import { useEffect, useState } from 'react'
import { loadPart } from '../games.ts'
import { useRulesTexts } from './rulebook.ts'
import styles from './rules.module.css'

const GROUPS = ['terms', 'goods', 'kinds', 'cards'] as const

interface Language extends Vocabulary {
  /** The language's name in itself. */
  readonly name: string
}

const NO_WORDS: Vocabulary = { terms: [], goods: [], kinds: [], cards: [] }

type Languages = Readonly<Record<Locale, Language>>

const inAllLanguages = async (game: string): Promise<Languages> => {
  const book = await loadPart(game, 'book')
  const languages = await Promise.all(
    LOCALES.map(async (locale) => {
      const say = await loadRules(locale)
      const texts = (await book?.vocabulary(locale, say)) ?? NO_WORDS
      return [locale, { ...texts, name: say('glossary.language') }] as const
    }),
  )
  return Object.fromEntries(languages) as Languages
}

export const Glossary = ({ game }: { readonly game: string }) => {
  const say = useRulesTexts()
  const [languages, setLanguages] = useState<Languages | null>(null)
  useEffect(() => {
    let left = false
    void inAllLanguages(game).then((languages) => {
      if (!left) setLanguages(languages)
    })
    return () => {
      left = true
    }
  }, [game])
  return (
    <section className={styles.glossary} data-ui="glossary" aria-labelledby="glossary">
      <h2 id="glossary">{say('glossary')}</h2>
      <p>{say('glossary.hint')}</p>
      {languages !== null &&
        GROUPS.map((group) => (
          <TableTexts
            key={group}
            title={say(`glossary.${group}`)}
            meaning={say('glossary.meaning')}
            group={group}
            languages={languages}
          />
        ))}
    </section>
  )
}

interface WordsProps {
  readonly title: string
  /** Heading of the definitions. */
  readonly meaning: string
  readonly group: (typeof GROUPS)[number]
  readonly languages: Languages
}

/** A table of terms; the reader's own language comes first and has the definitions. */
const TableTexts = ({ title, meaning, group, languages }: WordsProps) => {
  const { locale: own } = useTexts()
  const others = LOCALES.filter((locale) => locale !== own)
  return (
    <details open={group === 'terms'}>
      <summary>{title}</summary>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{languages[own].name}</th>
            {others.map((locale) => (
              <th key={locale} scope="col" lang={locale}>
                {languages[locale].name}
              </th>
            ))}
            <th scope="col">{meaning}</th>
          </tr>
        </thead>
        <tbody>
          {withListKeys(languages[own][group], ({ word }) => word).map(({ key, item }, row) => (
            <tr key={key}>
              <th scope="row">{item.word}</th>
              {others.map((locale) => (
                <td key={locale} lang={locale}>
                  {languages[locale][group][row]?.word}
                </td>
              ))}
              <td>{item.definition}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
