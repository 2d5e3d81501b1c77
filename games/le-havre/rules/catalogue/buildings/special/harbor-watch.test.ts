import { expect, test } from 'vitest'
import { type BeforeLiteral, before } from '../../../testing/table.ts'
import { buildingNamed } from '../../catalogue.ts'
import { bundle, type Tokens } from '../../goods.ts'
import { harborWatch } from './harbor-watch.ts'

const TOWN = ['building-firm-1', 'harbor-watch', 'tavern', 'farm', 'bakery']

/** Seat 2 sits in the Tavern, seat 3 at home. */
const watch = (tokens: Tokens, more: BeforeLiteral = {}) =>
  before('harbor-watch', tokens, { town: TOWN, seats: { '2': { disc: 'tavern' } }, ...more })

test('the Harbor Watch is left out of solo games [LH-014.1]', () => {
  expect(harborWatch).toMatchObject({ needsOthers: true })
})

test('a franc sends the other player home, and the visitor uses the building instead [LH-014.2]', () => {
  const table = watch({ wood: 1, grain: 1, fish: 1, franc: 1 }).play('enter harbor-watch')
  expect(table.commands()).toEqual(['evict 2'])
  table.play('evict 2')
  expect(table.stock()).toEqual({ franc: 3 })
  expect(table.stock(2)).toEqual({ coal: 1, franc: 6 })
  expect(table.position().seats?.['1']?.disc).toBe('tavern')
  expect(table.position().seats?.['2']?.disc).toBeNull()
  const tavern = buildingNamed('tavern')
  expect(table.events().slice(0, 3)).toEqual([
    { kind: 'fee-paid', seat: 0, to: 1, tokens: bundle({ franc: 1 }) },
    { kind: 'sent-home', seat: 1, building: tavern },
    { kind: 'entered', seat: 0, building: tavern },
  ])
})

test('the visitor has used up the main action with it [LH-014.2]', () => {
  const table = watch({ wood: 1, grain: 1, franc: 2 }).play('enter harbor-watch', 'evict 2')
  expect(table.refuses('take fish')).toBe('main-action-done')
})

test('after the franc the fee of that building is due, to its owner if there is one [LH-014.3]', () => {
  const table = watch(
    { fish: 1, franc: 2 },
    { town: ['harbor-watch'], seats: { '2': { disc: 'farm' }, '3': { buildings: ['farm'] } } },
  ).play('enter harbor-watch', 'evict 2')
  expect(table.stock()).toEqual({ fish: 2, wood: 2, grain: 2, cattle: 1, hide: 1 })
  expect([table.francs(2), table.francs(3)]).toEqual([6, 6])
})

test('an own building is entered without a fee [LH-014.3]', () => {
  const table = watch(
    { franc: 2 },
    { town: ['harbor-watch'], seat1: { buildings: ['farm'] }, seats: { '2': { disc: 'farm' } } },
  ).play('enter harbor-watch', 'evict 2')
  expect(table.stock()).toEqual({ fish: 2, wood: 2, grain: 2, cattle: 1, hide: 1 })
})

test('a fee that leaves a choice is asked for [LH-014.3]', () => {
  const table = watch({ bread: 3, fish: 1, franc: 3 }, { seats: { '2': { disc: 'bakery' } } })
  table.play('enter harbor-watch', 'pay 1 franc', 'evict 2')
  expect(table.commands().toSorted()).toEqual(['pay 1 bread', 'pay 1 fish', 'pay 1 franc'])
  expect(table.play('pay 1 fish', 'convert 3').stock()).toEqual({ franc: 10 })
})

test('of several players only those can be sent home whose building the visitor can use [LH-014.4]', () => {
  const table = watch(
    { wood: 1, grain: 1, franc: 3 },
    { seats: { '2': { disc: 'tavern' }, '3': { disc: 'bakery' } } },
  ).play('enter harbor-watch')
  expect(table.commands()).toEqual(['evict 2'])
  expect(table.refusal('evict 3')).toEqual({ code: 'cannot-use-that', params: { building: 'bakery' } })
  expect(table.refusal('evict 1')).toEqual({ code: 'nobody-to-evict', params: { seat: 1 } })
})

test('nobody enters when the only possible building cannot be used [LH-014.4]', () => {
  expect(watch({ franc: 5 }).refusal('enter harbor-watch')).toEqual({
    code: 'cannot-use-that',
    params: { building: 'tavern' },
  })
})

test('another disc must be in a building: a disc at home cannot be sent home [LH-014.5]', () => {
  expect(watch({ franc: 5 }, { seats: {} }).refusal('enter harbor-watch')).toEqual({
    code: 'nobody-to-evict',
    params: { building: 'harbor-watch' },
  })
})

test('the franc is a franc, which food cannot replace [LH-014.6]', () => {
  expect(watch({ wood: 1, grain: 1, fish: 4 }).refusal('enter harbor-watch')).toEqual({
    code: 'lacks-francs',
    params: { building: 'harbor-watch', need: 1, have: 0 },
  })
})

test('the only franc cannot be the fee as well [LH-014.6]', () => {
  expect(watch({ wood: 1, grain: 1, franc: 1 }).refusal('enter harbor-watch')).toEqual({
    code: 'fee-eats-action',
    params: { building: 'harbor-watch' },
  })
})

test('all three payments must be covered: fee, franc and the fee of the building [LH-014.6]', () => {
  const more = { seats: { '2': { disc: 'farm' } } }
  expect(watch({ fish: 1, franc: 1 }, more).refuses('enter harbor-watch')).toBe('cannot-use-that')
  expect(watch({ franc: 2 }, more).refuses('enter harbor-watch')).toBe('fee-eats-action')
  expect(watch({ franc: 3 }, more).play('enter harbor-watch', 'evict 2').francs()).toBe(0)
})

test('a disc that was sent home is no longer a guest: the Arts Center needs another one [LH-014.7]', () => {
  const arts = { town: ['harbor-watch'], seat1: { buildings: ['arts-center'] } }
  expect(
    watch({ franc: 5 }, { ...arts, seats: { '2': { disc: 'arts-center' } } }).refuses('enter harbor-watch'),
  ).toBe('cannot-use-that')
  const table = watch(
    { franc: 2 },
    {
      town: ['harbor-watch'],
      seat1: { buildings: ['arts-center', 'tavern'] },
      seats: { '2': { disc: 'arts-center' }, '3': { disc: 'tavern' } },
    },
  )
  expect(table.play('enter harbor-watch', 'evict 2').stock()).toEqual({ franc: 4 })
})

test('nobody is sent home from the Harbor Watch itself [LH-014.8]', () => {
  const table = watch({ franc: 5 }, { phase: 'final', seats: { '2': { disc: 'harbor-watch' } } })
  expect(table.refuses('enter harbor-watch')).toBe('nobody-to-evict')
})

test('the fee of the Harbor Watch goes to its owner, who pays none [LH-014.9]', () => {
  const town = ['tavern']
  const guest = watch(
    { wood: 1, grain: 1, fish: 1, franc: 1 },
    { town, seats: { '2': { disc: 'tavern' }, '3': { buildings: ['harbor-watch'] } } },
  )
  guest.play('enter harbor-watch', 'evict 2')
  expect([guest.stock(), guest.stock(3)]).toEqual([{ franc: 3 }, { fish: 1, coal: 1, franc: 5 }])
  const owner = watch({ wood: 1, grain: 1, franc: 1 }, { town, seat1: { buildings: ['harbor-watch'] } })
  expect(owner.play('enter harbor-watch', 'evict 2').stock()).toEqual({ franc: 3 })
})
