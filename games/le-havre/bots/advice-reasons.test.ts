import { describe, expect, it } from 'vitest'
import { leHavre, roundsOf } from '../rules/index.ts'
import { before } from '../rules/testing/index.ts'
import { reasons } from './advice-reasons.ts'

type Stock = Parameters<typeof before>[1]
type More = Parameters<typeof before>[2]

/** Seat 1 of two in the fifth round, before its main action. */
const table = (stock: Stock, more: More = {}, building = 'bakehouse') =>
  before(building, stock, { options: { players: 2 }, ...more })

/** What will be due at its end. */
const DUE = roundsOf('full', 2)[4]?.food ?? 0

/** Nobody who has this lacks food. */
const FED = { meat: 9 }

/** What speaks for a command, followed by others to the end of its action. */
const reasonsFor = (at: ReturnType<typeof before>, command: string, ...rest: readonly string[]) => {
  const [seat = 0] = leHavre.deciders(at.state)
  const start = leHavre.copy(at.state)
  const parsed = leHavre.notation.parse(command)
  if (!parsed.ok) throw new Error(command)
  at.play(command, ...rest)
  return reasons({ before: start, after: at.state, seat, command: parsed.value })
}

describe('a reason in Le Havre', () => {
  it('is the food that is missing at the end of the round, and how much of it is covered', () => {
    const at = table({ fish: 1, franc: 40 }, { offers: { fish: 4 } })
    expect(reasonsFor(at, 'take fish')).toEqual([
      { code: 'covers-food', params: { lack: DUE - 1, covers: 4 } },
      { code: 'brings', params: { tokens: { fish: 4 } } },
    ])
  })

  it('is never more food than is missing', () => {
    const at = table({ smoked_fish: 1, franc: 40 }, { offers: { fish: 40 } })
    expect(reasonsFor(at, 'take fish')[0]?.params).toEqual({ lack: DUE - 2, covers: DUE - 2 })
  })

  it('is the loans that need not be taken out', () => {
    const at = table({ franc: 1 }, { offers: { fish: 5 } })
    const [first, second] = reasonsFor(at, 'take fish')
    const loans = Math.ceil((DUE - 1) / 4) - Math.ceil((DUE - 6) / 4)
    expect(first).toEqual({ code: 'avoids-loan', params: { loans } })
    expect(second?.code).toBe('covers-food')
  })

  it('is what comes in, where enough food is there', () => {
    const at = table(FED, { offers: { fish: 4 } })
    expect(reasonsFor(at, 'take fish')).toEqual([{ code: 'brings', params: { tokens: { fish: 4 } } }])
  })

  it('is what a building makes of what', () => {
    const at = table({ ...FED, grain: 2, wood: 1 })
    expect(reasonsFor(at, 'enter bakehouse', 'convert 2')).toEqual([
      { code: 'turns-into', params: { from: { wood: 1, grain: 2, meat: 1 }, to: { bread: 2, franc: 1 } } },
    ])
  })

  it('is energy, unless it is that of wood alone', () => {
    expect(reasonsFor(table(FED, { offers: { wood: 5 } }), 'take wood')).toEqual([
      { code: 'brings', params: { tokens: { wood: 5 } } },
    ])
    const kiln = table({ ...FED, wood: 4 }, {}, 'charcoal-kiln')
    expect(reasonsFor(kiln, 'enter charcoal-kiln', 'convert 4')).toContainEqual({
      code: 'brings-energy',
      params: { energy: 8 },
    })
  })

  it('is a building and what it counts', () => {
    expect(reasonsFor(table({ ...FED, franc: 40 }, { step: 'end' }), 'buy building-firm-1')).toEqual([
      { code: 'gains-building', params: { building: 'building-firm-1', francs: 4 } },
    ])
  })

  it('is a ship, what it counts and the food it brings', () => {
    const at = table({ ...FED, franc: 2, wood: 5, coal: 1 }, { ships: { wooden: ['dina'] } }, 'wharf-1')
    at.play('enter wharf-1')
    expect(reasonsFor(at.play('pay 2 franc'), 'build dina')).toEqual([
      { code: 'gains-ship', params: { ship: 'dina', francs: 2, food: 4 } },
    ])
  })

  it('is a loan that is paid back', () => {
    const at = table({ ...FED, franc: 9 }, { step: 'end', seat1: { loans: 1 } })
    expect(reasonsFor(at, 'repay')).toEqual([{ code: 'repays-loan', params: { loans: 1, francs: 7 } }])
  })

  it('is the harvest that one takes part in from now on', () => {
    const grain = (held: number) => table({ ...FED, grain: held }, { offers: { grain: 2 } })
    expect(reasonsFor(grain(0), 'take grain')).toContainEqual({
      code: 'harvests',
      params: { goods: ['grain'] },
    })
    expect(reasonsFor(grain(1), 'take grain')).toEqual([{ code: 'brings', params: { tokens: { grain: 2 } } }])
    const cattle = table({ ...FED, cattle: 1 }, { offers: { cattle: 1 } })
    expect(reasonsFor(cattle, 'take cattle')[1]).toEqual({ code: 'harvests', params: { goods: ['cattle'] } })
  })

  it('is a payment that wastes nothing', () => {
    const pay = (payment: string) =>
      reasonsFor(table({ ...FED, grain: 2, wood: 3, coal: 1 }).play('enter bakehouse', 'convert 2'), payment)
    expect(pay('pay 1 wood')).toContainEqual({ code: 'wastes-nothing', params: {} })
    expect(pay('pay 1 coal')).not.toContainEqual({ code: 'wastes-nothing', params: {} })
  })

  it('is the money that is kept for food', () => {
    expect(reasonsFor(table({ franc: 3 }, { step: 'end' }), 'end')).toEqual([
      { code: 'keeps-francs', params: { francs: 3, lack: DUE } },
    ])
    expect(reasonsFor(table({ ...FED, franc: 3 }, { step: 'end' }), 'end')).toEqual([])
  })

  it('is the count alone in the final stage', () => {
    const at = table({ wood: 3, fish: 1 }, { phase: 'final' }, 'joinery')
    expect(reasonsFor(at, 'enter joinery', 'convert 3')[0]).toMatchObject({ code: 'adds-wealth' })
  })
})
