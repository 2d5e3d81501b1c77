import { random } from '@quayside/kernel'
import { describe, expect, test } from 'vitest'
import type { Tokens } from './catalogue/goods.ts'
import { type LeHavrePolicy, leHavrePolicies } from './policies.ts'
import { leHavre } from './rules.ts'
import { newTable, only, type Table, table } from './testing/index.ts'

const policy = (raw: Partial<LeHavrePolicy>): LeHavrePolicy => {
  const read = leHavrePolicies.parse(raw)
  if (!read.ok) throw new Error(read.refusal.code)
  return read.value
}

/** The command that the policy of seat 1 gives, in notation. */
const answer = (at: Table, raw: Partial<LeHavrePolicy>, seat = 1): string | null => {
  const command = leHavrePolicies.decide(leHavre.view(at.state, seat - 1), seat - 1, policy(raw))
  return command === null ? null : leHavre.notation.print(command)
}

const TILES = ['wood+fish', 'wood+clay', 'wood+franc', 'fish+clay', 'wood+cattle', 'fish+grain', 'iron+franc']

/** Seat 1 holds these tokens, owes this much food, and could sell a building instead. */
const feeding = (tokens: Tokens, owes: number): Table =>
  table({
    phase: 'feeding',
    round: 3,
    seats: { '1': { stock: only(tokens), owes, buildings: ['clay-mound'] } },
  })

const facingInterest = (francs: number, loans: number): Table =>
  table({
    tiles: TILES,
    step: 'supply',
    round: 3,
    turn: 1,
    start: 2,
    seats: { '1': { stock: only({ franc: francs }), loans, buildings: ['clay-mound'] } },
  })

describe('feeding', () => {
  const FISH_FIRST = { feeding: ['fish', 'bread', 'meat', 'franc'] } as const

  test('is paid in the order that the seat has chosen', () => {
    const at = feeding({ fish: 3, bread: 2, franc: 9 }, 4)
    expect(answer(at, FISH_FIRST)).toBe('pay 3 fish 1 franc')
    expect(answer(at, { feeding: ['franc', 'fish'] })).toBe('pay 4 franc')
  })

  test('is paid without waste if possible, in any order', () => {
    const at = feeding({ meat: 2, bread: 2, fish: 1 }, 4)
    expect(answer(at, { feeding: ['meat', 'bread', 'fish'] })).toBe('pay 1 fish 1 meat')
    expect(answer(feeding({ meat: 2, bread: 1 }, 4), { feeding: ['meat', 'bread'] })).toBe(
      'pay 1 bread 1 meat',
    )
  })

  test('keeps tokens that the order does not name, and asks if the rest is not enough', () => {
    const at = feeding({ fish: 2, smoked_fish: 2 }, 3)
    expect(answer(at, { feeding: ['fish', 'franc'] })).toBe(null)
    expect(answer(at, { feeding: ['fish', 'smoked_fish'] })).toBe('pay 1 fish 1 smoked-fish')
  })

  test('asks before a loan, unless loans are allowed', () => {
    const at = feeding({ fish: 1 }, 3)
    expect(answer(at, FISH_FIRST)).toBe(null)
    expect(answer(at, { ...FISH_FIRST, loans: true })).toBe('borrow')
  })

  test('asks a seat without a policy', () => {
    expect(answer(feeding({ fish: 9 }, 3), { interest: true })).toBe(null)
  })
})

describe('interest', () => {
  test('is paid', () => {
    const at = facingInterest(3, 1).play('supply')
    expect(answer(at, { interest: true })).toBe('pay 1 franc')
    expect(answer(at, { feeding: ['franc'] })).toBe(null)
  })

  test('asks before a loan, unless loans are allowed', () => {
    const at = facingInterest(0, 1).play('supply')
    expect(answer(at, { interest: true })).toBe(null)
    expect(answer(at, { interest: true, loans: true })).toBe('borrow')
  })
})

describe('repaying', () => {
  test('happens before interest as long as enough is left after both', () => {
    const at = facingInterest(9, 1).play('supply')
    expect(answer(at, { repaying: 3 })).toBe('repay')
    expect(answer(at, { repaying: 4 })).toBe(null)
    expect(answer(at, { repaying: 4, interest: true })).toBe('pay 1 franc')
  })

  test('happens at the start of a turn, and not in the middle of it', () => {
    const at = facingInterest(9, 1)
    expect(answer(at, { repaying: 4 })).toBe('repay')
    expect(answer(at.play('repay', 'supply'), { repaying: 0 })).toBe(null)
  })
})

test('a policy gives no answer for a seat that is not a decider', () => {
  const at = facingInterest(9, 1)
  expect(answer(at, leHavrePolicies.defaults, 2)).toBe(null)
})

test.each([
  [null, 'bad-policies'],
  [[], 'bad-policies'],
  [{ shipping: true }, 'unknown-field'],
  [{ feeding: ['wood'] }, 'bad-value'],
  [{ feeding: ['fish', 'fish'] }, 'bad-value'],
  [{ feeding: [] }, 'bad-value'],
  [{ repaying: -1 }, 'bad-value'],
  [{ loans: 'yes' }, 'bad-value'],
])('%j is refused: %s', (raw, code) => {
  expect(leHavrePolicies.parse(raw)).toMatchObject({ ok: false, refusal: { code } })
})

test('with the standard policy whole games never wait for food or interest, and every answer is legal', () => {
  const source = random('policies')
  let answers = 0
  for (let number = 0; number < 20; number++) {
    const at = newTable({ players: 3, version: 'short' }, `policy-${number}`)
    for (;;) {
      const [seat] = leHavre.deciders(at.state)
      if (seat === undefined) break
      const settled = leHavrePolicies.decide(leHavre.view(at.state, seat), seat, leHavrePolicies.defaults)
      const { phase } = at.position()
      if (phase === 'feeding' || phase === 'interest') expect(settled).not.toBe(null)
      if (settled !== null) answers++
      const commands = leHavre.commands(at.state, seat)
      const command = settled ?? commands[source.nextInt(commands.length)]
      if (command === undefined) throw new Error('nothing is possible')
      expect(at.game.submit(seat, command).ok).toBe(true)
    }
  }
  expect(answers).toBeGreaterThan(50)
})
