import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('two economic buildings and one craftsman building bring two meat and a loaf [LH-GH18.2]', () => {
  const buildings = ['bank', 'storehouse', 'bakehouse', 'wharf-1', 'church']
  const table = before('department-of-agriculture', { franc: 1 }, { seat1: { buildings } })
  expect(table.play('enter department-of-agriculture').stock()).toEqual({ meat: 2, bread: 1 })
})

test('one kind is enough, none is not [LH-GH18.2] [LH-GH18.3]', () => {
  const craft = before('department-of-agriculture', { franc: 1 }, { seat1: { buildings: ['bakehouse'] } })
  expect(craft.play('enter department-of-agriculture').stock()).toEqual({ bread: 1 })
  const none = before('department-of-agriculture', { franc: 1 }, { seat1: { buildings: ['wharf-1'] } })
  expect(none.refuses('enter department-of-agriculture')).toBe('nothing-to-gain')
})
