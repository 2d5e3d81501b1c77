import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { packetRow } from './rules.ts'
import { Table, table } from './testing/table.ts'

const seats = [
  { money: 11, hand: ['fur-2-gb', 'fur-2', 'assistant'], ships: ['ship-gb'] },
  { money: 22, hand: ['money-4', 'banker', 'start-fur-3-es'], ships: ['ship-se', 'ship-es'] },
  { money: 33, hand: ['grain-2'] },
]
const boards = {
  market: { current: ['trader', 'grain-1'], future: ['fur-3', 'library'], deck: ['museum', 'fountain'] },
}
const open = (more: object = {}): Table => table({ players: 3, seats, boards, ...more })
const seen = (t: Table, viewer: number | 'spectator'): Table => new Table(packetRow.view(t.state, viewer))

describe('sampling a state', () => {
  const sampled = (t: Table, viewer: number | 'spectator', seed: string): Table =>
    new Table(packetRow.sampleState(packetRow.view(t.state, viewer), random(seed)))

  it('fills hands and decks only with possible cards [PR-12.7]', () => {
    const t = open()
    for (let seed = 0; seed < 20; seed++) {
      const guess = sampled(t, 1, `g${seed}`)
      expect(seen(guess, 1).literal).toEqual(seen(t, 1).literal)
      const text = JSON.stringify(guess.literal)
      expect(text).not.toContain('?')
      const hidden = [...guess.hand(1), ...guess.hand(3)]
      expect(hidden).toHaveLength(4)
      expect(hidden.filter((card) => card.startsWith('ship-'))).toEqual([])
      expect(packetRow.position.read(guess.literal).ok).toBe(true)
    }
  })

  it('gives different hands and never two starting contracts in one [PR-12.7]', () => {
    const t = table({ players: 3 })
    const guesses = Array.from({ length: 30 }, (_, seed) => sampled(t, 0, `g${seed}`).literal.seats[1]?.hand)
    expect(new Set(guesses.map(String)).size).toBeGreaterThan(3)
    for (const hand of guesses) expect(hand).toEqual([expect.stringMatching(/^start-/)])
  })

  it('gives every hidden hand one starting contract as long as there are some [PR-12.7]', () => {
    const hands = [
      ['start-fur-3-es', 'banker', 'trader'],
      ['start-fur-3-fr', 'captain'],
      ['start-fur-3-nl', 'money-2', 'library', 'nugget-1'],
    ]
    const starts = (t: Table): number[] =>
      [1, 2, 3].map((seat) => t.hand(seat).filter((card) => card.startsWith('start-')).length)
    const whole = table({ players: 3, seats: hands.map((hand) => ({ hand })) })
    const fewer = table({
      players: 3,
      seats: [{ hand: ['banker', 'trader'] }, ...hands.slice(1).map((hand) => ({ hand }))],
    })
    for (let seed = 0; seed < 20; seed++) {
      const guess = sampled(whole, 'spectator', `s${seed}`)
      expect(starts(guess)).toEqual([1, 1, 1])
      expect([1, 2, 3].map((seat) => guess.hand(seat).length)).toEqual([3, 2, 4])
      expect(starts(sampled(fewer, 'spectator', `s${seed}`)).toSorted((a, b) => a - b)).toEqual([0, 1, 1])
    }
  })

  it('leaves the view as it was [PR-12.7]', () => {
    const view = packetRow.view(open().state, 1)
    const before = packetRow.hash(view)
    packetRow.sampleState(view, random('x'))
    expect(packetRow.hash(view)).toBe(before)
  })

  it('fills in the cards that a view is waiting for [PR-12.6] [PR-12.7]', () => {
    const watcher = seen(open().play('1 name market', '2 pass', '3 pass'), 1).play('1 take trader')
    const guess = new Table(packetRow.sampleState(watcher.state, random('x')))
    expect(guess.deciders).toEqual([2])
    expect(guess.future('market')).not.toContain('?')
    const last = seats.map((seat, index) => ({ ...seat, done: index > 0 }))
    const end = seen(table({ players: 3, phase: 'last-deliveries', seats: last }), 0).play('1 done')
    const result = packetRow.sampleState(end.state, random('x'))
    expect(packetRow.outcome(result)).not.toBe(null)
    expect(packetRow.position.read(packetRow.position.write(result)).ok).toBe(true)
  })
})
