import { describe, expect, it } from 'vitest'
import { AREAS } from './catalogue/card.ts'
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

describe('a view', () => {
  it('shows the own hand and only the size of the others [PR-12.1]', () => {
    const { seats: shown } = seen(open(), 1).literal
    expect(shown.map(({ hand }) => hand)).toEqual([3, ['money-4', 'banker', 'start-fur-3-es'], 1])
    expect(seen(open(), 'spectator').literal.seats.map(({ hand }) => hand)).toEqual([3, 3, 1])
  })

  it('shows money, ships, supplies and discards [PR-12.2]', () => {
    const t = open().play('1 deliver fur-2-gb with fur-2 ship-gb')
    const [whole, shown] = [t.literal, seen(t, 2).literal]
    expect(shown.seats.map(({ money, ships }) => ({ money, ships }))).toEqual(
      whole.seats.map(({ money, ships }) => ({ money, ships })),
    )
    expect(shown.discards).toEqual(whole.discards)
    for (const area of AREAS) {
      expect(shown.boards[area].current).toEqual(whole.boards[area].current)
      expect(shown.boards[area].future).toEqual(whole.boards[area].future)
    }
  })

  it('shows only the size of decks, removed cards and undealt contracts [PR-12.3]', () => {
    const whole = table({ players: 2 })
    const shown = seen(whole, 0).literal
    for (const area of AREAS) {
      expect(new Set([...shown.boards[area].deck, ...shown.boards[area].removed])).toEqual(new Set(['?']))
      expect(shown.boards[area].deck).toHaveLength(whole.literal.boards[area].deck.length)
      expect(shown.boards[area].removed).toHaveLength(6)
    }
    expect(shown.undealt).toEqual(Array(10).fill('?'))
  })

  it('sees a card being taken and loses sight of it in the hand [PR-12.4]', () => {
    const t = open().play('1 name market')
    const watcher = seen(t, 2).play('2 take trader')
    expect(packetRow.hash(watcher.state)).toBe(packetRow.hash(seen(t.play('2 take trader'), 2).state))
    expect(watcher.seat(2).hand).toBe(4)
    expect(watcher.happened('took')).toMatchObject([{ seat: 1, card: 'trader' }])
    expect(watcher.current('market')).toEqual([null, 'grain-1'])
  })

  it('follows what others cash, deliver and take by assistant [PR-12.4]', () => {
    const lines = [
      '2 cash 4',
      '1 deliver fur-2-gb with fur-2 ship-gb',
      '2 pass',
      '3 pass',
      '1 pass',
      '1 name bank',
    ]
    const t = open().play('1 name market')
    const watcher = seen(t, 2)
    for (const line of lines) {
      t.play(line)
      watcher.play(line)
      expect(watcher.literal).toEqual(seen(t, 2).literal)
      expect(packetRow.hash(watcher.state)).toBe(packetRow.hash(seen(t, 2).state))
    }
    expect(watcher.seat(2)).toMatchObject({ money: 26, hand: 2 })
    expect(watcher.seat(1)).toMatchObject({ money: 26, hand: 1, ships: [] })
    const helped = seen(open({ master: 3 }).play('3 name market'), 1)
    helped.play('1 take fur-3 by assistant')
    expect(helped.seat(1)).toMatchObject({ money: 1, hand: 3, piece: 'market future 1' })
    expect(helped.discards).toEqual(['assistant'])
  })

  it('refuses what another hand cannot possibly hold [PR-12.4]', () => {
    const watcher = seen(open(), 1)
    expect(watcher.refusal('3 cash 4')).toBe(null)
    expect(watcher.refusal('3 deliver fur-2-gb with fur-2 ship-gb')).toEqual({
      code: 'not-held',
      params: { card: 'ship-gb' },
    })
    expect(watcher.refusal('1 deliver fur-2-gb fur-3-se with fur-3 fur-2 ship-gb')).toMatchObject({
      code: 'not-held',
      params: { card: 'fur-2-gb' },
    })
    expect(seen(open({ seats: [{ hand: [] }] }), 1).refusal('1 cash 4')).toMatchObject({
      code: 'no-money-card',
    })
  })

  it('offers its own seat what the table offers [PR-12.1]', () => {
    for (const viewer of [0, 1, 2])
      expect(seen(open(), viewer).offers(viewer + 1)).toEqual(open().offers(viewer + 1))
  })

  it('shows all hands when the game is over [PR-12.5]', () => {
    const ended = seats.map((seat) => ({
      ...seat,
      done: true,
      hand: seat.hand.filter((card) => card !== 'money-4'),
    }))
    const t = table({ players: 3, phase: 'over', seats: ended })
    expect(seen(t, 'spectator').literal.seats).toEqual(t.literal.seats)
    expect(packetRow.outcome(packetRow.view(t.state, 'spectator'))).toEqual(packetRow.outcome(t.state))
    expect(seen(t, 0).literal.boards.bank.deck).toContain('?')
  })

  it('waits when cards are turned up that it does not know [PR-12.6]', () => {
    const watcher = seen(open().play('1 name market', '2 pass', '3 pass'), 1).play('1 take trader')
    expect(watcher.current('market')).toEqual(['fur-3', 'library'])
    expect(watcher.future('market')).toEqual(['?', '?'])
    expect(watcher.deciders).toEqual([])
    expect(watcher.offers(2)).toEqual([])
    expect(watcher.refusal('2 cash 4')).toEqual({ code: 'awaiting-reveal', params: {} })
  })

  it('waits for the hands at the end [PR-12.6]', () => {
    const last = seats.map((seat, index) => ({ ...seat, done: index > 0 }))
    const watcher = seen(table({ players: 3, phase: 'last-deliveries', seats: last }), 1).play('1 done')
    expect(watcher.deciders).toEqual([])
    expect(packetRow.outcome(watcher.state)).toBe(null)
    const own = seen(
      table({
        players: 3,
        phase: 'last-deliveries',
        seats: [{ hand: [] }, { done: true, hand: [] }, { done: true, hand: [] }],
      }),
      1,
    )
    expect(packetRow.outcome(own.play('1 done').state)).not.toBe(null)
  })
})
