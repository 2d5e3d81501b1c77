import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { bundle } from '../../goods.ts'

test('one more of each kind [LH-GH28.2]', () => {
  const table = before('major-corporation', { fish: 3, wood: 1, coke: 2, franc: 3 }).play(
    'enter major-corporation',
  )
  expect(table.stock()).toEqual({ fish: 4, wood: 2, coke: 3 })
  expect(table.events().slice(-1)).toEqual([
    { kind: 'gained', seat: 0, tokens: bundle({ fish: 1, wood: 1, coke: 1 }) },
  ])
  expect(table.can('end')).toBe(true)
})

test('steel costs three francs and may be left out [LH-GH28.3]', () => {
  const table = before('major-corporation', { fish: 1, steel: 1, franc: 7 }).play('enter major-corporation')
  expect(table.commands()).toEqual(['convert 1', 'done'])
  expect(table.play('convert 1').stock()).toEqual({ fish: 2, steel: 2, franc: 1 })
  expect(table.events()).toEqual([
    { kind: 'paid', seat: 0, tokens: bundle({ franc: 3 }) },
    { kind: 'gained', seat: 0, tokens: bundle({ steel: 1 }) },
  ])
  const modest = before('major-corporation', { fish: 1, steel: 1, franc: 7 }).play(
    'enter major-corporation',
    'done',
  )
  expect(modest.stock()).toEqual({ fish: 2, steel: 1, franc: 4 })
})

test('steel that cannot be paid is not asked for [LH-GH28.3]', () => {
  const table = before('major-corporation', { fish: 1, steel: 1, franc: 5 }).play('enter major-corporation')
  expect(table.stock()).toEqual({ fish: 2, steel: 1, franc: 2 })
})

test('a visitor with nothing but steel has to buy it [LH-GH28.3]', () => {
  const table = before('major-corporation', { steel: 1, franc: 6 }).play('enter major-corporation')
  expect(table.stock()).toEqual({ steel: 2 })
  expect(table.events().filter(({ kind }) => kind === 'gained')).toHaveLength(1)
})

test('something must be there to have more of [LH-GH28.4]', () => {
  expect(before('major-corporation', { franc: 9 }).refuses('enter major-corporation')).toBe('lacks-goods')
  expect(before('major-corporation', { steel: 1, franc: 5 }).refuses('enter major-corporation')).toBe(
    'fee-eats-action',
  )
  expect(
    before(
      'major-corporation',
      { steel: 1, franc: 2 },
      { seat1: { buildings: ['major-corporation'] } },
    ).refusal('enter major-corporation'),
  ).toEqual({ code: 'lacks-francs', params: { building: 'major-corporation', need: 3, have: 2 } })
})

test('iron may be left out while the Rattletrap Car would follow it out of the town [LH-GH28.5]', () => {
  const town = { town: ['major-corporation', 'rattletrap-car'] }
  const at = before('major-corporation', { franc: 9, iron: 1, wood: 1 }, town).play('enter major-corporation')
  expect(at.commands()).toEqual(['choose iron', 'done'])
  expect(at.stock()).toEqual({ franc: 6, iron: 1, wood: 2 })
  expect(at.play('done').where('rattletrap-car')).toBe('town')
  const taken = before('major-corporation', { franc: 9, iron: 1, steel: 1 }, town).play(
    'enter major-corporation',
  )
  expect([taken.held('iron'), taken.commands()]).toEqual([2, ['convert 1', 'done']])
  const both = before('major-corporation', { franc: 9, iron: 1, wood: 1, steel: 1 }, town)
  both.play('enter major-corporation', 'choose iron')
  expect([both.where('rattletrap-car'), both.commands()]).toEqual([1, ['convert 1', 'done']])
  const alone = before('major-corporation', { franc: 9, iron: 1 }, town).play('enter major-corporation')
  expect([alone.held('iron'), alone.where('rattletrap-car')]).toEqual([2, 1])
  const old = before('major-corporation', { franc: 9, iron: 1, wood: 1 }, { rules: 1, ...town })
  expect(old.play('enter major-corporation').held('iron')).toBe(2)
})
