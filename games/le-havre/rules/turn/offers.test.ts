import { describe, expect, test } from 'vitest'
import { only, table } from '../testing/index.ts'

const FULL = { franc: 4, fish: 5, wood: 6, clay: 3, iron: 2, grain: 1, cattle: 7 }

describe('taking an offer', () => {
  test.each([
    ['franc', 4],
    ['fish', 5],
    ['wood', 6],
    ['clay', 3],
    ['iron', 2],
    ['grain', 1],
    ['cattle', 7],
  ])('of %s brings all %i tokens and leaves the others [LH-3.1] [LH-3.2]', (name, amount) => {
    const seat = { stock: only({ franc: 1, wood: 1 }) }
    const after = table({ offers: FULL, seats: { '1': seat } }).play(`take ${name}`)
    const had = { franc: 1, wood: 1 }
    expect(after.stock()).toEqual({ ...had, [name]: amount + (had[name as 'franc' | 'wood'] ?? 0) })
    expect(after.position().offers).toEqual({ ...FULL, [name]: 0 })
    expect(after.position().step).toBe('end')
    expect(after.events()).toMatchObject([{ kind: 'offer-taken', seat: 0, amount }])
  })

  test('is not possible for an empty offer [LH-3.3]', () => {
    const bare = table({ offers: { ...FULL, grain: 0 } })
    expect(bare.refusal('take grain')).toEqual({ code: 'offer-empty', params: { good: 'grain' } })
    expect(bare.can('take grain')).toBe(false)
    expect(bare.can('take clay')).toBe(true)
  })

  test.each(['coal', 'hide', 'brick', 'smoked-fish', 'coke'])(
    'is not possible for %s [LH-3.4] [LH-1.35]',
    (name) => {
      expect(table({ offers: FULL }).refusal(`take ${name}`)).toEqual({
        code: 'no-such-offer',
        params: {},
      })
    },
  )

  test('has no limit, neither on the board nor in the store [LH-1.36] [LH-3.5]', () => {
    const seat = { stock: only({ fish: 300 }) }
    const after = table({ offers: { ...FULL, fish: 400 }, seats: { '1': seat } }).play('take fish')
    expect(after.stock()).toEqual({ fish: 700 })
  })

  test('is the one main action of the turn [LH-2.10]', () => {
    const after = table({ offers: FULL }).play('take fish')
    expect(after.refusal('take wood')).toEqual({ code: 'main-action-done', params: {} })
    expect(after.refusal('enter fishery')).toEqual({ code: 'main-action-done', params: {} })
  })

  test('leaves the disc where it is [LH-3.10]', () => {
    const inside = { disc: 'fishery', buildings: ['fishery'] }
    const after = table({ offers: FULL, seats: { '1': inside } }).play('take fish')
    expect(after.position().seats?.['1']?.disc).toBe('fishery')
  })
})
