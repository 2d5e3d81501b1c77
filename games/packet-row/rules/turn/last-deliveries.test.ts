import { describe, expect, it } from 'vitest'
import { packetRow } from '../rules.ts'
import { Table, table } from '../testing/table.ts'

/** A board that can be refilled exactly once. */
const ending = (current: string[], future: string[]) => ({ current, future, left: 0 })
const bank = ending(['banker', 'money-2'], ['money-3', 'money-5'])
const shippers = [
  { hand: ['fur-2-gb', 'fur-2', 'money-6'], ships: ['ship-gb'] },
  { hand: ['money-4'], ships: [] },
  { hand: [], ships: ['ship-se'] },
]

describe('a board', () => {
  it('is dry when its current supply cannot be filled, and then the game is over for two or three [PR-10.1] [PR-10.3]', () => {
    const short = { ...bank, future: ['money-3', null] }
    const t = table({ players: 3, boards: { bank: short }, seats: shippers })
    t.play('1 name bank', '2 pass', '3 pass', '1 take banker')
    expect(t.literal).toMatchObject({ phase: 'last-deliveries', boards: { bank: { dry: true } } })
    expect(t.happened('last-round-over')).toEqual([{ kind: 'last-round-over', dry: ['bank'] }])
    expect(t.happened('refilled')).toMatchObject([{ dry: true, current: ['money-3'] }])
  })

  it('is not dry for want of future cards [PR-10.2]', () => {
    const t = table({ players: 3, boards: { bank } }).play('1 name bank', '2 pass', '3 pass', '1 take banker')
    expect(t.literal).toMatchObject({ phase: 'naming', round: 2, boards: { bank: { dry: false } } })
    expect(t.future('bank')).toEqual([null, null])
  })

  it.each([
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
  ])('ends the game of %i players when it is number %i that is dry [PR-10.3]', (players, needed) => {
    const empty = { current: [], future: [], left: 0 }
    const dry = { ...empty, dry: true }
    const market = { current: ['trader'], future: [], left: 0 }
    const play = (boards: object) => {
      const t = table({ players, boards: { market, ...boards } }).play('1 name market')
      while (t.literal.phase === 'asking') t.play(`${t.deciders[0]} pass`)
      return t.play('1 take trader').literal.phase
    }
    expect(play({})).toBe(needed === 1 ? 'over' : 'naming')
    if (needed === 2) expect(play({ docks: dry })).toBe('over')
  })

  it('ends the game when as many are dry as the option says, counting those of earlier rounds [PR-10.4] [PR-10.5]', () => {
    const dry = { current: [], future: [], left: 0, dry: true }
    const market = { current: ['trader'], future: [], left: 0 }
    const phase = (dryAreas: number, boards: object) => {
      const t = table({ players: 3, dryAreas, boards: { market, ...boards } }).play(
        '1 name market',
        '2 pass',
        '3 pass',
      )
      return t.play('1 take trader').literal.phase
    }
    expect(phase(2, {})).toBe('naming')
    expect(phase(2, { docks: dry })).toBe('over')
    expect(phase(3, { docks: dry })).toBe('naming')
    expect(phase(4, { docks: dry, bank: dry })).toBe('naming')
    expect(phase(4, { docks: dry, bank: dry, guildhall: dry })).toBe('over')
  })
})

describe('after the last round', () => {
  const last = (seats: object[] = shippers) =>
    table({
      players: 3,
      phase: 'last-deliveries',
      seats: seats.map((seat, index) => ({ done: index > 0, ...seat })),
    })

  it('all seats that can may deliver, at the same time [PR-10.6]', () => {
    const [first] = shippers
    const t = table({
      players: 3,
      phase: 'last-deliveries',
      seats: [first, { done: true }, { hand: ['cotton-2-fr', 'cotton-2'], ships: ['ship-fr'] }],
    })
    expect(t.deciders).toEqual([1, 3])
    expect(t.offers(1)).toEqual(['deliver fur-2-gb with fur-2 ship-gb', 'done'])
    t.play('3 deliver cotton-2-fr with cotton-2 ship-fr', '1 deliver fur-2-gb with fur-2 ship-gb')
    expect(t.literal.seats.map(({ money }) => money)).toEqual([40, 25, 40])
    expect(t.deciders).toEqual([1, 3])
  })

  it('a delivery follows the same rules as before [PR-10.6]', () => {
    const t = last()
    expect(t.refusal('1 deliver fur-2-gb with fur-2 ship-se')).toEqual({
      code: 'not-held',
      params: { card: 'ship-se' },
    })
    expect(t.refusal('1 deliver fur-2-gb with fur-2')).toMatchObject({ code: 'no-ship' })
  })

  it('a seat that is done cannot deliver [PR-10.7]', () => {
    const waiting = { hand: ['banker'], ships: ['ship-se'], done: false }
    const t = last([shippers[0] ?? {}, waiting, {}])
    t.play('1 done')
    expect(t.deciders).toEqual([2])
    expect(t.offers(1)).toEqual([])
    expect(t.refusal('1 deliver fur-2-gb with fur-2 ship-gb')).toEqual({ code: 'already-done', params: {} })
    expect(t.refusal('1 done')).toEqual({ code: 'already-done', params: {} })
    expect(t.happened('deliveries-done')).toEqual([{ kind: 'deliveries-done', seat: 0 }])
  })

  it('a seat without a ship or without a hand is done automatically [PR-10.8]', () => {
    const short = { ...bank, future: [] }
    const t = table({ players: 3, boards: { bank: short }, seats: shippers })
    t.play(
      '1 name bank',
      '2 pass',
      '3 pass',
      '1 pass',
      '1 name docks',
      '2 pass',
      '3 pass',
      '1 pass',
      '1 name market',
    )
    t.play('2 pass', '3 pass', '1 pass', '2 pass', '3 pass', '1 pass')
    expect(t.literal.phase).toBe('last-deliveries')
    expect(t.deciders).toEqual([1])
    expect(t.literal.seats.map(({ done }) => done)).toEqual([false, true, true])
  })

  it('nothing but delivering is possible [PR-10.9]', () => {
    const t = last()
    for (const line of ['1 name bank', '1 pass', '1 take banker', '1 cash 6'])
      expect(t.refusal(line)).toEqual({ code: 'last-deliveries', params: {} })
    expect(table({ players: 3 }).refusal('1 done')).toEqual({ code: 'not-over-yet', params: {} })
  })

  it('hands are shown and money cards cashed when all are done [PR-10.10]', () => {
    const t = last().play('1 done')
    expect(t.events).toEqual([
      { kind: 'deliveries-done', seat: 0 },
      { kind: 'hands-shown', reveal: true },
      { kind: 'cashed', seat: 0, card: 'money-6', amount: 6 },
      { kind: 'cashed', seat: 1, card: 'money-4', amount: 4 },
      { kind: 'game-over' },
    ])
    expect(t.literal.seats.map(({ money }) => money)).toEqual([31, 29, 25])
    expect(t.seat(1).hand).toEqual(['fur-2-gb', 'fur-2'])
  })

  it('a spectator’s view waits for each hand to be revealed [PR-10.10] [PR-12.6]', () => {
    for (const holder of [0, 1, 2]) {
      const seats = [0, 1, 2].map((seat) => ({ money: 0, hand: seat === holder ? ['banker'] : [] }))
      const watcher = new Table(packetRow.view(last(seats).state, 'spectator')).play('1 done')
      expect(watcher.refusal('1 done')).toEqual({ code: 'game-over', params: {} })
      expect(packetRow.outcome(watcher.state)).toBe(null)
    }
    const empty = new Table(packetRow.view(last([{ hand: [] }, { hand: [] }, { hand: [] }]).state, 0))
    expect(packetRow.outcome(empty.play('1 done').state)?.scores).toHaveLength(3)
  })

  it('nothing is shown where no hand holds a card [PR-10.10]', () => {
    const t = last([{ hand: [] }, { hand: [] }, { hand: [] }]).play('1 done')
    expect(t.events.map(({ kind }) => kind)).toEqual(['deliveries-done', 'game-over'])
  })

  it('the game is over immediately if no seat could deliver [PR-10.8]', () => {
    const short = { ...bank, future: [] }
    const t = table({ players: 3, boards: { bank: short } }).play(
      '1 name bank',
      '2 pass',
      '3 pass',
      '1 take banker',
    )
    expect(t.literal.phase).toBe('over')
    expect(t.events.map(({ kind }) => kind).slice(-3)).toEqual([
      'last-round-over',
      'hands-shown',
      'game-over',
    ])
  })

  it('no seat has a command any more, and there is a result [PR-10.11]', () => {
    const t = last()
    expect(packetRow.outcome(t.state)).toBe(null)
    t.play('1 done')
    expect(t.deciders).toEqual([])
    expect(t.offers(1)).toEqual([])
    for (const line of ['1 done', '1 cash 6', '1 name bank', '1 deliver fur-2-gb with fur-2 ship-gb'])
      expect(t.refusal(line)).toEqual({ code: 'game-over', params: {} })
    expect(packetRow.outcome(t.state)?.scores).toHaveLength(3)
  })
})
