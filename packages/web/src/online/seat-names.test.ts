import { expect, it } from 'vitest'
import { seatNames } from './seat-names.ts'

const BOTS = ['Odile', 'Mateo', 'Ines', 'Yu-Ting', 'Tomas']

const person = (name: string) => ({ name, bot: null, free: name === '' })
const BOT = { name: '', bot: 'mate', free: false }

const names = (...seats: Parameters<typeof seatNames>[0]) => seatNames(seats, (seat) => BOTS[seat] ?? '')

it('a bot has the default name of its seat', () => {
  expect(names(person('Lea'), BOT, person(''), BOT)).toEqual(['Lea', 'Mateo', '', 'Yu-Ting'])
})

it('a bot takes another name where a player has that one', () => {
  expect(names(BOT, BOT, person('Mateo'), person('Odile'))).toEqual(['Ines', 'Yu-Ting', 'Mateo', 'Odile'])
})

it('a bot does not take the name of a player who left', () => {
  const left = { name: 'bot 1', bot: 'mate', free: false }
  const names = seatNames([{ name: 'Odile', bot: null, free: false }, left], (seat) => `bot ${seat}`)
  expect(names).toEqual(['Odile', 'bot 0'])
})
