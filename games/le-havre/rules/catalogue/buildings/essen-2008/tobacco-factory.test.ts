import { expect, test } from 'vitest'
import { type BeforeLiteral, before, type Table } from '../../../testing/index.ts'
import { buildingNamed } from '../../catalogue.ts'

const factory = (more: BeforeLiteral = {}) =>
  before(
    'charcoal-kiln',
    { wood: 1 },
    {
      ...more,
      seats: { '2': { disc: 'fishery' }, '3': { disc: 'building-firm-1' }, ...more.seats },
      seat1: { buildings: ['tobacco-factory', 'fishery'], ...more.seat1 },
    },
  )

const discOfTwo = (at: Table): unknown => at.position().seats?.['2']?.disc

test('its owner frees the Fishery and enters it [LH-045.2]', () => {
  const at = factory()
  expect(at.commands().filter((command) => command.startsWith('expel'))).toEqual(['expel 2'])
  at.play('expel 2')
  expect(at.events()).toEqual([{ kind: 'sent-home', seat: 1, building: buildingNamed('fishery') }])
  expect(discOfTwo(at)).toBe(null)
  expect(at.play('enter fishery').held('fish')).toBe(4)
})

test('before the supply, before and after the main action, and in the final stage [LH-045.2]', () => {
  expect(factory({ step: 'supply' }).can('expel 2')).toBe(true)
  expect(discOfTwo(factory().play('take wood', 'expel 2'))).toBe(null)
  expect(factory({ phase: 'final' }).can('expel 2')).toBe(true)
})

test('not in the middle of an action [LH-045.2]', () => {
  const seat1 = { buildings: ['tobacco-factory', 'fishery'] }
  const kiln = before('charcoal-kiln', { wood: 3 }, { seats: { '2': { disc: 'fishery' } }, seat1 })
  expect(kiln.play('enter charcoal-kiln').refuses('expel 2')).toBe('action-under-way')
})

test('only out of own buildings [LH-045.3]', () => {
  expect(factory().refusal('expel 3')).toEqual({ code: 'nobody-to-evict', params: { seat: 3 } })
  expect(factory().refuses('expel 1')).toBe('nobody-to-evict')
  expect(factory({ seats: { '2': { disc: null } } }).refuses('expel 2')).toBe('nobody-to-evict')
  expect(factory().refuses('expel 5')).toBe('nobody-to-evict')
})

test('not out of the Hotel [LH-045.3]', () => {
  const at = factory({
    seats: { '2': { disc: 'hotel' } },
    seat1: { buildings: ['tobacco-factory', 'hotel'] },
  })
  expect(at.refusal('expel 2')).toEqual({ code: 'may-stay', params: { building: 'hotel' } })
  expect(at.commands().filter((command) => command.startsWith('expel'))).toEqual([])
})

test('it costs nothing and leaves the main action [LH-045.4]', () => {
  const at = factory().play('expel 2')
  expect([at.francs(), at.position().step]).toEqual([0, 'main'])
})

test('only the owner, and only in their own turn [LH-045.5]', () => {
  const without = before(
    'fishery',
    {},
    { seats: { '2': { disc: 'fishery' } }, seat1: { buildings: ['fishery'] } },
  )
  expect(without.refusal('expel 2')).toEqual({ code: 'may-not-expel', params: { seat: 2 } })
  const waiting = before(
    'charcoal-kiln',
    {},
    {
      seats: { '2': { buildings: ['tobacco-factory', 'fishery'] }, '3': { disc: 'fishery' } },
    },
  )
  expect(waiting.as(2).refuses('expel 3')).toBe('not-your-turn')
})

test('a player who is sent away goes to the Dive Bar [LH-045.2]', () => {
  const at = factory({ town: ['charcoal-kiln', 'dive-bar', 'building-firm-1'] }).play('expel 2')
  expect([discOfTwo(at), at.francs(2)]).toEqual(['dive-bar', 3])
})
