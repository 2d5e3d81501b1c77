/** The same catalogue as pages for people. */

import type { Page } from '@quayside/game/terminal'
import { columnsOf, wrap } from '@quayside/game/terminal'
import { cardText } from '../../language/index.ts'
import { type Card, catalogue, PILES, type Pile } from '../../rules/index.ts'
import type { PrintedField } from '../headings/headings.ts'
import type { Words } from '../words.ts'

export const cataloguePages = (words: Words, page: Page): string[] => {
  const { decks } = catalogue(words.deck)
  const { setUp } = words.headings.catalogue
  const chapters: readonly (readonly [string, readonly string[]])[] = [
    [setUp, setUpLines(words)],
    ...PILES.map((pile) => [pileTitle(pile, words), pileLines(pile, decks[pile], words, page)] as const),
  ]
  const text = chapters.flatMap(([title, lines]) => ['', page.paint.bold(title), '', ...indent(lines)])
  return [page.paint.bold(words.texts.names.title), ...text]
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `  ${line}`))

const setUpLines = ({ texts, headings: { catalogue: terms, colon }, deck }: Words): string[] => {
  const { setup, end, scoring } = catalogue(deck)
  const rows = Object.keys(setup.currentSupply).map((count) => {
    const players = Number(count)
    const bankers = scoring.bankerPoints[players] ?? []
    return [
      count,
      `${setup.currentSupply[players] ?? 0}`,
      `${setup.futureSupply}`,
      `${setup.removed[players] ?? 0}`,
      `${end.dryAreas[players] ?? 0}`,
      bankers.filter((points) => points > 0).join('/'),
    ]
  })
  const { players, currentSupply, futureSupply, removed, dryAreas, banker } = terms
  return [
    ...columnsOf([[players, currentSupply, futureSupply, removed, dryAreas, banker], ...rows]),
    '',
    `${terms.startMoney}${colon}${texts.count('dollar', setup.startMoney)}`,
    `${terms.moneyPerPoint}${colon}${texts.count('dollar', scoring.moneyPerPoint)}`,
  ]
}

const pileTitle = (pile: Pile, { texts, headings }: Words): string => {
  const { sizes } = catalogue()
  const name = pile === 'start' ? headings.catalogue.startPile : texts.area(pile).plain
  return `${name} · ${texts.count('card', sizes[pile])}`
}

const pileLines = (pile: Pile, cards: readonly Card[], words: Words, page: Page): string[] =>
  cards.flatMap((card) => {
    const { texts } = words
    const { name, effect, price, copies } = cardText(card, pile, texts)
    const sentences = [effect, price, copies, sourceText(card, words)].filter((text) => text !== null)
    return [
      page.paint.bold(name),
      ...wrap(texts.sentences(sentences), page.columns - 6).map((line) => `    ${line}`),
      '',
    ]
  })

/** Where the values come from; an owner's corrected card does not say. */
const sourceText = ({ source, printed = [] }: Card, { texts, headings }: Words): string | null => {
  if (source === undefined) return null
  const { catalogue: terms } = headings
  const fields = printed.flatMap((field) =>
    isPrintedField(field, terms.fields) ? [terms.fields[field]] : [],
  )
  const origin = [terms.source[source], ...(fields.length > 0 ? [terms.printed(fields)] : [])]
  return texts.locale === 'zh-Hant' ? `（${origin.join('；')}）` : `(${origin.join('; ')})`
}

const isPrintedField = (
  field: string,
  fields: Readonly<Record<PrintedField, string>>,
): field is PrintedField => Object.hasOwn(fields, field)
