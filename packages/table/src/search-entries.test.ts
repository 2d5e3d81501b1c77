import { expect, it } from 'vitest'
import { searchEntries } from './search-entries.ts'

const ENTRIES = [
  { title: 'Entry fee', text: 'Paid before the action.' },
  { title: 'Bœuf', text: 'Se vend à la Compagnie maritime.' },
  { title: 'L’action finale', text: 'Une dernière fois.' },
  { title: '餵食', text: '每位玩家要支付食物。' },
]

const titles = (wanted: string): string[] => searchEntries(ENTRIES, wanted).map(({ title }) => title)

it('finds everything for an empty query', () => {
  expect(searchEntries(ENTRIES, ' ')).toEqual(ENTRIES)
})

it('finds words in any order, ignoring case and accents', () => {
  expect(titles('FEE entry')).toEqual(['Entry fee'])
  expect(titles('derniere')).toEqual(['L’action finale'])
  expect(titles('boeuf')).toEqual(['Bœuf'])
})

it('finds a part of a word, also in languages without spaces', () => {
  expect(titles('食物')).toEqual(['餵食'])
})

it('lists matches in titles first', () => {
  expect(titles('action')).toEqual(['L’action finale', 'Entry fee'])
})

it('finds nothing where a word is missing', () => {
  expect(titles('entry whale')).toEqual([])
})
