import { describe, expect, it } from 'vitest'
import { AREAS } from './catalogue/card.ts'
import type { Options } from './options.ts'
import { layoutOf } from './position/layout.ts'
import { packetRow } from './rules.ts'
import { setup } from './setup.ts'
import { Table } from './testing/table.ts'

const optionsFor = (players: number, more: object = {}): Options => {
  const settled = packetRow.options({ players, ...more })
  if (!settled.ok) throw new Error(settled.refusal.code)
  return settled.value
}

const deal = (players: number, seed = 'a', more: object = {}): Table =>
  new Table(setup(optionsFor(players, more), seed))

describe('the set-up', () => {
  it('deals the same cards for the same seed and others for another [PR-2.2]', () => {
    expect(deal(4, 'tide').literal).toEqual(deal(4, 'tide').literal)
    expect(deal(4, 'tide').literal).not.toEqual(deal(4, 'ebb').literal)
    const sorted = deal(3).literal.boards.bank.deck
    expect([...sorted].sort()).not.toEqual(sorted)
  })

  it('removes six cards of each deck unseen for two players and none for more [PR-2.3]', () => {
    for (const area of AREAS) {
      expect(deal(2).literal.boards[area].removed).toHaveLength(6)
      for (const players of [3, 4, 5]) expect(deal(players).literal.boards[area].removed).toEqual([])
    }
  })

  it('lays two cards into every future supply [PR-2.4]', () => {
    for (const players of [2, 3, 4, 5])
      for (const area of AREAS) {
        const future = deal(players).future(area)
        expect(future).toHaveLength(2)
        expect(future).not.toContain(null)
      }
  })

  it.each([
    [2, 2, 28],
    [3, 2, 34],
    [4, 3, 33],
    [5, 4, 32],
  ])('lays for %i players %i cards into every current supply [PR-2.5]', (players, current, bankDeck) => {
    const { boards } = deal(players).literal
    for (const area of AREAS)
      expect(boards[area].current.filter((card) => card !== null)).toHaveLength(current)
    expect(boards.bank.deck).toHaveLength(bankDeck)
    expect(boards.docks.deck).toHaveLength(bankDeck + 4)
  })

  it('draws the future supply before the current one', () => {
    const state = setup(optionsFor(3), 'a')
    const [guildhall = []] = state.decks
    const top = [...guildhall].reverse().slice(0, 4)
    const board = layoutOf(state).boards[0]
    expect([...(board?.future ?? []), ...(board?.current ?? [])]).toEqual(top)
  })

  it('deals one starting contract to each seat and leaves the others out [PR-2.6]', () => {
    for (const players of [2, 3, 4, 5]) {
      const { seats, undealt } = deal(players).literal
      expect(seats).toHaveLength(players)
      for (const { hand } of seats) expect(hand).toEqual([expect.stringMatching(/^start-/)])
      expect(undealt).toHaveLength(12 - players)
    }
  })

  it('gives each seat $25, no ship and no piece on a board [PR-2.7]', () => {
    for (const { money, ships, piece } of deal(5).literal.seats)
      expect({ money, ships, piece }).toEqual({ money: 25, ships: [], piece: null })
  })

  it('makes the first seat, a chosen seat or a drawn seat harbour master [PR-2.8]', () => {
    expect(deal(4).literal).toMatchObject({ master: 1, asked: 1, round: 1, phase: 'naming' })
    expect(deal(4, 'a', { start: 2 }).deciders).toEqual([3])
    const drawn = new Set(
      Array.from({ length: 40 }, (_, seed) => deal(4, `s${seed}`, { start: 'random' }).literal.master),
    )
    expect(drawn).toEqual(new Set([1, 2, 3, 4]))
  })

  it('uses every card of the game once [PR-2.2]', () => {
    for (const players of [2, 3, 4, 5]) {
      const t = deal(players)
      const { seats, boards, undealt } = t.literal
      const cards = [
        ...seats.flatMap((_, seat) => t.hand(seat + 1)),
        ...AREAS.flatMap((area) => {
          const { current, future, deck, removed } = boards[area]
          return [...current, ...future, ...deck, ...removed].map(String)
        }),
        ...undealt,
      ]
      const { catalogue } = t.state.setting
      const expected = catalogue.words.flatMap((word, kind) =>
        kind === 0 ? [] : Array<string>(catalogue.copies[kind] ?? 0).fill(word),
      )
      expect(cards.sort()).toEqual(expected.sort())
    }
  })
})
