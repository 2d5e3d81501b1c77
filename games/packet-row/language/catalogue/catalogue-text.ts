/** The catalogue as chapters of text for people. */
import type { CatalogueBlock, CatalogueChapter } from '@quayside/game'
import type { Brief } from '../../messages/brief/index.ts'
import { type Card, catalogue, type Deck, PILES, type Pile } from '../../rules/index.ts'
import { cardText } from '../card-text.ts'
import type { Texts } from '../texts.ts'

interface Words {
  readonly texts: Texts
  readonly brief: Brief
  readonly deck: Partial<Deck> | undefined
}

export const catalogueChapters = (words: Words): readonly CatalogueChapter[] => {
  const { decks } = catalogue(words.deck)
  return [
    { title: words.brief('catalogue.set-up'), blocks: setUp(words) },
    ...PILES.map((pile) => ({
      title: pileTitle(pile, words),
      blocks: [{ kind: 'cards' as const, cards: decks[pile].map((card) => cardPage(card, pile, words)) }],
    })),
  ]
}

const setUp = ({ texts, brief, deck }: Words): CatalogueBlock[] => {
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
  const head = [
    brief('catalogue.players'),
    brief('catalogue.current-supply'),
    brief('catalogue.future-supply'),
    brief('catalogue.removed'),
    brief('catalogue.dry-areas'),
    brief('catalogue.banker'),
  ]
  const money = (name: string, amount: number): string =>
    brief('pair', { name, value: texts.count('dollar', amount) })
  return [
    { kind: 'table', title: null, rows: [head, ...rows] },
    {
      kind: 'lines',
      lines: [
        '',
        money(brief('catalogue.start-money'), setup.startMoney),
        money(brief('catalogue.money-per-point'), scoring.moneyPerPoint),
      ],
    },
  ]
}

const pileTitle = (pile: Pile, { texts, brief }: Words): string => {
  const { sizes } = catalogue()
  const name = pile === 'start' ? brief('catalogue.start-pile') : texts.area(pile).plain
  return `${name} · ${texts.count('card', sizes[pile])}`
}

const cardPage = (
  card: Card,
  pile: Pile,
  words: Words,
): { readonly title: string; readonly text: string } => {
  const { name, effect, price, copies } = cardText(card, pile, words.texts)
  const sentences = [effect, price, copies, sourceText(card, words)].filter((text) => text !== null)
  return { title: name, text: words.texts.sentences(sentences) }
}

const FIELDS = ['name', 'vp', 'price', 'amount', 'value', 'good', 'destination'] as const

/** Where the values come from; a corrected card has no source. */
const sourceText = ({ source, printed = [] }: Card, { brief }: Words): string | null => {
  if (source === undefined) return null
  const origin = brief(`source.${source}`)
  const fields = printed.flatMap((name) => {
    const field = FIELDS.find((known) => known === name)
    return field === undefined ? [] : [brief(`field.${field}`)]
  })
  return fields.length === 0
    ? brief('source', { origin })
    : brief('source.some', { origin, fields: fields.join(brief('comma')) })
}
