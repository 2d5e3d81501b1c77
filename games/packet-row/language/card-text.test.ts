// The fixtures are the texts of all different cards. After a change of texts or cards, write them again with `npx
// vitest run games/packet-row/language/card-text.test.ts --update` and read the difference.

import { describe, expect, it } from 'vitest'
import { type Card, catalogue, PILES, type Pile } from '../rules/index.ts'
import { cardLines, cardText } from './card-text.ts'
import { allTexts, everyLanguage, faultsOf } from './testing.ts'

const { decks } = catalogue()
const CARDS: readonly (readonly [Card, Pile])[] = PILES.flatMap((pile) =>
  decks[pile].map((card) => [card, pile] as const),
)

describe.each(everyLanguage)('the cards in %s', (locale, texts) => {
  it('read as in the fixture', async () => {
    const cards = CARDS.map(([card, pile]) =>
      [cardText(card, pile, texts).name, ...cardLines(card, pile, texts).map((line) => `  ${line}`)].join(
        '\n',
      ),
    )
    await expect(`${cards.join('\n\n')}\n`).toMatchFileSnapshot(`../fixtures/cards.${locale}.txt`)
  })

  it('are well written', () => {
    const lines = CARDS.flatMap(([card, pile]) => [
      cardText(card, pile, texts).name,
      cardText(card, pile, texts).short,
      ...cardLines(card, pile, texts),
    ])
    expect([...new Set(lines)].flatMap((line) => faultsOf(line, locale))).toEqual([])
  })
})

describe('the text of a card follows its record', () => {
  const [english] = allTexts

  const linesOf = (id: string, change: object = {}): string[] => {
    const [card, pile] = CARDS.find(([{ id: own }]) => own === id) ?? []
    return card === undefined || pile === undefined ? [] : cardLines({ ...card, ...change }, pile, english)
  }

  it('a contract its goods, its destination and its reward', () => {
    expect(linesOf('guildhall-contract-cotton-nl')).toEqual([
      'Contract (Guildhall).',
      'Deliver 3 cotton to the Netherlands on a merchant ship and receive $25.',
      'Free.',
      'Copies: 1.',
    ])
    expect(linesOf('guildhall-contract-cotton-nl', { amount: 5, destination: 'es', reward: 45 })).toContain(
      'Deliver 5 cotton to Spain on a merchant ship and receive $45.',
    )
  })

  it('goods, nuggets and victory points their price', () => {
    expect(linesOf('market-fur-2')).toContain('Price: $6.')
    expect(linesOf('docks-nugget-1')).toEqual([
      'Gold nugget (Docks).',
      'In a delivery, counts as 1 good of any kind.',
      'Price: $4.',
      'Copies: 5.',
    ])
    expect(linesOf('guildhall-vp-5')).toEqual([
      'Victory points card (Guildhall).',
      'Scores 4 VP at the end of the game.',
      'Price: $18.',
      'Copies: 1.',
    ])
  })

  it('a banker the points for each number of players', () => {
    expect(linesOf('bank-banker')[1]).toBe(
      'With 2 or 3 players: 2 VP at the end of the game if you have the most money. ' +
        'With 4 or 5 players: 3 VP at the end of the game if you have the most money, 1 VP if you have the second most.',
    )
  })

  it('a starting contract has no price, because it is never taken', () => {
    expect(linesOf('start-contract-fur-es').join(' ')).not.toMatch(/Free|Price/)
  })
})
