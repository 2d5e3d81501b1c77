import { random, type Seat } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { players } from '../queries/index.ts'
import { type PositionLiteral, packetRow, type State } from '../rules/index.ts'
import { Features } from './features.ts'
import { played } from './tests/sample-states.ts'

const numbers = (state: State, seat: Seat): ReadonlyMap<number, number> => {
  const { index, value, count } = new Features(players(state)).read(state, seat)
  return new Map(
    Array.from({ length: count }, (_, place) => [index[place] as number, value[place] as number]),
  )
}

/** Every player moves one seat further. */
const moved = (state: State): State => {
  const literal = packetRow.position.write(state) as PositionLiteral
  const next = (seat: number): number => (seat % literal.seats.length) + 1
  const seats = [...literal.seats.slice(-1), ...literal.seats.slice(0, -1)]
  const turned = { ...literal, master: next(literal.master), asked: next(literal.asked), seats }
  const read = packetRow.position.read(turned)
  if (!read.ok) throw new Error(JSON.stringify(read.refusal))
  return read.value
}

describe.each([2, 3, 4, 5] as const)('the features with %i players', (seats) => {
  const positions = played(seats, 7)

  it('use each input at most once', () => {
    const features = new Features(seats)
    for (const { state } of positions)
      for (let seat = 0; seat < seats; seat++) {
        const { index, value, count } = features.read(state, seat)
        const used = index.slice(0, count)
        expect(new Set(used).size).toBe(count)
        expect(Math.max(...used)).toBeLessThan(features.size)
        expect(value.slice(0, count).every((number) => Math.abs(number) <= 10)).toBe(true)
      }
  })

  it('are the same from every seat', () => {
    for (const { state } of positions) {
      const turned = moved(state)
      for (let seat = 0; seat < seats; seat++)
        expect(numbers(turned, (seat + 1) % seats)).toEqual(numbers(state, seat))
    }
  })

  it('do not depend on hidden cards', () => {
    const source = random('elsewhere')
    for (const { state, seat } of positions) {
      const view = packetRow.view(state, seat)
      const seen = numbers(view, seat)
      expect(numbers(state, seat)).toEqual(seen)
      expect(numbers(packetRow.sampleState(view, source), seat)).toEqual(seen)
    }
  })

  it('differ between positions', () => {
    const texts = positions.map(({ state, seat }) => JSON.stringify([...numbers(state, seat)]))
    expect(new Set(texts).size).toBe(texts.length)
  })
})
