import { describe, expect, it } from 'vitest'
import { AREAS } from '../catalogue/card.ts'
import { table } from '../testing/table.ts'

/** Free cards in all areas, so that every seat can always take one. */
const boards = {
  guildhall: { current: ['grain-4-gb', 'assistant', 'fur-2-nl'], future: ['cotton-3-nl', 'assistant'] },
  docks: { current: ['ship-gb', 'captain', 'ship-fr'], future: ['ship-es', 'ship-es'] },
  market: { current: ['trader', 'grain-1', 'trader'], future: ['grain-3', 'fur-3'] },
  bank: { current: ['money-4', 'banker', 'money-4'], future: ['money-6', 'banker'] },
}

describe('the harbour master', () => {
  it('begins a round by naming any of the four areas [PR-3.1]', () => {
    const t = table({ players: 4, boards })
    expect(t.deciders).toEqual([1])
    expect(t.offers(1)).toEqual(['name guildhall', 'name docks', 'name market', 'name bank'])
    expect(t.refusal('1 take trader')).toEqual({ code: 'name-an-area-first', params: {} })
    expect(t.refusal('1 pass')).toEqual({ code: 'name-an-area-first', params: {} })
    for (const area of AREAS)
      expect(table({ players: 4, boards }).play(`1 name ${area}`).literal.area).toBe(area)
  })

  it('is the only one who names areas [PR-3.2]', () => {
    const t = table({ players: 4, boards, master: 3 })
    expect(t.refusal('1 name bank')).toEqual({ code: 'not-the-master', params: { master: 3 } })
    expect(t.offers(1, 'name')).toEqual([])
    t.play('3 name bank')
    expect(t.refusal('4 name docks')).toEqual({ code: 'not-the-master', params: { master: 3 } })
    expect(t.refusal('3 name docks')).toEqual({
      code: 'asking-under-way',
      params: { area: 'bank', asked: 4 },
    })
  })

  it('decides last, and taking a card ends the round [PR-3.8] [PR-3.9]', () => {
    const t = table({ players: 3, boards: { market: { current: ['trader', 'grain-1'] } } })
    t.play('1 name market', '2 pass', '3 pass')
    expect(t.literal.phase).toBe('deciding')
    expect(t.deciders).toEqual([1])
    expect(t.offers(1)).toEqual(['take trader', 'take grain-1', 'pass'])
    t.play('1 take trader')
    expect(t.literal).toMatchObject({ round: 2, master: 2, phase: 'naming' })
    expect(t.happened('round-ended')).toEqual([{ kind: 'round-ended', round: 1 }])
  })

  it('who takes nothing names another area, and the others are asked again [PR-3.10] [PR-3.7]', () => {
    const t = table({ players: 4, boards }).play(
      '1 name market',
      '2 take trader',
      '3 pass',
      '4 pass',
      '1 pass',
    )
    expect(t.literal.phase).toBe('naming')
    t.play('1 name docks')
    expect(t.deciders).toEqual([3])
    t.play('3 pass')
    expect(t.deciders).toEqual([4])
  })

  it('names no area twice in a round [PR-3.11]', () => {
    const t = table({ players: 4, boards }).play('1 name market', '2 pass', '3 pass', '4 pass', '1 pass')
    expect(t.offers(1, 'name')).toEqual(['name guildhall', 'name docks', 'name bank'])
    expect(t.refusal('1 name market')).toEqual({ code: 'area-named-before', params: { area: 'market' } })
  })

  it('does not choose the last remaining area: it is named automatically [PR-3.12]', () => {
    const t = table({ players: 3, phase: 'deciding', area: 'docks', named: ['guildhall', 'docks', 'market'] })
    t.play('1 pass')
    expect(t.literal).toMatchObject({ area: 'bank', phase: 'asking', asked: 2 })
    expect(t.happened('area-named')).toEqual([{ kind: 'area-named', seat: 0, area: 'bank', forced: true }])
    const chosen = table({ players: 3 }).play('1 name bank').happened('area-named')
    expect(chosen).toEqual([{ kind: 'area-named', seat: 0, area: 'bank', forced: false }])
  })

  it('ends the round by passing in the last area [PR-3.13]', () => {
    const t = table({
      players: 3,
      phase: 'deciding',
      area: 'docks',
      named: ['guildhall', 'docks', 'market', 'bank'],
    })
    t.play('1 pass')
    expect(t.literal).toMatchObject({ round: 2, master: 2, phase: 'naming', named: [] })
  })
})

describe('the others', () => {
  it('are asked clockwise from the left of the master, wherever the master sits [PR-3.3]', () => {
    const t = table({ players: 4, boards, master: 3 }).play('3 name bank')
    expect(t.deciders).toEqual([4])
    t.play('4 pass')
    expect(t.deciders).toEqual([1])
    t.play('1 pass')
    expect(t.deciders).toEqual([2])
    t.play('2 pass')
    expect(t.deciders).toEqual([3])
  })

  it('take one card of the named area or pass [PR-3.4]', () => {
    const t = table({ players: 4, boards }).play('1 name bank')
    expect(t.offers(2)).toEqual(['take money-4', 'take banker', 'pass'])
    t.play('2 pass')
    expect(t.happened('passed')).toEqual([{ kind: 'passed', seat: 1, area: 'bank' }])
  })

  it('answer neither early nor twice [PR-3.5]', () => {
    const t = table({ players: 4, boards }).play('1 name bank')
    for (const seat of [1, 3, 4]) {
      expect(t.refusal(`${seat} pass`)).toEqual({ code: 'not-your-turn', params: { asked: 2 } })
      expect(t.refusal(`${seat} take banker`)).toEqual({ code: 'not-your-turn', params: { asked: 2 } })
      expect(t.offers(seat, 'take')).toEqual([])
    }
    t.play('2 pass')
    expect(t.refusal('2 take banker')).toEqual({ code: 'not-your-turn', params: { asked: 3 } })
    expect(t.refusal('6 pass')).toEqual({ code: 'no-such-seat', params: { seat: 6, seats: 4 } })
    expect(t.refusal('0 pass')).toEqual({ code: 'no-such-seat', params: { seat: 0, seats: 4 } })
  })

  it('take only one card a round [PR-3.6]', () => {
    const t = table({ players: 4, boards }).play('1 name bank', '2 take banker', '3 pass', '4 pass', '1 pass')
    t.play('1 name market')
    expect(t.deciders).toEqual([3])
    expect(t.refusal('2 take trader')).toEqual({ code: 'already-took', params: {} })
  })

  it('leave the piece on the space of the card until the round ends [PR-3.21]', () => {
    const t = table({ players: 4, boards }).play('1 name bank', '2 take banker', '3 take money-4')
    expect(t.literal.seats.map(({ piece }) => piece)).toEqual([null, 'bank 2', 'bank 1', null])
    expect(t.current('bank')).toEqual([null, null, 'money-4'])
    t.play('4 pass', '1 take money-4')
    expect(t.literal.seats.map(({ piece }) => piece)).toEqual([null, null, null, null])
  })
})

describe('when all others have taken a card, the master', () => {
  const start = () =>
    table({
      players: 3,
      boards: {
        bank: { current: ['money-4', 'banker'] },
        market: { current: ['trader', 'grain-1'] },
        guildhall: { current: ['assistant', 'university'] },
        docks: { current: ['ship-gb', 'ship-gb'] },
      },
    }).play('1 name bank', '2 pass', '3 take banker', '1 pass', '1 name market', '2 take trader')

  it('may take from the area just asked about, and the round ends [PR-3.14]', () => {
    const t = start()
    expect(t.literal.phase).toBe('last-choice')
    expect(t.deciders).toEqual([1])
    t.play('1 take grain-1')
    expect(t.literal).toMatchObject({ round: 2, phase: 'naming' })
  })

  it('may take from an area not named yet, which then counts as named [PR-3.15]', () => {
    const t = start()
    expect(t.offers(1)).toEqual(['take assistant', 'take university', 'take ship-gb', 'take grain-1', 'pass'])
    t.play('1 take ship-gb')
    expect(t.happened('refilled').map((event) => 'area' in event && event.area)).toEqual([
      'docks',
      'market',
      'bank',
    ])
  })

  it('may not go back to an area named before [PR-3.16]', () => {
    expect(start().refusal('1 take money-4')).toEqual({
      code: 'area-not-open',
      params: { card: 'money-4', area: 'bank' },
    })
  })

  it('cannot name another area without taking there [PR-3.17]', () => {
    expect(start().refusal('1 name docks')).toEqual({ code: 'last-choice', params: { area: 'market' } })
    expect(start().offers(1, 'name')).toEqual([])
  })

  it('may pass, and the round ends [PR-3.18]', () => {
    const t = start().play('1 pass')
    expect(t.literal).toMatchObject({ round: 2, master: 2, phase: 'naming' })
    expect(t.happened('refilled')).toHaveLength(2)
  })

  it('gets there in the first area as well, with two players after one answer [PR-3.14]', () => {
    const t = table({ players: 2, boards: { market: { current: ['trader', 'trader'] } } })
    expect(t.play('1 name market', '2 take trader').literal.phase).toBe('last-choice')
  })
})

describe('a seat that can take nothing', () => {
  const empty = { current: [null, null], future: [null, null], left: 0 }

  it('is passed over in an area without cards, which still counts as named [PR-3.19]', () => {
    const t = table({ players: 3, dryAreas: 4, boards: { docks: { ...empty, dry: true } } }).play(
      '1 name docks',
    )
    expect(t.literal).toMatchObject({ phase: 'naming', named: ['docks'] })
    expect(t.happened('skipped')).toEqual([1, 2, 0].map((seat) => ({ kind: 'skipped', seat, area: 'docks' })))
    expect(t.offers(1, 'name')).toEqual(['name guildhall', 'name market', 'name bank'])
  })

  it('is passed over with an empty hand and too little money [PR-3.20]', () => {
    const boards = { market: { current: ['library', 'museum'], future: ['grain-1', 'trader'] } }
    const asked = (seat: object) =>
      table({ players: 3, boards, seats: [{}, seat] }).play('1 name market').deciders
    expect(asked({ money: 14, hand: [] })).toEqual([3])
    expect(asked({ money: 15, hand: [] })).toEqual([2])
    expect(asked({ money: 14, hand: ['banker'] })).toEqual([2])
  })

  it('is asked with any card in hand while the future supply holds a card [PR-3.20]', () => {
    const board = (future: (string | null)[]) => ({
      market: { current: [null, null], future, left: 0 },
    })
    const asked = (future: (string | null)[], hand: string[]) =>
      table({ players: 3, dryAreas: 4, boards: board(future), seats: [{}, { hand }] }).play('1 name market')
        .deciders
    expect(asked([null, 'grain-1'], ['banker'])).toEqual([2])
    expect(asked(['grain-1', null], ['banker'])).toEqual([2])
    expect(asked([null, 'grain-1'], [])).toEqual([3])
  })

  it('may be the master, who then goes on or ends the round [PR-3.20]', () => {
    const boards = { market: { current: ['trader', 'museum'] } }
    const poor = { money: 3, hand: [] }
    const t = table({ players: 3, boards, seats: [poor] }).play('1 name market', '2 take trader', '3 pass')
    expect(t.literal).toMatchObject({ phase: 'naming', named: ['market'] })
    const last = table({
      players: 2,
      boards: {
        market: { current: ['trader', 'museum'] },
        guildhall: { current: ['university', 'church'] },
        docks: { current: ['shipyard', 'lighthouse'] },
        bank: { current: ['hospital', 'waterworks'] },
      },
      seats: [poor],
    }).play('1 name market', '2 take trader')
    expect(last.literal).toMatchObject({ round: 2, phase: 'naming' })
  })
})
