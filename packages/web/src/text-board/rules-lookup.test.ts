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

const told = (...about: readonly string[]): string =>
  rulesSentences(about, RULEBOOK, new Set(['the']), {
    text,
    locale: 'en',
    join: (said) => said.join(' '),
    list: (items) => items.join(', '),
  }).join(' ')

it('without a name the rules of the question are told', () => {
  expect(told()).toBe('Feeding. Everybody pays food. See also: Loans.')
})

it('a name finds its rule, also when it is cut short or written wrongly', () => {
  expect(told('the', 'bakehouse')).toBe('Bakehouse. Grain becomes bread.')
  expect(told('bakeh')).toBe('Bakehouse. Grain becomes bread.')
  expect(told('bakehuose')).toBe('Bakehouse. Grain becomes bread.')
})

it('a word of the text finds it where no title has it', () => {
  expect(told('bread')).toBe('Bakehouse. Grain becomes bread.')
})

it('of many only the names are told', () => {
  expect(told('ship')).toBe('Several things have that name: Ship one, Ship two, Ship three.')
})

it('nothing is said to be nothing', () => {
  expect(told('whale')).toBe('The rules say nothing about “whale”.')
})
