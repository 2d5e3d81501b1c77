/** The catalogue as chapters of text for people. */
import type { CatalogueBlock, CatalogueChapter } from '@quayside/game'
import type { Brief } from '../../messages/brief/index.ts'
import { type Card, catalogue, type Deck, PILES, type Pile } from '../../rules/index.ts'
import { cardText } from '../card-text.ts'
import type { Texts } from '../texts.ts'

interface TextSources {
  readonly texts: Texts
  readonly brief: Brief
  readonly deck: Partial<Deck> | undefined
}

export const catalogueChapters = (sources: TextSources): readonly CatalogueChapter[] => {
  const { decks } = catalogue(sources.deck)
  return [
    { title: sources.brief('catalogue.set-up'), blocks: setUp(sources) },
    ...PILES.map((pile) => ({
      title: pileTitle(pile, sources),
      blocks: [{ kind: 'cards' as const, cards: decks[pile].map((card) => cardPage(card, pile, sources)) }],
    })),
  ]
}

const setUp = ({ texts, brief, deck }: TextSources): CatalogueBlock[] => {
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

const pileTitle = (pile: Pile, { texts, brief }: TextSources): string => {
  const { sizes } = catalogue()
  const name = pile === 'start' ? brief('catalogue.start-pile') : texts.area(pile).plain
  return `${name} · ${texts.count('card', sizes[pile])}`
}

const cardPage = (
  card: Card,
  pile: Pile,
  sources: TextSources,
): { readonly title: string; readonly text: string } => {
  const { name, effect, price, copies } = cardText(card, pile, sources.texts)
  const sentences = [effect, price, copies, sourceText(card, sources)].filter((text) => text !== null)
  return { title: name, text: sources.texts.sentences(sentences) }
}

const FIELDS = ['name', 'vp', 'price', 'amount', 'value', 'good', 'destination'] as const

/** Where the values come from; a corrected card has no source. */
const sourceText = ({ source, printed = [] }: Card, { brief }: TextSources): string | null => {
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
