import { expect, test } from 'vitest'
import { wealth } from '../../../scoring.ts'
import { before, only, table } from '../../../testing/index.ts'
import { buildingNamed } from '../../catalogue.ts'

test('the player who takes the iron also gets the car [LH-GH31.2]', () => {
  const at = before('rattletrap-car', {}, { offers: { iron: 2 } }).play('take iron')
  expect(at.where('rattletrap-car')).toBe(1)
  expect(at.events()).toContainEqual({ kind: 'followed', seat: 0, building: buildingNamed('rattletrap-car') })
})

test.each([
  ['ironworks', { franc: 1 }],
  ['junkyard', { fish: 4 }],
  ['blast-furnace', { coal: 1, franc: 2 }],
])('also at the %s [LH-GH31.2]', (name, tokens) => {
  const at = before(name, tokens, { town: [name, 'rattletrap-car'] }).play(`enter ${name}`)
  expect(at.where('rattletrap-car')).toBe(1)
})

test('an iron out of pawn is gained too [LH-GH31.2]', () => {
  const seats = { '2': { pawned: ['iron'], stock: only({ franc: 2 }) } }
  const at = before('rattletrap-car', {}, { town: ['rattletrap-car', 'pawnbrokers'], seats })
    .as(2)
    .play('redeem iron')
  expect(at.where('rattletrap-car')).toBe(2)
})

test('other goods and steel do not attract it [LH-GH31.2]', () => {
  expect(
    before('rattletrap-car', {}, { offers: { wood: 2 } })
      .play('take wood')
      .where('rattletrap-car'),
  ).toBe('town')
  const steel = before('emporium', { franc: 6 }, { town: ['emporium', 'rattletrap-car'] })
  expect(steel.play('enter emporium', 'choose steel').where('rattletrap-car')).toBe('town')
})

test('its owner keeps it when others gain iron [LH-GH31.3]', () => {
  const seats = { '2': { buildings: ['rattletrap-car'] } }
  const at = before('fishery', {}, { offers: { iron: 2 }, seats }).play('take iron')
  expect(at.where('rattletrap-car')).toBe(2)
  expect(at.happened('followed')).toBe(false)
})

test('it is neither bought nor sold and costs two francs in the end [LH-GH31.4]', () => {
  expect(before('rattletrap-car', { franc: 9 }).refuses('buy rattletrap-car')).toBe('not-for-sale')
  const at = before('fishery', {}, { seat1: { buildings: ['rattletrap-car', 'bank'] } })
  expect(at.commands().filter((command) => command.startsWith('sell'))).toEqual(['sell bank'])
  expect(at.refuses('sell rattletrap-car')).toBe('cannot-be-sold')
  expect(wealth(at.state, 0).buildings).toBe(14)
})

test('the game does not wait for a player who has nothing else [LH-GH31.5]', () => {
  const rich = { stock: only({ franc: 20 }) }
  const seats = { '1': { ...rich, buildings: ['rattletrap-car'] }, '2': rich, '3': rich }
  const at = table({ round: 5, turn: 7, step: 'end', seats }).play('end')
  expect(at.position().round).toBe(6)
  const car = before('fishery', {}, { seat1: { buildings: ['rattletrap-car'] } })
  expect(car.refuses('enter rattletrap-car')).toBe('closed')
})
