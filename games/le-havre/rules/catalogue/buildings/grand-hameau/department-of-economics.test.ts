import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('two industrial buildings and one economic building bring two iron and two francs [LH-GH19.2]', () => {
  const buildings = ['wharf-1', 'cokery', 'bank', 'bakehouse']
  const table = before('department-of-economics', { fish: 1 }, { seat1: { buildings } })
  expect(table.play('enter department-of-economics').stock()).toEqual({ iron: 2, franc: 2 })
})

test('its owner counts it [LH-GH19.3]', () => {
  const table = before('department-of-economics', {}, { seat1: { buildings: ['department-of-economics'] } })
  expect(table.play('enter department-of-economics').stock()).toEqual({ franc: 2 })
})

test('without such buildings nobody enters [LH-GH19.4]', () => {
  const table = before('department-of-economics', { fish: 1 }, { seat1: { buildings: ['bakehouse'] } })
  expect(table.refuses('enter department-of-economics')).toBe('nothing-to-gain')
})
