import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { AREAS } from '../catalogue/card.ts'
import { packetRow } from '../rules.ts'
import { Table, table } from '../testing/table.ts'

const read = (literal: object) => packetRow.position.read({ options: { players: 3 }, ...literal })
const refusal = (literal: object): unknown => {
  const result = read(literal)
  return result.ok ? null : result.refusal
}
const impossible = (place: string) => ({ code: 'impossible-position', params: { place } })

describe('a written position', () => {
  it('reads back as the same position, all the way through games [PR-15.1]', () => {
    for (const players of [2, 3, 4, 5]) {
      const settled = packetRow.options({ players, start: 'random' })
      if (!settled.ok) throw new Error(settled.refusal.code)
      const state = packetRow.setup(settled.value, `walk ${players}`)
      const source = random(`walk ${players}`)
      for (let step = 0; packetRow.deciders(state).length > 0; step++) {
        const [seat = 0] = packetRow.deciders(state)
        const list = packetRow.commands(state, seat)
        packetRow.apply(state, seat, list[source.nextInt(list.length)] ?? { verb: 'pass' })
        if (step % 10 > 0) continue
        const written = packetRow.position.write(state)
        const again = packetRow.position.read(JSON.parse(JSON.stringify(written)))
        expect(again.ok && packetRow.hash(again.value)).toBe(packetRow.hash(state))
        expect(again.ok && packetRow.position.write(again.value)).toEqual(written)
      }
    }
  })

  it('may be what a seat sees [PR-15.6]', () => {
    const t = table({ players: 2, seats: [{ hand: ['banker'] }], phase: 'asking', area: 'bank' })
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = packetRow.view(t.state, viewer)
      const again = packetRow.position.read(packetRow.position.write(view))
      expect(again.ok && packetRow.hash(again.value)).toBe(packetRow.hash(view))
    }
    const waiting = new Table(packetRow.view(t.state, 0)).play('2 pass', '1 pass', '1 name market')
    while (waiting.deciders.length > 0)
      waiting.play(`${waiting.deciders[0]} ${waiting.literal.phase === 'naming' ? 'name docks' : 'pass'}`)
    const again = packetRow.position.read(waiting.literal)
    expect(again.ok && packetRow.hash(again.value)).toBe(packetRow.hash(waiting.state))
    const short = waiting.literal
    expect(refusal({ ...short, seats: short.seats.map((seat) => ({ ...seat, hand: 3 })) })).toMatchObject({
      code: 'wrong-card-total',
      params: { place: 'position' },
    })
  })

  it('may be what a seat sees at the end, before the hands are shown [PR-15.6]', () => {
    const ending = (hands: string[][]) =>
      table({
        players: 3,
        phase: 'last-deliveries',
        seats: hands.map((hand, seat) => ({ hand, done: seat > 0 })),
      })
    const readAgain = (hands: string[][]) => {
      const watcher = new Table(packetRow.view(ending(hands).state, 0)).play('1 done')
      const again = packetRow.position.read(watcher.literal)
      expect(again.ok && packetRow.hash(again.value)).toBe(packetRow.hash(watcher.state))
      return again.ok && packetRow.outcome(again.value) !== null
    }
    expect(readAgain([[], [], ['banker']])).toBe(false)
    expect(readAgain([[], ['banker'], []])).toBe(false)
    expect(readAgain([['banker'], [], []])).toBe(true)
  })

  it('may leave out everything but the players: then it is the set-up [PR-15.2]', () => {
    const settled = packetRow.options({ players: 3 })
    const fresh = settled.ok && packetRow.setup(settled.value, 'position')
    const sparse = read({})
    expect(sparse.ok && fresh && packetRow.hash(sparse.value)).toBe(fresh && packetRow.hash(fresh))
    const seeded = read({ seed: 'other' })
    expect(seeded.ok && packetRow.hash(seeded.value)).not.toBe(fresh && packetRow.hash(fresh))
  })

  it('always has every card of the game somewhere [PR-15.2]', () => {
    const t = table({
      players: 2,
      boards: { market: { current: ['library', null], left: 4 }, bank: { deck: ['money-6', 'banker'] } },
      seats: [{ hand: ['museum', 'start-fur-3-es'], ships: ['ship-gb'] }],
      discards: ['town-hall'],
    })
    const { boards, seats, undealt, discards } = t.literal
    const spaces = AREAS.flatMap((area) => [...boards[area].current, ...boards[area].future])
    const piles = AREAS.flatMap((area) => [...boards[area].deck, ...boards[area].removed])
    const held = seats.flatMap(({ ships }, seat) => [...t.hand(seat + 1), ...ships])
    expect([
      ...spaces.filter((card) => card !== null),
      ...piles,
      ...held,
      ...undealt,
      ...discards,
    ]).toHaveLength(172)
    expect(boards.market.deck).toHaveLength(4)
    expect(boards.bank.deck.slice(0, 2)).toEqual(['money-6', 'banker'])
    expect(boards.market.removed).toHaveLength(6)
    expect(undealt).toHaveLength(10)
    expect(discards).toContain('town-hall')
  })

  it('has the deck that it names: cards on top of the rest, and none where it is empty [PR-15.2]', () => {
    const bank = (board: object) => table({ players: 3, boards: { bank: board } }).literal.boards.bank.deck
    expect(bank({ deck: ['money-6', 'banker'] })).toHaveLength(34)
    expect(bank({ deck: ['money-6', 'banker'], left: 3 })).toHaveLength(3)
    expect(bank({ deck: [] })).toEqual([])
    expect(bank({ deck: [], left: 0 })).toEqual([])
    expect(refusal({ boards: { bank: { deck: [], left: 3 } } })).toEqual({
      code: 'wrong-card-total',
      params: { place: 'boards.bank.left', cards: 3, least: 0, most: 0 },
    })
    const { discards } = table({ players: 3, boards: { bank: { deck: [] } } }).literal
    expect(discards).toHaveLength(34)
  })

  it('leaves the space under a piece empty and asks the next seat [PR-15.2]', () => {
    const t = table({
      players: 4,
      phase: 'asking',
      area: 'bank',
      master: 2,
      seats: [{}, {}, { piece: 'bank 2' }, { piece: 'bank future 1' }],
      boards: { bank: { future: [null, 'banker'] } },
    })
    expect(t.current('bank')[1]).toBe(null)
    expect(t.current('bank').filter((card) => card === null)).toHaveLength(1)
    expect(t.deciders).toEqual([1])
    expect(t.literal.named).toEqual(['bank'])
    expect(t.literal.seats.map(({ piece }) => piece)).toEqual([null, null, 'bank 2', 'bank future 1'])
  })

  it('says money, round, master and dry boards [PR-15.2]', () => {
    const t = table({
      players: 3,
      dryAreas: 2,
      round: 7,
      master: 3,
      named: ['bank', 'docks'],
      seats: [{ money: 0 }, { money: 9999 }],
      boards: { docks: { current: [], future: [], left: 0, dry: true } },
    })
    expect(t.literal).toMatchObject({ round: 7, master: 3, asked: 3, named: ['docks', 'bank'] })
    expect(t.literal.seats.map(({ money }) => money)).toEqual([0, 9999, 25])
    expect(t.literal.boards.docks.dry).toBe(true)
  })
})

describe('a faulty position', () => {
  it('is refused if it is not a position at all [PR-15.3]', () => {
    expect(packetRow.position.read(null)).toMatchObject({
      refusal: { code: 'bad-position', params: { place: 'position' } },
    })
    expect(refusal({ named: 'bank' })).toEqual({ code: 'bad-position', params: { place: 'named' } })
    expect(packetRow.position.read({})).toMatchObject({ refusal: { code: 'bad-options' } })
    expect(packetRow.position.read({ options: {} }).ok).toBe(true)
    expect(refusal({ seed: 5 })).toEqual({ code: 'bad-position', params: { place: 'seed' } })
    expect(refusal({ seats: {} })).toEqual({ code: 'bad-position', params: { place: 'seats' } })
    expect(refusal({ seats: [7] })).toEqual({ code: 'bad-position', params: { place: 'seats.1' } })
    expect(refusal({ boards: [] })).toEqual({ code: 'bad-position', params: { place: 'boards' } })
    expect(refusal({ boards: { bank: { deck: 'x' } } })).toEqual({
      code: 'bad-position',
      params: { place: 'boards.bank.deck' },
    })
  })

  const numbers: readonly [object, string, string, number, number][] = [
    [{ seats: [{ money: -1 }] }, 'seats.1.money', '-1', 0, 9999],
    [{ seats: [{}, { money: 1.5 }] }, 'seats.2.money', '1.5', 0, 9999],
    [{ seats: [{ money: 10000 }] }, 'seats.1.money', '10000', 0, 9999],
    [{ seats: [{ hand: -1 }] }, 'seats.1.hand', '-1', 0, 102],
    [{ round: 0 }, 'round', '0', 1, 999],
    [{ round: 1000 }, 'round', '1000', 1, 999],
    [{ master: 4 }, 'master', '4', 1, 3],
    [{ master: 0 }, 'master', '0', 1, 3],
    [{ asked: 'me' }, 'asked', '"me"', 1, 3],
    [{ boards: { bank: { left: -1 } } }, 'boards.bank.left', '-1', 0, 102],
  ]
  it.each(numbers)(
    'with the number %j is refused by its place [PR-15.3]',
    (literal, place, value, least, most) => {
      expect(refusal(literal)).toEqual({ code: 'bad-number', params: { place, value, least, most } })
    },
  )

  it('is refused for words it does not know [PR-15.3]', () => {
    expect(refusal({ weather: 'fine' })).toEqual({ code: 'unknown-field', params: { place: 'weather' } })
    expect(refusal({ seats: [{ hat: 1 }] })).toEqual({
      code: 'unknown-field',
      params: { place: 'seats.1.hat' },
    })
    expect(refusal({ boards: { tavern: {} } })).toEqual({
      code: 'unknown-field',
      params: { place: 'boards.tavern' },
    })
    expect(refusal({ phase: 'lunch' })).toMatchObject({ code: 'bad-word', params: { place: 'phase' } })
    expect(refusal({ area: 'tavern' })).toMatchObject({
      code: 'bad-word',
      params: { place: 'area', expected: [...AREAS] },
    })
    expect(refusal({ named: ['tavern'] })).toMatchObject({ code: 'bad-word', params: { place: 'named' } })
    for (const phase of ['asking', 'deciding', 'last-choice'])
      expect(refusal({ phase })).toEqual({
        code: 'bad-word',
        params: { place: 'area', value: 'undefined', expected: [...AREAS] },
      })
    expect(refusal({ boards: { bank: { dry: 'very' } } })).toEqual({
      code: 'bad-word',
      params: { place: 'boards.bank.dry', value: '"very"', expected: ['true', 'false'] },
    })
    expect(refusal({ phase: 'z'.repeat(99) })).toMatchObject({ params: { value: `"${'z'.repeat(79)}` } })
    expect(refusal({ seats: [{ piece: 'bank 3' }] })).toMatchObject({
      code: 'bad-word',
      params: { place: 'seats.1.piece' },
    })
    expect(refusal({ seats: [{ done: 1 }] })).toMatchObject({
      code: 'bad-word',
      params: { place: 'seats.1.done' },
    })
  })

  it('is refused for unknown, misplaced or too many cards [PR-15.4]', () => {
    expect(refusal({ seats: [{ hand: ['casino'] }] })).toEqual({
      code: 'unknown-card',
      params: { card: '"casino"' },
    })
    expect(refusal({ seats: [{ hand: [3] }] })).toEqual({ code: 'unknown-card', params: { card: '3' } })
    const misplaced = (place: string, card: string) => ({
      code: 'card-in-wrong-place',
      params: { place, card },
    })
    expect(refusal({ seats: [{ hand: ['ship-gb'] }] })).toEqual(misplaced('seats.1.hand', '"ship-gb"'))
    expect(refusal({ seats: [{ hand: [null] }] })).toEqual(misplaced('seats.1.hand', 'null'))
    expect(refusal({ seats: [{ hand: ['?'] }] })).toEqual(misplaced('seats.1.hand', '"?"'))
    expect(refusal({ seats: [{ ships: ['captain'] }] })).toEqual(misplaced('seats.1.ships', '"captain"'))
    expect(refusal({ boards: { bank: { current: ['library'] } } })).toEqual(
      misplaced('boards.bank.current', '"library"'),
    )
    expect(refusal({ boards: { bank: { deck: [null] } } })).toEqual(misplaced('boards.bank.deck', 'null'))
    expect(refusal({ boards: { bank: { removed: [null] } } })).toEqual(
      misplaced('boards.bank.removed', 'null'),
    )
    expect(refusal({ undealt: ['banker'] })).toEqual(misplaced('undealt', '"banker"'))
    expect(refusal({ discards: [null] })).toEqual(misplaced('discards', 'null'))
    expect(refusal({ seats: [{ hand: ['library'] }, { hand: ['library'] }] })).toEqual({
      code: 'too-many-copies',
      params: { card: 'library', placed: 2, copies: 1 },
    })
    expect(
      refusal({
        seats: [{ ships: ['ship-gb', 'ship-gb'] }],
        boards: { docks: { current: ['ship-gb', 'ship-gb'] } },
      }),
    ).toEqual({
      code: 'too-many-copies',
      params: { card: 'ship-gb', placed: 4, copies: 3 },
    })
  })

  it('is refused for too many cards in a place [PR-15.4]', () => {
    const total = (place: string, cards: number, least: number, most: number) => ({
      code: 'wrong-card-total',
      params: { place, cards, least, most },
    })
    expect(refusal({ seats: [{}, {}, {}, {}] })).toEqual(total('seats', 4, 0, 3))
    expect(refusal({ boards: { bank: { current: ['banker', 'banker', 'banker'] } } })).toEqual(
      total('boards.bank.current', 3, 0, 2),
    )
    expect(refusal({ boards: { bank: { future: ['banker', 'banker', 'banker'] } } })).toEqual(
      total('boards.bank.future', 3, 0, 2),
    )
    expect(refusal({ boards: { bank: { left: 60 } } })).toEqual(total('boards.bank.left', 60, 0, 34))
    expect(refusal({ boards: { bank: { removed: ['banker'] } } })).toEqual(
      total('boards.bank.removed', 1, 0, 0),
    )
    expect(refusal({ options: { players: 2 }, boards: { bank: { removed: ['banker'] } } })).toEqual(
      total('boards.bank.removed', 1, 6, 6),
    )
  })

  it('is refused for pieces that cannot stand there [PR-15.5]', () => {
    const asking = { phase: 'asking', area: 'bank' }
    expect(refusal({ ...asking, seats: [{}, { piece: 'bank 1' }, { piece: 'bank 1' }] })).toEqual({
      code: 'two-pieces-on-a-space',
      params: { place: 'seats.3.piece' },
    })
    expect(refusal({ ...asking, seats: [{}, { piece: 'docks 1' }] })).toEqual(impossible('seats.2.piece'))
    expect(
      refusal({ ...asking, seats: [{}, { piece: 'bank 1' }], boards: { bank: { current: ['banker'] } } }),
    ).toEqual(impossible('seats.2.piece'))
    expect(refusal({ ...asking, seats: [{ piece: 'bank 1' }] })).toEqual(impossible('seats.1.piece'))
  })

  it('is refused for an answer to no question [PR-15.5]', () => {
    const asking = { phase: 'asking', area: 'bank' }
    expect(refusal({ ...asking, asked: 1 })).toEqual(impossible('asked'))
    expect(refusal({ ...asking, asked: 2, seats: [{}, { piece: 'bank 1' }] })).toEqual(impossible('asked'))
    expect(refusal({ asked: 2 })).toEqual(impossible('asked'))
    expect(refusal({ phase: 'deciding', area: 'bank', asked: 2 })).toEqual(impossible('asked'))
  })

  it('is refused for a phase that has not come or is past [PR-15.5]', () => {
    const taken = [{}, { piece: 'bank 1' }, { piece: 'bank 2' }]
    expect(refusal({ phase: 'deciding', area: 'bank', seats: taken })).toEqual(impossible('phase'))
    expect(refusal({ phase: 'last-choice', area: 'bank', seats: taken })).toBe(null)
    expect(refusal({ phase: 'last-choice', area: 'bank', seats: taken.slice(0, 2) })).toEqual(
      impossible('phase'),
    )
    expect(refusal({ named: ['bank'], seats: taken })).toEqual(impossible('phase'))
    expect(refusal({ phase: 'deciding', area: 'bank', named: ['docks'] })).toEqual(impossible('named'))
    expect(refusal({ named: ['bank', 'docks', 'market'] })).toEqual(impossible('named'))
    expect(refusal({ named: ['bank', 'docks'] })).toBe(null)
  })

  it('is refused for an end that contradicts itself [PR-15.5]', () => {
    const done = [{ done: true }, { done: true }, { done: true }]
    expect(refusal({ phase: 'last-deliveries', seats: done })).toEqual(impossible('phase'))
    expect(refusal({ phase: 'last-deliveries', seats: done.slice(1) })).toBe(null)
    expect(refusal({ phase: 'over' })).toEqual(impossible('phase'))
    expect(refusal({ phase: 'over', seats: done })).toBe(null)
    expect(refusal({ phase: 'over', seats: [{ done: true, hand: ['money-4'] }, ...done.slice(1)] })).toEqual(
      impossible('seats.1.hand'),
    )
    const dry = { current: [], future: [], left: 0, dry: true }
    expect(refusal({ boards: { bank: dry } })).toEqual(impossible('boards'))
    for (const more of [{ future: ['banker'] }, { current: ['banker', 'money-6'] }, { left: undefined }])
      expect(refusal({ boards: { bank: { ...dry, ...more } } })).toEqual(impossible('boards.bank.dry'))
    const piece = [{ piece: 'bank 1' }]
    expect(refusal({ phase: 'last-deliveries', named: ['bank'] })).toEqual(impossible('named'))
    expect(refusal({ phase: 'last-deliveries', named: ['bank'], seats: piece })).toEqual(
      impossible('seats.1.piece'),
    )
    expect(refusal({ seats: [{}, { done: true }] })).toEqual(impossible('seats.2.done'))
    expect(refusal({ boards: { bank: { dry: true } } })).toEqual(impossible('boards.bank.dry'))
  })

  it('is refused for more rounds than its cards allow [PR-15.5]', () => {
    expect(refusal({ round: 999 })).toEqual(impossible('round'))
    expect(refusal({ round: 500 })).toBe(null)
  })

  it('is refused for holes that are not those of a view [PR-15.6]', () => {
    const t = table({ players: 3, seats: [{ hand: ['banker'] }] })
    const view = packetRow.position.write(packetRow.view(t.state, 0)) as typeof t.literal
    const changed = (change: object) => refusal({ ...view, ...change })
    expect(changed({})).toBe(null)
    // All hands shown, but the decks face down.
    const { seats } = t.literal
    const undealt = Array(view.undealt.length).fill('?')
    expect(changed({ seats, undealt })).toEqual(impossible('boards.guildhall'))
    const twoHands = view.seats.map((seat, place) => (place === 1 ? { ...seat, hand: t.hand(2) } : seat))
    expect(changed({ seats: twoHands })).toMatchObject({
      code: 'impossible-position',
      params: { place: 'seats' },
    })
    // One more card in a hand than there are unseen cards that are not ships.
    const { docks, bank } = view.boards
    const boards = { ...view.boards, docks: { ...docks, deck: docks.deck.slice(1) } }
    expect(changed({ boards })).toMatchObject({ code: 'wrong-card-total', params: { place: 'position' } })
    const swapped = { ...boards, bank: { ...bank, deck: [...bank.deck, '?'] } }
    expect(changed({ boards: swapped })).toMatchObject({ code: 'wrong-card-total' })
  })

  it('names its first fault and changes nothing [PR-15.3]', () => {
    expect(refusal({ round: 0, seats: [{ money: -1 }] })).toMatchObject({
      params: { place: 'seats.1.money' },
    })
  })
})
