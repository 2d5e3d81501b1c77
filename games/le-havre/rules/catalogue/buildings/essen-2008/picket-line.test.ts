import { expect, test } from 'vitest'
import { leHavre } from '../../../rules.ts'
import { type BeforeLiteral, before } from '../../../testing/index.ts'
import { buildingNamed } from '../../catalogue.ts'

const calls = (more: BeforeLiteral = {}) =>
  before('picket-line', { franc: 1 }, more).play('enter picket-line')

const OFFERS = { offers: { franc: 0, fish: 2, wood: 2, clay: 0, iron: 0, grain: 0, cattle: 0 } }

test('the visitor takes an offer [LH-044.2]', () => {
  const at = calls(OFFERS)
  expect(at.commands()).toEqual(['take fish', 'take wood'])
  expect(at.refusal('take clay')).toEqual({ code: 'offer-empty', params: { good: 'clay' } })
  expect(at.play('take wood').stock()).toEqual({ wood: 2 })
  expect(at.events()).toContainEqual({
    kind: 'strike-called',
    seat: 0,
    building: buildingNamed('picket-line'),
  })
  expect(at.position()).toMatchObject({ step: 'end', strike: [2, 3] })
})

test('a single offer is taken automatically [LH-044.2]', () => {
  const at = calls({ offers: { ...OFFERS.offers, fish: 0 } })
  expect(at.stock()).toEqual({ wood: 2 })
})

test('the others must take an offer in their turns, and buy as they like [LH-044.3]', () => {
  const at = calls(OFFERS).play('take wood', 'end', 'supply')
  const commands = at.commands()
  expect(commands.filter((command) => command.startsWith('enter'))).toEqual([])
  expect(commands.some((command) => command.startsWith('take'))).toBe(true)
  expect(at.refusal('enter building-firm-1')).toEqual({
    code: 'on-strike',
    params: { building: 'building-firm-1' },
  })
  at.play('take fish')
  expect(at.position().strike).toEqual([3])
  expect(at.where('picket-line')).toBe('town')
})

test('after the last one the card is gone and its visitor home [LH-044.4]', () => {
  const at = calls(OFFERS).play('take wood', 'end', 'supply', 'take fish', 'end', 'supply')
  const [last = ''] = at.commands().filter((command) => command.startsWith('take'))
  at.play(last)
  expect(at.where('picket-line')).toBe('out')
  expect(at.position()).toMatchObject({ out: ['picket-line'], seats: { '1': { disc: null } } })
  expect(at.position().strike).toBeUndefined()
  expect(at.events()).toContainEqual({ kind: 'left-the-game', building: buildingNamed('picket-line') })
  at.play('end', 'supply')
  expect(at.refuses('enter picket-line')).toBe('not-in-play')
  expect(at.refuses('buy picket-line')).toBe('not-in-play')
})

test('its owner loses it as well [LH-044.4]', () => {
  const at = before('fishery', {}, { strike: [1], seats: { '2': { buildings: ['picket-line'] } } }).play(
    'take wood',
  )
  expect(at.where('picket-line')).toBe('out')
  expect(at.wealth(2)).toBe(5)
})

test('nobody enters it while the strike is on [LH-044.5]', () => {
  const at = before('picket-line', { franc: 1 }, { strike: [2] })
  expect(at.refuses('enter picket-line')).toBe('strike-on')
})

test('the last but one round is the latest [LH-044.6]', () => {
  expect(calls({ round: 17 }).can('take wood')).toBe(true)
  expect(before('picket-line', { franc: 1 }, { round: 18 }).refuses('enter picket-line')).toBe('too-late')
  expect(before('picket-line', { franc: 1 }, { phase: 'final' }).refuses('enter picket-line')).toBe(
    'too-late',
  )
})

test('alone there is nobody to wait for [LH-044.7]', () => {
  const at = calls({ options: { players: 1 }, ...OFFERS }).play('take wood')
  expect([at.where('picket-line'), at.position().strike]).toEqual(['out', undefined])
})

test('without any offer it cannot be entered, as on the way from the Main Station [LH-044.2]', () => {
  const offers = { ...OFFERS.offers, fish: 0, wood: 0 }
  expect(before('picket-line', { franc: 1 }, { offers }).refuses('enter picket-line')).toBe('nothing-to-gain')
})

test('a position in a strike is written and read [LH-044.3]', () => {
  const written = calls(OFFERS).position()
  const struck = calls(OFFERS).play('take wood').position()
  for (const position of [written, struck]) {
    const read = leHavre.position.read(JSON.parse(JSON.stringify(position)))
    expect(read.ok && leHavre.position.write(read.value)).toEqual(position)
  }
  const options = { modules: ['essen-2008'] }
  const town = ['picket-line']
  expect(leHavre.position.read({ options, town, strike: [4] }).ok).toBe(false)
  expect(leHavre.position.read({ options, town, strike: [0] }).ok).toBe(false)
  expect(leHavre.position.read({ options, strike: [1] }).ok).toBe(false)
  expect(leHavre.position.read({ options, town, strike: [1] }).ok).toBe(true)
})
