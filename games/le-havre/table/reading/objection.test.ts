import { expect, it } from 'vitest'
import { loadTexts } from '../../language/index.ts'
import { loadLeHavreTexts } from '../../messages/table/index.ts'
import { leHavre, question } from '../../rules/index.ts'
import { before } from '../../rules/testing/index.ts'
import { type Amounts, basketOf, fill } from './basket.ts'
import { objectionTo } from './objection.ts'

const words = { ...(await loadLeHavreTexts('en')), game: await loadTexts('en') }

it('counts what is still to come after what has been named', () => {
  const { state } = before('business-office', { franc: 1, clay: 3, brick: 3 }).play('enter business-office')
  const asked = question(state)
  const basket = asked === null ? null : basketOf(state, 0, asked, leHavre.commands(state, 0))
  if (basket === null) throw new Error('nothing is asked')
  const objection = (amounts: Amounts) =>
    objectionTo(fill(state, 0, basket, amounts), { words, names: ['Ana', 'Odile', 'Mateo'] })
  expect(objection([1, 0])).toBe('At least 3 more.')
  expect(objection([0, 1])).toBe('That is too few: 4 at least.')
  expect(objection([1, 3])).toBe('')
})
