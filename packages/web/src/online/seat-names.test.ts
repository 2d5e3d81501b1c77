import { expect, it } from 'vitest'
import { seatNames } from './seat-names.ts'

const BOTS = ['Odile', 'Mateo', 'Ines', 'Yu-Ting', 'Tomas']

const person = (name: string) => ({ name, bot: null, free: name === '' })
const BOT = { name: '', bot: 'mate', free: false }

const names = (...seats: Parameters<typeof seatNames>[0]) => seatNames(seats, (seat) => BOTS[seat] ?? '')

it('a bot goes by the name that belongs to its seat', () => {
  expect(names(person('Lea'), BOT, person(''), BOT)).toEqual(['Lea', 'Mateo', '', 'Yu-Ting'])
})

it('a bot takes another name where a person has that one already', () => {
  expect(names(BOT, BOT, person('Mateo'), person('Odile'))).toEqual(['Ines', 'Yu-Ting', 'Mateo', 'Odile'])
})

it('a bot does not play on under the name of whoever left', () => {
  const left = { name: 'bot 1', bot: 'mate', free: false }
  const names = seatNames([{ name: 'Odile', bot: null, free: false }, left], (seat) => `bot ${seat}`)
  expect(names).toEqual(['Odile', 'bot 0'])
})
