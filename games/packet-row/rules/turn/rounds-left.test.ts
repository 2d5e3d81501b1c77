import { describe, expect, it } from 'vitest'
import { AREAS } from '../catalogue/card.ts'
import { packetRow } from '../rules.ts'
import type { State } from '../state.ts'
import { roundsUntilEnd, visitsInAll, visitsUntilDry } from './rounds-left.ts'

const fresh = (players: number): State => {
  const options = packetRow.options({ players })
  if (!options.ok) throw new Error('no such table')
  return packetRow.setup(options.value, 'closing')
}

const visits = (state: State): number[] => AREAS.map((_, area) => visitsUntilDry(state, area))

/** Everybody passes in every area, and the harbour master names them all. */
const passRound = (state: State): void => {
  const round = packetRow.position.write(state) as { readonly round: number }
  while ((packetRow.position.write(state) as { readonly round: number }).round === round.round) {
    const [seat = 0] = packetRow.deciders(state)
    const commands = packetRow.commands(state, seat)
    const next = commands.find(({ verb }) => verb === 'name' || verb === 'pass' || verb === 'done')
    if (next === undefined) return
    packetRow.apply(state, seat, next)
  }
}

describe('closing time', () => {
  it.each([
    [2, [16, 18, 18, 16]],
    [3, [19, 21, 21, 19]],
    [4, [12, 14, 14, 12]],
    [5, [9, 10, 10, 9]],
  ])('comes with %i players after the expected number of visits', (players, expected) => {
    const state = fresh(players)
    expect(visits(state)).toEqual(expected)
    expect(AREAS.map((_, area) => visitsInAll(state, area))).toEqual(expected)
  })

  it.each([2, 3, 4, 5])('is counted down by every visit until the game ends, with %i players', (players) => {
    const state = fresh(players)
    const first = roundsUntilEnd(state)
    for (let round = 1; round <= first; round++) {
      expect(roundsUntilEnd(state)).toBe(first - round + 1)
      expect(packetRow.outcome(state)).toBeNull()
      passRound(state)
    }
    expect(packetRow.position.write(state)).not.toMatchObject({ phase: 'naming' })
    expect(roundsUntilEnd(state)).toBe(0)
  })
})
