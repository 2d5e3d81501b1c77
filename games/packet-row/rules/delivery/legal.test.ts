import { describe, expect, it } from 'vitest'
import { packetRow } from '../rules.ts'
import { type Table, table } from '../testing/table.ts'

/** The second of three seats holds these cards while the third is asked. */
const holding = (hand: string, ships: string): Table =>
  table({
    players: 3,
    phase: 'asking',
    area: 'bank',
    asked: 3,
    seats: [{}, { money: 0, hand: hand.split(' '), ships: ships.split(' ').filter(Boolean) }],
  })

const deliver = (t: Table, text: string): Table => t.play(`2 deliver ${text}`)
const refusal = (t: Table, text: string) => t.refusal(`2 deliver ${text}`)

describe('a delivery', () => {
  it('discards contract, goods and ship and pays the reward [PR-6.1]', () => {
    const t = deliver(holding('fur-3-se fur-3 banker', 'ship-se ship-gb'), 'fur-3-se with fur-3 ship-se')
    expect(t.seat(2)).toMatchObject({ money: 25, hand: ['banker'], ships: ['ship-gb'] })
    expect(t.discards).toEqual(['fur-3-se', 'ship-se', 'fur-3'])
    expect(t.events).toEqual([
      { kind: 'delivered', seat: 1, contracts: ['fur-3-se'], cards: ['fur-3', 'ship-se'], reward: 25 },
    ])
  })

  it('pays for a starting contract as well [PR-6.1]', () => {
    const t = holding('start-fur-3-es fur-3', 'ship-es')
    expect(deliver(t, 'start-fur-3-es with fur-3 ship-es').seat(2)).toMatchObject({ money: 25, hand: [] })
  })

  it('is possible at any time for every seat, and does not answer a question [PR-6.2] [PR-6.3]', () => {
    const line = 'deliver fur-2-gb with fur-2 ship-gb'
    const seat = { hand: ['fur-2-gb', 'fur-2'], ships: ['ship-gb'] }
    for (const [phase, more] of [
      ['naming', {}],
      ['asking', { area: 'bank' }],
      ['deciding', { area: 'bank' }],
    ] as const)
      for (const deliverer of [1, 2, 3]) {
        const seats = [{}, {}, {}].map((empty, index) => (index === deliverer - 1 ? seat : empty))
        const t = table({ players: 3, phase, ...more, seats })
        const { deciders, literal } = t
        expect(t.offers(deliverer)).toContain(line)
        t.play(`${deliverer} ${line}`)
        expect(t.seat(deliverer).money).toBe(40)
        expect(t.deciders).toEqual(deciders)
        expect(t.literal.phase).toBe(literal.phase)
      }
  })

  it('may bring more than is asked for, and the excess is lost [PR-6.4]', () => {
    const t = deliver(holding('fur-2-gb fur-3', 'ship-gb'), 'fur-2-gb with fur-3 ship-gb')
    expect(t.seat(2)).toMatchObject({ money: 15, hand: [] })
    const more = deliver(holding('fur-2-gb fur-3 fur-2', 'ship-gb'), 'fur-2-gb with fur-2 fur-3 ship-gb')
    expect(more.seat(2)).toMatchObject({ money: 15, hand: [] })
  })

  it('may carry several contracts for one destination on one ship [PR-6.5]', () => {
    const t = holding('fur-2-gb tobacco-2-gb fur-2 tobacco-2', 'ship-gb')
    deliver(t, 'fur-2-gb tobacco-2-gb with fur-2 tobacco-2 ship-gb')
    expect(t.seat(2)).toMatchObject({ money: 30, hand: [], ships: [] })
  })

  it('needs a ship for each destination [PR-6.6]', () => {
    const t = holding('fur-2-gb fur-2-nl fur-2 fur-2', 'ship-gb ship-gb')
    expect(refusal(t, 'fur-2-gb fur-2-nl with fur-2 fur-2 ship-gb')).toEqual({
      code: 'no-ship',
      params: { destination: 'nl' },
    })
    expect(refusal(t, 'fur-2-gb with fur-2')).toEqual({ code: 'no-ship', params: { destination: 'gb' } })
    const three = holding('fur-2-gb tobacco-2-gb fur-2-nl fur-2 fur-2 tobacco-2', 'ship-gb ship-gb')
    expect(
      refusal(three, 'fur-2-gb tobacco-2-gb fur-2-nl with fur-2 fur-2 tobacco-2 ship-gb ship-gb'),
    ).toEqual({ code: 'no-ship', params: { destination: 'nl' } })
    const two = holding('fur-2-gb fur-2-nl fur-2 fur-2', 'ship-gb ship-nl')
    expect(deliver(two, 'fur-2-gb fur-2-nl with fur-2 fur-2 ship-gb ship-nl').seat(2).money).toBe(30)
  })

  it('may divide a goods card between contracts and ships [PR-6.7]', () => {
    const t = holding('fur-4-es fur-2-nl fur-3 fur-3', 'ship-es ship-nl')
    deliver(t, 'fur-4-es fur-2-nl with fur-3 fur-3 ship-es ship-nl')
    expect(t.seat(2)).toMatchObject({ money: 50, hand: [], ships: [] })
  })

  it('cannot use a card twice [PR-6.8]', () => {
    const t = holding('fur-4-es fur-2 fur-3', 'ship-es')
    expect(refusal(t, 'fur-4-es with fur-2 fur-2 ship-es')).toEqual({
      code: 'used-twice',
      params: { card: 'fur-2', used: 2, held: 1 },
    })
    expect(refusal(t, 'fur-4-es fur-4-es with fur-2 fur-3 ship-es')).toMatchObject({
      code: 'used-twice',
      params: { card: 'fur-4-es' },
    })
    expect(refusal(t, 'fur-4-es with fur-2 fur-3 ship-es ship-es')).toMatchObject({ code: 'used-twice' })
  })

  it('needs enough of the very good that is asked for [PR-6.9]', () => {
    const t = holding('fur-4-es cotton-2-es fur-3 cotton-3', 'ship-es')
    expect(refusal(t, 'fur-4-es with fur-3 ship-es')).toEqual({
      code: 'not-enough-goods',
      params: { good: 'fur', need: 4, have: 3 },
    })
    expect(refusal(t, 'fur-4-es cotton-2-es with fur-3 cotton-3 ship-es')).toEqual({
      code: 'not-enough-goods',
      params: { good: 'fur', need: 4, have: 3 },
    })
    expect(refusal(t, 'cotton-2-es with fur-3 ship-es')).toEqual({
      code: 'not-enough-goods',
      params: { good: 'cotton', need: 2, have: 0 },
    })
  })

  it('is refused with the good that is missing most, the first of several [PR-6.9]', () => {
    const t = holding('grain-2-es fur-4-es tobacco-4-es grain-1 fur-3 tobacco-1', 'ship-es')
    expect(refusal(t, 'fur-4-es tobacco-4-es with fur-3 tobacco-1 ship-es')).toEqual({
      code: 'not-enough-goods',
      params: { good: 'tobacco', need: 4, have: 1 },
    })
    expect(refusal(t, 'grain-2-es fur-4-es with grain-1 fur-3 ship-es')).toEqual({
      code: 'not-enough-goods',
      params: { good: 'grain', need: 2, have: 1 },
    })
  })

  it('uses only own cards [PR-6.10]', () => {
    const t = holding('fur-2-gb fur-1', 'ship-gb')
    expect(refusal(t, 'fur-2-gb with fur-2 ship-gb')).toEqual({ code: 'not-held', params: { card: 'fur-2' } })
    expect(refusal(t, 'fur-2-nl with fur-1 ship-gb')).toEqual({
      code: 'not-held',
      params: { card: 'fur-2-nl' },
    })
    expect(refusal(t, 'fur-2-gb with fur-1 ship-nl')).toEqual({
      code: 'not-held',
      params: { card: 'ship-nl' },
    })
  })

  it('fulfils contracts with cards that belong to a delivery, and nothing else [PR-6.11]', () => {
    const t = holding('fur-2-gb fur-2 banker library assistant', 'ship-gb')
    expect(refusal(t, 'fur-2 with fur-2 ship-gb')).toEqual({
      code: 'not-a-contract',
      params: { card: 'fur-2' },
    })
    for (const card of ['banker', 'library', 'assistant', 'fur-2-gb'])
      expect(refusal(t, `fur-2-gb with fur-2 ship-gb ${card}`)).toEqual({
        code: 'not-for-delivery',
        params: { card },
      })
  })

  it('cannot send a ship of another destination [PR-6.12]', () => {
    const t = holding('fur-2-gb fur-2', 'ship-nl ship-gb')
    expect(refusal(t, 'fur-2-gb with fur-2 ship-nl')).toEqual({
      code: 'ship-elsewhere',
      params: { card: 'ship-nl' },
    })
    expect(refusal(t, 'fur-2-gb with fur-2 ship-gb ship-nl')).toMatchObject({ code: 'ship-elsewhere' })
  })

  it('sends no more ships to a destination than contracts go there [PR-6.13]', () => {
    const t = () => holding('fur-2-gb tobacco-2-gb fur-2 tobacco-2', 'ship-gb ship-gb')
    expect(refusal(t(), 'fur-2-gb with fur-2 ship-gb ship-gb')).toEqual({
      code: 'idle-ship',
      params: { ships: 2, needed: 1 },
    })
    const both = deliver(t(), 'fur-2-gb tobacco-2-gb with fur-2 tobacco-2 ship-gb ship-gb')
    expect(both.seat(2)).toMatchObject({ money: 30, ships: [] })
  })

  it('cannot include goods that no contract asks for [PR-6.14]', () => {
    const t = holding('fur-2-gb fur-2 grain-1', 'ship-gb')
    expect(refusal(t, 'fur-2-gb with fur-2 grain-1 ship-gb')).toEqual({
      code: 'idle-goods',
      params: { card: 'grain-1' },
    })
  })

  it('of one contract with two goods cards pays $35, as in the first example [PR-6.15]', () => {
    const t = holding('cotton-4-gb cotton-2 cotton-2', 'ship-gb')
    expect(t.offers(2)).toEqual(['deliver cotton-4-gb with cotton-2 cotton-2 ship-gb'])
    deliver(t, 'cotton-4-gb with cotton-2 cotton-2 ship-gb')
    expect(t.seat(2)).toMatchObject({ money: 35, hand: [], ships: [] })
  })

  it('of three contracts divides the tobacco and loses a cotton for $65, as in the second example [PR-6.16]', () => {
    const t = holding('tobacco-4-es tobacco-2-se cotton-2-es tobacco-3 tobacco-3 cotton-3', 'ship-es ship-se')
    deliver(t, 'tobacco-4-es tobacco-2-se cotton-2-es with tobacco-3 tobacco-3 cotton-3 ship-es ship-se')
    expect(t.seat(2)).toMatchObject({ money: 65, hand: [], ships: [] })
  })

  it('names its cards in any order, with a contract at least [PR-6.11]', () => {
    const t = holding('fur-2-gb fur-1 fur-1', 'ship-gb')
    expect(refusal(t, 'fur-2-gb with ship-gb fur-1 fur-1')).toBe(null)
    const nothing = { verb: 'deliver', contracts: [], cards: ['fur-1', 'ship-gb'] } as const
    expect(packetRow.refuse(t.state, 1, nothing)).toEqual({ code: 'no-contract', params: {} })
  })
})

describe('a gold nugget', () => {
  it('is one unit of any good [PR-7.1]', () => {
    for (const good of ['grain-2-es', 'cotton-2-fr', 'fur-2-gb', 'tobacco-2-se']) {
      const ship = `ship-${good.slice(-2)}`
      const t = deliver(holding(`${good} nugget-1 nugget-1`, ship), `${good} with nugget-1 nugget-1 ${ship}`)
      expect(t.seat(2)).toMatchObject({ money: 15, hand: [] })
    }
    expect(refusal(holding('fur-2-gb nugget-1', 'ship-gb'), 'fur-2-gb with nugget-1 ship-gb')).toMatchObject({
      code: 'not-enough-goods',
    })
  })

  it('that is double is two units of one good [PR-7.2]', () => {
    const t = deliver(holding('fur-4-es fur-2 nugget-2', 'ship-es'), 'fur-4-es with fur-2 nugget-2 ship-es')
    expect(t.seat(2)).toMatchObject({ money: 35, hand: [] })
  })

  it('that is double is not one unit of each of two goods [PR-7.3]', () => {
    const t = holding('fur-2-gb tobacco-2-gb fur-1 tobacco-1 nugget-2 nugget-1 nugget-1', 'ship-gb')
    const both = 'fur-2-gb tobacco-2-gb with fur-1 tobacco-1'
    expect(refusal(t, `${both} nugget-2 ship-gb`)).toMatchObject({ code: 'not-enough-goods' })
    expect(refusal(t, `${both} nugget-1 nugget-1 ship-gb`)).toBe(null)
    expect(refusal(t, `${both} nugget-1 nugget-2 ship-gb`)).toBe(null)
    const odd = holding('fur-3-se start-tobacco-3-se nugget-2 nugget-2 nugget-2 nugget-1', 'ship-se')
    const threes = 'fur-3-se start-tobacco-3-se with'
    expect(refusal(odd, `${threes} nugget-2 nugget-2 nugget-2 ship-se`)).toMatchObject({
      code: 'not-enough-goods',
    })
    expect(refusal(odd, `${threes} nugget-1 nugget-2 nugget-2 nugget-2 ship-se`)).toBe(null)
  })

  it('that is double may be divided between contracts for the same good [PR-7.4]', () => {
    const t = holding('fur-4-es fur-2-nl fur-1 fur-3 nugget-2', 'ship-es ship-nl')
    deliver(t, 'fur-4-es fur-2-nl with fur-1 fur-3 nugget-2 ship-es ship-nl')
    expect(t.seat(2)).toMatchObject({ money: 50, hand: [] })
  })
})

describe('a trader', () => {
  it("turns one goods card into another good and is discarded, as in the rulebook's example [PR-7.5]", () => {
    const t = holding('fur-3-se fur-1 cotton-2 trader', 'ship-se')
    expect(refusal(t, 'fur-3-se with fur-1 cotton-2 ship-se')).toMatchObject({ code: 'not-enough-goods' })
    deliver(t, 'fur-3-se with fur-1 cotton-2 trader ship-se')
    expect(t.seat(2)).toMatchObject({ money: 25, hand: [] })
    expect(t.discards).toContain('trader')
  })

  it('turns the whole card into one good [PR-7.5]', () => {
    const t = holding('fur-2-gb tobacco-2-gb fur-1 tobacco-1 cotton-2 trader', 'ship-gb')
    expect(refusal(t, 'fur-2-gb tobacco-2-gb with fur-1 tobacco-1 cotton-2 trader ship-gb')).toMatchObject({
      code: 'not-enough-goods',
    })
  })

  it('works on one card, so that two cards take two traders [PR-7.6]', () => {
    const t = holding('fur-4-es cotton-2 cotton-2 trader trader', 'ship-es')
    expect(refusal(t, 'fur-4-es with cotton-2 cotton-2 trader ship-es')).toMatchObject({
      code: 'not-enough-goods',
    })
    deliver(t, 'fur-4-es with cotton-2 cotton-2 trader trader ship-es')
    expect(t.seat(2)).toMatchObject({ money: 35, hand: [] })
  })

  it('may turn a card away from a good where a smaller card is enough [PR-7.6]', () => {
    const t = holding('fur-4-es cotton-2-es cotton-3 fur-1 grain-2 trader trader', 'ship-es')
    deliver(t, 'fur-4-es cotton-2-es with cotton-3 fur-1 grain-2 trader trader ship-es')
    expect(t.seat(2)).toMatchObject({ money: 50, hand: [] })
  })

  it('does not work on a nugget [PR-7.7]', () => {
    const t = holding('fur-2-gb nugget-2 trader', 'ship-gb')
    expect(refusal(t, 'fur-2-gb with nugget-2 trader ship-gb')).toEqual({
      code: 'trader-on-nugget',
      params: { traders: 1, goods: 0 },
    })
  })

  it('cannot be used for nothing [PR-7.8]', () => {
    const t = holding('fur-2-gb fur-2 cotton-2 trader trader', 'ship-gb')
    expect(refusal(t, 'fur-2-gb with fur-2 trader ship-gb')).toEqual({
      code: 'idle-trader',
      params: { traders: 1 },
    })
    expect(refusal(t, 'fur-2-gb with cotton-2 trader trader ship-gb')).toMatchObject({ code: 'idle-trader' })
    expect(refusal(t, 'fur-2-gb with fur-2 cotton-2 trader ship-gb')).toBe(null)
    const two = holding('fur-2-gb fur-2 cotton-2 grain-1 trader', 'ship-gb')
    expect(refusal(two, 'fur-2-gb with fur-2 cotton-2 grain-1 trader ship-gb')).toEqual({
      code: 'idle-goods',
      params: { card: 'grain-1' },
    })
  })
})

describe('a captain', () => {
  it('changes the destination of one ship and is discarded [PR-7.9]', () => {
    const t = holding('fur-2-gb fur-2 captain', 'ship-es')
    deliver(t, 'fur-2-gb with fur-2 ship-es captain')
    expect(t.seat(2)).toMatchObject({ money: 15, hand: [], ships: [] })
    expect(t.discards).toContain('captain')
  })

  it('gives a ship one new destination for all its contracts [PR-7.10]', () => {
    const t = () => holding('fur-2-gb tobacco-2-gb fur-2-nl fur-2 tobacco-2 fur-2 captain', 'ship-es')
    expect(refusal(t(), 'fur-2-gb fur-2-nl with fur-2 fur-2 ship-es captain')).toEqual({
      code: 'no-ship',
      params: { destination: 'gb' },
    })
    const shared = deliver(t(), 'fur-2-gb tobacco-2-gb with fur-2 tobacco-2 ship-es captain')
    expect(shared.seat(2).money).toBe(30)
  })

  it('works on one ship, so that two ships take two captains [PR-7.11]', () => {
    const t = holding('fur-2-gb fur-2-nl fur-2 fur-2 captain captain', 'ship-es ship-de')
    const both = 'fur-2-gb fur-2-nl with fur-2 fur-2 ship-es ship-de captain'
    expect(refusal(t, both)).toEqual({ code: 'ship-elsewhere', params: { card: 'ship-es' } })
    expect(deliver(t, `${both} captain`).seat(2).money).toBe(30)
  })

  it('cannot be used for nothing [PR-7.12]', () => {
    const t = holding('fur-2-gb fur-2 captain captain', 'ship-gb ship-es')
    expect(refusal(t, 'fur-2-gb with fur-2 ship-gb captain')).toEqual({
      code: 'idle-captain',
      params: { captains: 1 },
    })
    expect(refusal(t, 'fur-2-gb with fur-2 ship-es captain captain')).toMatchObject({ code: 'idle-captain' })
    expect(refusal(t, 'fur-2-gb with fur-2 ship-gb ship-es captain')).toMatchObject({ code: 'idle-ship' })
    expect(refusal(t, 'fur-2-gb with fur-2 captain')).toMatchObject({ code: 'no-ship' })
  })
})
