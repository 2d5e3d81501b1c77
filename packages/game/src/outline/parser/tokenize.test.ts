import { expect, it } from 'vitest'
import { tokenize, wordingsOf } from './tokenize.ts'

it.each([
  ['Prendre 2 bœufs', ['prendre', '2', 'boeufs']],
  ['Entrer dans l’Église', ['entrer', 'dans', 'l', 'eglise']],
  ['¿Por qué no?', ['por', 'que', 'no']],
  ['拿取2條魚', ['拿', '取', '2', '條', '魚']],
  ['拿取２條魚', ['拿', '取', '2', '條', '魚']],
  ['MS Dagmar麵包', ['ms', 'dagmar', '麵', '包']],
  ['$25, 1½ francs', ['25', '1½', 'francs']],
  ['take fur-3', ['take', 'fur', '3']],
  [' … ', []],
])('%j is compared as %j', (text, words) => {
  expect(tokenize(text)).toEqual(words)
})

it('names separated by bars are alternatives', () => {
  expect(wordingsOf('end|game end', 'finish')).toEqual([['end'], ['game', 'end'], ['finish']])
})
