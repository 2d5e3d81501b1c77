import type { ExpectedStep, Prospect } from '@quayside/bots'
import { describe, expect, it } from 'vitest'
import { type Command, leHavre, roundsOf, type State, wealth } from '../rules/index.ts'
import { before } from '../rules/testing/index.ts'
import { explain } from './advice-reasons.ts'

type Stock = Parameters<typeof before>[1]
type More = Parameters<typeof before>[2]

/** Seat 1 of two in the fifth round, before its main action. */
const table = (stock: Stock, more: More = {}, building = 'bakehouse') =>
  before(building, stock, { options: { players: 2 }, ...more })

/** What will be due at its end. */
const DUE = roundsOf('full', 2)[4]?.food ?? 0

/** Enough food. */
const FED = { meat: 9 }

const commandOf = (text: string): Command => {
  const parsed = leHavre.notation.parse(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

/** The reasons for a command, which is followed by others to the end of its action. */
const explanationFor = (
  position: ReturnType<typeof before>,
  [command = '', ...rest]: readonly string[],
  {
    later = [],
    instead = null,
    rivalGain = 0,
  }: Partial<Pick<ExpectedStep<State, Command>, 'later' | 'instead' | 'rivalGain'>> = {},
) => {
  const [seat = 0] = leHavre.deciders(position.state)
  const start = leHavre.copy(position.state)
  position.play(command, ...rest)
  return explain({
    before: start,
    after: position.state,
    seat,
    command: commandOf(command),
    later,
    instead,
    rivalGain,
  })
}

const reasonsFor = (position: ReturnType<typeof before>, ...commands: readonly string[]) =>
  explanationFor(position, commands).reasons

/** The result of a command that is not played. */
const prospectOf = (
  position: ReturnType<typeof before>,
  [command = '', ...rest]: readonly string[],
  later: readonly (readonly [seat: number, command: string])[] = [],
): Prospect<State, Command> => {
  const end = leHavre.copy(position.state)
  const [seat = 0] = leHavre.deciders(end)
  for (const text of [command, ...rest]) leHavre.apply(end, seat, commandOf(text))
  return {
    command: commandOf(command),
    after: end,
    later: later.map(([by, text]) => ({ seat: by, command: commandOf(text) })),
  }
}

describe('a reason in Le Havre', () => {
  it('is the food missing at the end of the round, and how much the command covers', () => {
    const position = table({ fish: 1, franc: 40 }, { offers: { fish: 4 } })
    expect(reasonsFor(position, 'take fish')).toEqual([
      { code: 'covers-food', params: { lack: DUE - 1, covers: 4 } },
    ])
  })

  it('is never more food than is missing', () => {
    const position = table({ smoked_fish: 1, franc: 40 }, { offers: { fish: 40 } })
    expect(reasonsFor(position, 'take fish')[0]?.params).toEqual({ lack: DUE - 2, covers: DUE - 2 })
  })

  it('is the loans that are avoided', () => {
    const position = table({ franc: 1 }, { offers: { fish: 5 } })
    const [first, second] = reasonsFor(position, 'take fish')
    const loans = Math.ceil((DUE - 1) / 4) - Math.ceil((DUE - 6) / 4)
    expect(first).toEqual({ code: 'avoids-loan', params: { loans } })
    expect(second?.code).toBe('covers-food')
  })

  it('never repeats the command', () => {
    expect(reasonsFor(table(FED, { offers: { fish: 4 } }), 'take fish')).toEqual([])
    expect(reasonsFor(table(FED, { offers: { wood: 5 } }), 'take wood')).toEqual([])
  })

  it('is the goods that a building converts', () => {
    const position = table({ ...FED, grain: 2, wood: 1 })
    expect(reasonsFor(position, 'enter bakehouse', 'convert 2')).toEqual([
      { code: 'turns-into', params: { from: { wood: 1, grain: 2, meat: 1 }, to: { bread: 2, franc: 1 } } },
    ])
  })

  it('is energy, unless it comes from wood alone', () => {
    const kiln = table({ ...FED, wood: 4 }, {}, 'charcoal-kiln')
    expect(reasonsFor(kiln, 'enter charcoal-kiln', 'convert 4')).toContainEqual({
      code: 'brings-energy',
      params: { energy: 8 },
    })
  })

  it('is not a building that is only worth its price', () => {
    expect(reasonsFor(table({ ...FED, franc: 40 }, { step: 'end' }), 'buy building-firm-1')).toEqual([])
  })

  it('is the full value of a building, including bonuses', () => {
    const owned = { buildings: ['wharf-1', 'smokehouse'] }
    const position = table({ ...FED, franc: 60 }, { step: 'end', seat1: owned }, 'bank')
    const bonus = (state: State): number => wealth(state, 0).bonus
    const start = bonus(position.state)
    const [first] = reasonsFor(position, 'buy bank')
    expect(bonus(position.state)).toBeGreaterThan(start)
    expect(first).toEqual({
      code: 'gains-building',
      params: { building: 'bank', francs: 16 + bonus(position.state) - start },
    })
  })

  it('is a ship with its value and its food', () => {
    const position = table({ ...FED, franc: 2, wood: 5, coal: 1 }, { ships: { wooden: ['dina'] } }, 'wharf-1')
    position.play('enter wharf-1')
    expect(reasonsFor(position.play('pay 2 franc'), 'build dina')).toEqual([
      { code: 'gains-ship', params: { ship: 'dina', francs: 2, food: 4 } },
    ])
  })

  it('is a repaid loan', () => {
    const position = table({ ...FED, franc: 9 }, { step: 'end', seat1: { loans: 1 } })
    expect(reasonsFor(position, 'repay')).toEqual([{ code: 'repays-loan', params: { loans: 1, francs: 7 } }])
  })

  it('is a harvest that the seat now takes part in', () => {
    const grain = (held: number) => table({ ...FED, grain: held }, { offers: { grain: 2 } })
    expect(reasonsFor(grain(0), 'take grain')).toContainEqual({
      code: 'harvests',
      params: { goods: ['grain'] },
    })
    expect(reasonsFor(grain(1), 'take grain')).toEqual([])
    const cattle = table({ ...FED, cattle: 1 }, { offers: { cattle: 1 } })
    expect(reasonsFor(cattle, 'take cattle')[0]).toEqual({ code: 'harvests', params: { goods: ['cattle'] } })
  })

  it('is a payment that wastes nothing', () => {
    const pay = (payment: string) =>
      reasonsFor(table({ ...FED, grain: 2, wood: 3, coal: 1 }).play('enter bakehouse', 'convert 2'), payment)
    expect(pay('pay 1 wood')).toContainEqual({ code: 'wastes-nothing', params: {} })
    expect(pay('pay 1 coal')).not.toContainEqual({ code: 'wastes-nothing', params: {} })
  })

  it('is the money kept for food', () => {
    expect(reasonsFor(table({ franc: 3 }, { step: 'end' }), 'end')).toEqual([
      { code: 'keeps-francs', params: { francs: 3, lack: DUE } },
    ])
    expect(reasonsFor(table({ ...FED, franc: 3 }, { step: 'end' }), 'end')).toEqual([])
  })

  it('is only the wealth in the final phase', () => {
    const position = table({ wood: 3, fish: 1 }, { phase: 'final' }, 'joinery')
    expect(reasonsFor(position, 'enter joinery', 'convert 3')[0]).toMatchObject({ code: 'adds-wealth' })
  })
})

describe('compared with the alternative', () => {
  it('a payment names the goods it keeps and those it spends', () => {
    const position = table({ ...FED, grain: 2, wood: 3, coal: 1 }).play('enter bakehouse', 'convert 2')
    const instead = prospectOf(position, ['pay 1 coal'])
    expect(explanationFor(position, ['pay 1 wood'], { instead })).toMatchObject({
      reasons: [{ code: 'wastes-nothing' }, { code: 'leaves-more', params: { tokens: { coal: 1 } } }],
      against: [{ code: 'leaves-less', params: { tokens: { wood: 1 } } }],
    })
  })

  it('a command names what others would take first, and what it leaves to them', () => {
    const offers = { wood: 5, iron: 4 }
    const waiting = table(FED, { offers })
    const instead = prospectOf(
      waiting,
      ['take iron'],
      [
        [0, 'end'],
        [1, 'take wood'],
      ],
    )
    const later = [{ seat: 1, command: commandOf('take iron') }]
    expect(explanationFor(waiting, ['take wood'], { instead, later })).toMatchObject({
      reasons: [{ code: 'contested' }],
      against: [{ code: 'leaves-offer', params: { good: 'iron' } }],
    })
    const patient = [{ seat: 0, command: commandOf('take iron') }, ...later]
    expect(
      explanationFor(table(FED, { offers }), ['take wood'], { instead, later: patient }).against,
    ).toEqual([])
  })

  it('a command is first of all what it gives to rivals', () => {
    const hungry = table({ franc: 40 }, { offers: { fish: 4, wood: 3 } })
    const fed = prospectOf(hungry, ['take fish'])
    expect(explanationFor(hungry, ['take wood'], { instead: fed, rivalGain: 7.4 }).against).toEqual([
      { code: 'helps-rivals', params: { francs: 7 } },
    ])
  })

  it('a command names missing food and further loans', () => {
    const hungry = table({ franc: 40 }, { offers: { fish: 4, wood: 3 } })
    const fed = prospectOf(hungry, ['take fish'])
    expect(explanationFor(hungry, ['take wood'], { instead: fed }).against).toEqual([
      { code: 'lacks-food', params: { lack: DUE } },
    ])
    const poor = table({ franc: 1 }, { offers: { fish: 9, wood: 3 } })
    const [against] = explanationFor(poor, ['take wood'], {
      instead: prospectOf(poor, ['take fish']),
    }).against
    expect(against?.code).toBe('needs-loan')
  })
})

it('the outlook names the seat’s next actions and the cards it builds or buys', () => {
  const line = ['end', 'enter building-firm-1', 'build marketplace', 'end', 'take wood'].map((text) => ({
    seat: 0,
    command: commandOf(text),
  }))
  const position = table(FED, { offers: { wood: 5 } })
  const others = [{ seat: 1, command: commandOf('take fish') }]
  expect(explanationFor(position, ['take wood'], { later: [...others, ...line] }).outlook).toEqual({
    code: 'then',
    params: {
      turns: [
        { place: 'building-firm-1', with: ['marketplace'] },
        { place: 'wood', with: [] },
      ],
    },
  })
})
