import { wordingsOf } from '@quayside/game/outline/parser/tokenize.ts'
import { loadTextBoardTexts } from '@quayside/texts/messages/text-board'
import { expect, it } from 'vitest'
import { type Rule, rulesSentences } from './rules-lookup.tsx'

const text = await loadTextBoardTexts('en')

const rule = (title: string, body: string, related: readonly string[] = []): Rule => ({
  title,
  text: body,
  related,
  wordings: wordingsOf(title),
})

const FEEDING = rule('Feeding', 'Everybody pays food.', ['Loans'])

const RULEBOOK = {
  here: FEEDING,
  rules: [
    FEEDING,
    rule('Loans', 'You borrow for feeding.'),
    rule('Bakehouse', 'Grain becomes bread.'),
    rule('Ship one', 'It floats.'),
    rule('Ship two', 'It floats.'),
    rule('Ship three', 'It floats.'),
  ],
}

const rulesText = (...about: readonly string[]): string =>
  rulesSentences(about, RULEBOOK, new Set(['the']), {
    text,
    locale: 'en',
    join: (sentences) => sentences.join(' '),
    list: (items) => items.join(', '),
  }).join(' ')

it('without a name, the rules of the current question are read', () => {
  expect(rulesText()).toBe('Feeding. Everybody pays food. See also: Loans.')
})

it('a name finds its rule, also when it is shortened or misspelled', () => {
  expect(rulesText('the', 'bakehouse')).toBe('Bakehouse. Grain becomes bread.')
  expect(rulesText('bakeh')).toBe('Bakehouse. Grain becomes bread.')
  expect(rulesText('bakehuose')).toBe('Bakehouse. Grain becomes bread.')
})

it('a word of the text finds a rule where no title matches', () => {
  expect(rulesText('bread')).toBe('Bakehouse. Grain becomes bread.')
})

it('of many matches only the names are read', () => {
  expect(rulesText('ship')).toBe('Several things have that name: Ship one, Ship two, Ship three.')
})

it('an unknown word is reported', () => {
  expect(rulesText('whale')).toBe('The rules say nothing about “whale”.')
})
