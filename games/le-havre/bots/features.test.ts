import { random, type Seat } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { depth, players, versionOf } from '../queries/index.ts'
import { leHavre, type State, total, wealth } from '../rules/index.ts'
import { Features } from './features.ts'
import { played } from './tests/sample-states.ts'

const SET_UPS = [1, 2, 3, 4, 5].flatMap((seats) => [
  { players: seats, version: 'full' },
  { players: seats, version: 'short' },
])

const numbers = (state: State, seat: Seat): ReadonlyMap<number, number> => {
  const features = new Features(versionOf(state), players(state))
  const { index, value, count } = features.read(state, seat)
  return new Map(
    Array.from({ length: count }, (_, place) => [index[place] as number, value[place] as number]),
  )
}

interface Literal {
  readonly start: number
  readonly seats: Readonly<Record<string, unknown>>
}

/** Every player moves one seat further. */
const moved = (state: State): State => {
  const literal = leHavre.position.write(state) as Literal
  const count = players(state)
  const next = (seat: number): number => (seat % count) + 1
  const seats = Object.fromEntries(
    Object.entries(literal.seats).map(([seat, held]) => [`${next(Number(seat))}`, held]),
  )
  const read = leHavre.position.read({ ...literal, start: next(literal.start), seats })
  if (!read.ok) throw new Error(JSON.stringify(read.refusal))
  return read.value
}

describe.each(SET_UPS)('the features with $players players ($version)', (setUp) => {
  const positions = played(setUp, 7)

  it('use each input at most once', () => {
    for (const { state } of positions)
      for (let seat = 0; seat < setUp.players; seat++) {
        const features = new Features(versionOf(state), setUp.players)
        const { index, value, count } = features.read(state, seat)
        const used = index.slice(0, count)
        expect(new Set(used).size).toBe(count)
        expect(Math.min(...used)).toBeGreaterThanOrEqual(0)
        expect(Math.max(...used)).toBeLessThan(features.size)
        expect(value.slice(0, count).every((number) => Math.abs(number) <= 10)).toBe(true)
      }
  })

  it('are the same from every seat', () => {
    const quiet = positions.filter(({ state }) => depth(state) === 0)
    expect(quiet.length).toBeGreaterThan(5)
    for (const { state } of quiet) {
      const turned = moved(state)
      for (let seat = 0; seat < setUp.players; seat++)
        expect(numbers(turned, (seat + 1) % setUp.players)).toEqual(numbers(state, seat))
    }
  })

  it('do not depend on hidden cards', () => {
    const source = random('elsewhere')
    for (const { state, seat } of positions) {
      const view = leHavre.view(state, seat)
      const seen = numbers(view, seat)
      expect(numbers(state, seat)).toEqual(seen)
      expect(numbers(leHavre.sampleState(view, source), seat)).toEqual(seen)
    }
  })

  it('include the current wealth of every seat, in hundreds of francs', () => {
    for (const { state, seat } of positions) {
      const inputs = new Set(numbers(state, seat).values())
      for (let owner = 0; owner < setUp.players; owner++) {
        const owned = wealth(state, owner)
        const worth = (total(owned) - owned.bonus) / 100
        expect(worth === 0 || inputs.has(worth)).toBe(true)
      }
    }
  })
})
