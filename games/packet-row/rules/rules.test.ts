import { Game } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { type Command, DONE, PASS } from './commands.ts'
import { packetRow } from './rules.ts'
import { table } from './testing/table.ts'

/** Anna, Ben, Cedric and David, with the cards that the rulebook shows, and others where it shows none. */
const anna = () =>
  table({
    players: 4,
    boards: {
      market: {
        current: ['library', 'tobacco-1', 'grain-2'],
        future: ['tobacco-3', 'trader'],
        deck: ['cotton-1', 'fur-2', 'fur-3'],
      },
      docks: {
        current: ['ship-gb', 'captain', 'ropewalk'],
        future: ['ship-es', 'nugget-1'],
        deck: ['ship-fr', 'ship-nl', 'ship-se'],
      },
    },
    seats: [{ hand: [] }, { hand: [] }, { hand: [] }, { hand: ['assistant'] }],
  })

describe("the rulebook's example of a round", () => {
  it('goes as printed, from the market to the docks [PR-3.3] [PR-3.7] [PR-3.9] [PR-3.10]', () => {
    const t = anna().play('1 name market', '2 take library')
    expect(t.seat(2)).toMatchObject({ money: 10, hand: ['library'], piece: 'market 1' })
    t.play('3 pass', '4 take tobacco-1')
    expect(t.seat(4)).toMatchObject({ money: 23, hand: ['assistant', 'tobacco-1'] })
    t.play('1 pass', '1 name docks')
    expect(t.deciders).toEqual([3])
    t.play('3 pass', '1 take ship-gb')
    expect(t.seat(1)).toMatchObject({ money: 25, hand: [], ships: ['ship-gb'] })
    expect(t.seat(3)).toMatchObject({ money: 25, hand: [] })
    expect(t.literal).toMatchObject({ round: 2, master: 2, phase: 'naming' })
  })

  it('prepares the market and the docks and nothing else [PR-5.1] [PR-5.2] [PR-5.3] [PR-5.4] [PR-5.5]', () => {
    const t = anna()
    const { guildhall, bank } = t.literal.boards
    t.play(
      '1 name market',
      '2 take library',
      '3 pass',
      '4 take tobacco-1',
      '1 pass',
      '1 name docks',
      '3 pass',
    )
    t.play('1 take ship-gb')
    expect(t.literal.boards).toMatchObject({ guildhall, bank })
    expect(t.discards).toEqual(['captain', 'ropewalk', 'grain-2'])
    expect([t.current('market'), t.future('market')]).toEqual([
      ['tobacco-3', 'trader', 'cotton-1'],
      ['fur-2', 'fur-3'],
    ])
    expect([t.current('docks'), t.future('docks')]).toEqual([
      ['ship-es', 'nugget-1', 'ship-fr'],
      ['ship-nl', 'ship-se'],
    ])
  })

  it('lets David reach for three tobacco with an assistant, for $10 [PR-4.8]', () => {
    const t = anna().play('1 name market', '2 take library', '3 pass', '4 take tobacco-3 by assistant')
    expect(t.seat(4)).toMatchObject({ money: 15, hand: ['tobacco-3'] })
  })
})

describe('the rules', () => {
  it('carry a game from its record, and take back to a reveal or to another seat', () => {
    const game = Game.open(packetRow, { players: 3 }, 'tide')
    if (!game.ok) throw new Error(game.refusal.code)
    game.value.submitText(0, 'name market')
    game.value.submitText(1, 'pass')
    expect(game.value.undoLimit(1)).toEqual({ moveNumber: 1, reason: 'other-seat' })
    game.value.submitText(2, 'pass')
    game.value.submitText(0, 'pass')
    expect(game.value.undoLimit(0)).toEqual({ moveNumber: 3, reason: 'other-seat' })
    expect(game.value.undo(0, 3).ok).toBe(true)
    expect(packetRow.seatCount(game.value.state)).toBe(3)
  })

  it('recognise a deal by its cards, its master and its options', () => {
    const deal = (raw: object, seed: string): string => {
      const settled = packetRow.options(raw)
      return settled.ok ? packetRow.deal(packetRow.setup(settled.value, seed)) : ''
    }
    const first = deal({ players: 3 }, 'tide')
    expect(deal({ players: 3 }, 'tide')).toBe(first)
    expect(deal({ players: 3 }, 'ebb')).not.toBe(first)
    expect(deal({ players: 3, start: 1 }, 'tide')).not.toBe(first)
    expect(deal({ players: 3, dryAreas: 2 }, 'tide')).not.toBe(first)
    expect(first).toMatch(/^[0-9a-f]{8}$/)
  })

  it('distinguish a legal delivery that is not listed from a listed one [PR-8.8]', () => {
    const t = table({ players: 3, seats: [{ hand: ['fur-2-gb', 'fur-2', 'fur-3'], ships: ['ship-gb'] }] })
    const unlisted = (text: string): boolean => {
      const command = packetRow.notation.parse(text)
      return command.ok && packetRow.unlisted(t.state, 0, command.value)
    }
    expect(unlisted('deliver fur-2-gb with fur-2 ship-gb')).toBe(false)
    expect(unlisted('deliver fur-2-gb with fur-3 ship-gb')).toBe(true)
    expect(unlisted('deliver fur-2-gb with ship-gb fur-2')).toBe(true)
    expect(unlisted('deliver fur-2-gb with fur-1 ship-gb')).toBe(false)
    expect(unlisted('pass')).toBe(false)
    expect(unlisted('name bank')).toBe(false)
    t.play('1 deliver fur-2-gb with fur-3 ship-gb')
    expect(t.seat(1)).toMatchObject({ money: 40, hand: ['fur-2'] })
  })

  it('distinguish it among several listed ones [PR-8.8]', () => {
    const hand = ['fur-3-se', 'fur-1', 'fur-2', 'fur-3', 'fur-3']
    const t = table({ players: 3, seats: [{ hand, ships: ['ship-se'] }] })
    const unlisted = t.offers(1, 'deliver').map((text) => {
      const command = packetRow.notation.parse(text)
      return command.ok && packetRow.unlisted(t.state, 0, command.value)
    })
    expect(unlisted).toEqual([false, false])
  })

  it('fill the given list, emptied first', () => {
    const t = table({ players: 3 })
    const list: Command[] = [DONE, PASS, DONE]
    expect(packetRow.commands(t.state, 0, list)).toBe(list)
    expect(list).toEqual(packetRow.commands(t.state, 0))
    expect(list.map(({ verb }) => verb)).toEqual(['name', 'name', 'name', 'name'])
    expect(packetRow.commands(t.state, 1, list)).toEqual([])
  })

  it('know no seat but those at the table', () => {
    const t = table({ players: 3 })
    for (const seat of [-1, 1.5, 3, 7])
      expect(packetRow.refuse(t.state, seat, PASS)).toEqual({
        code: 'no-such-seat',
        params: { seat: seat + 1, seats: 3 },
      })
  })

  it('make every command and its events public [PR-12.4]', () => {
    const t = table({ players: 3 }).play('1 name bank', '2 pass')
    for (const event of t.events) expect(packetRow.viewEvent(event, 2)).toEqual(event)
    expect(packetRow.viewCommand(PASS, 1, 2)).toEqual(PASS)
  })
})
