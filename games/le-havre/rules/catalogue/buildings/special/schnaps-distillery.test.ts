import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('three grain are sold for six francs [LH-030.2]', () => {
  const table = before('schnaps-distillery', { grain: 4, fish: 1 }).play(
    'enter schnaps-distillery',
    'convert 3',
  )
  expect(table.stock()).toEqual({ grain: 1, franc: 6 })
})

test('with five grain, one to four can be sold [LH-030.3]', () => {
  const table = before('schnaps-distillery', { grain: 5, fish: 1 }).play('enter schnaps-distillery')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3', 'convert 4'])
  expect(table.refusal('convert 5')).toEqual({ code: 'too-many', params: { most: 4, unit: 'time' } })
  expect(table.play('convert 4').stock()).toEqual({ grain: 1, franc: 8 })
})

test('without grain nobody enters, and bread does not count as grain [LH-030.4]', () => {
  expect(before('schnaps-distillery', { bread: 3 }).refusal('enter schnaps-distillery')).toEqual({
    code: 'lacks-goods',
    params: { building: 'schnaps-distillery', missing: ['grain'], amounts: [1] },
  })
})
