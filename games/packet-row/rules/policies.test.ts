import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from './commands.ts'
import { type PacketRowPolicy, packetRowPolicies } from './policies.ts'
import { packetRow } from './rules.ts'
import type { State } from './state.ts'
import { type Sparse, type Table, table } from './testing/table.ts'

const policy = (raw: Partial<PacketRowPolicy>): PacketRowPolicy => {
  const read = packetRowPolicies.parse(raw)
  if (!read.ok) throw new Error(read.refusal.code)
  return read.value
}

/** The command that the policy of seat 2 gives in its own view, in notation. */
const answer = (at: Table, raw: Partial<PacketRowPolicy>, seat = 2): string | null => {
  const view = packetRow.view(at.state, seat - 1)
  const command = packetRowPolicies.decide(view, seat - 1, policy(raw))
  return command === null ? null : packetRow.notation.print(command)
}

const market = { current: ['library', 'grain-2', 'grain-3'], future: ['trader', 'grain-1'] }

/** Seat 1 asks about the market, where every card has a price. */
const asked = (seat: object): Table =>
  table({ players: 4, round: 7, boards: { market }, seats: [{}, seat] }).play('1 name market')

const last = (seat: object): Table => {
  const after: Sparse = { players: 2, round: 30, phase: 'last-deliveries', seats: [{ done: true }, seat] }
  return table(after)
}

describe('where nothing can be had', () => {
  it('the seat passes', () => {
    expect(answer(asked({ money: 5 }), { nothing: true })).toBe('pass')
    expect(answer(asked({ money: 5 }), {})).toBeNull()
  })

  it('it is asked as long as it can pay something', () => {
    expect(answer(asked({ money: 6 }), { nothing: true })).toBeNull()
  })

  it('it is asked when money cards or a delivery could pay something', () => {
    expect(answer(asked({ money: 2, hand: ['money-4'] }), { nothing: true })).toBeNull()
    const seat = { money: 0, hand: ['fur-2', 'fur-2-gb'], ships: ['ship-gb'] }
    expect(answer(asked(seat), { nothing: true })).toBeNull()
    expect(answer(asked({ ...seat, ships: [] }), { nothing: true })).toBe('pass')
  })

  it('it is asked when an assistant reaches a free card', () => {
    expect(answer(asked({ money: 0, hand: ['assistant'] }), { nothing: true })).toBeNull()
  })

  it('the harbor master goes on to the next area', () => {
    const t = table({ players: 4, boards: { market }, seats: [{ money: 0, hand: ['fountain'] }] })
    t.play('1 name market', '2 pass', '3 pass', '4 pass')
    expect(answer(t, { nothing: true }, 1)).toBe('pass')
  })
})

describe('a seat that does not want anything', () => {
  it('passes in the areas that it has named', () => {
    expect(answer(asked({ money: 50 }), { areas: ['docks', 'market'] })).toBe('pass')
    expect(answer(asked({ money: 50 }), { areas: ['docks'] })).toBeNull()
  })

  it('passes in one round and no other', () => {
    expect(answer(asked({ money: 50 }), { round: 7 })).toBe('pass')
    expect(answer(asked({ money: 50 }), { round: 8 })).toBeNull()
  })

  it('is asked all the same as harbor master', () => {
    const t = table({ players: 4, round: 7, boards: { market } })
    const all: Partial<PacketRowPolicy> = { round: 7, areas: ['market', 'docks', 'guildhall', 'bank'] }
    expect(answer(t, all, 1)).toBeNull()
    expect(answer(t.play('1 name market', '2 pass', '3 pass', '4 pass'), all, 1)).toBeNull()
  })

  it('gives no answer while another seat is asked', () => {
    expect(answer(asked({}), { round: 7 }, 3)).toBeNull()
  })
})

describe('after the last round', () => {
  const hand = ['fur-2-gb', 'fur-3', 'grain-4-gb', 'grain-3', 'nugget-1']

  it('what pays most is delivered, then it is over', () => {
    const t = last({ money: 0, hand, ships: ['ship-gb'] })
    expect(answer(t, { lastDeliveries: true })).toMatch(/^deliver grain-4-gb/)
    t.play(`2 ${answer(t, { lastDeliveries: true })}`)
    expect(answer(t, { lastDeliveries: true })).toBe('done')
  })

  it('the seat finishes automatically only if nothing can be delivered', () => {
    expect(answer(last({ hand, ships: ['ship-gb'] }), { nothing: true })).toBeNull()
    expect(answer(last({ hand: ['library'], ships: ['ship-gb'] }), { nothing: true })).toBe('done')
  })
})

const begun = (seed: string): State => {
  const options = packetRow.options({ players: 3 })
  if (!options.ok) throw new Error(options.refusal.code)
  return packetRow.setup(options.value, seed)
}

it('in whole games, every answer of a policy is a legal command', () => {
  const pick = random('policies')
  const everything = policy({ nothing: true, areas: ['bank'], lastDeliveries: true })
  let settled = 0
  for (let game = 0; game < 3; game++) {
    const state = begun(`policies-${game}`)
    for (let seats = packetRow.deciders(state); seats.length > 0; seats = packetRow.deciders(state)) {
      const [seat = 0] = seats
      const listed = packetRow.commands(state, seat)
      const command = packetRowPolicies.decide(packetRow.view(state, seat), seat, everything)
      if (command !== null) {
        expect(listed).toContainEqual(command)
        settled++
      }
      packetRow.apply(state, seat, command ?? (listed[pick.nextInt(listed.length)] as Command))
    }
  }
  expect(settled).toBeGreaterThan(30)
})

describe('what comes from outside', () => {
  it('is completed, and nothing is settled that was not named', () => {
    expect(policy({})).toEqual({ nothing: false, areas: [], round: null, lastDeliveries: false })
  })

  it.each([
    ['all', 'bad-policies'],
    [{ nothing: 1 }, 'bad-value'],
    [{ areas: ['moon'] }, 'bad-value'],
    [{ areas: ['bank', 'bank'] }, 'bad-value'],
    [{ round: 0 }, 'bad-value'],
    [{ lastDeliveries: 'yes' }, 'bad-value'],
    [{ naming: true }, 'unknown-field'],
  ])('%j is refused: %s', (raw, code) => {
    expect(packetRowPolicies.parse(raw)).toMatchObject({ ok: false, refusal: { code } })
  })
})
