import { describe, expect, it } from 'vitest'
import { parse, print } from './notation.ts'
import { table } from './testing/table.ts'

const lines = [
  'name guildhall',
  'name bank',
  'take library',
  'take grain-3 by assistant',
  'pass',
  'cash 4',
  'cash 12',
  'done',
  'deliver fur-2-gb with fur-2 ship-gb',
  'deliver fur-4-es start-fur-3-es with fur-3 fur-3 nugget-1 ship-es captain',
]

const nonsense = [
  '',
  'pass ',
  ' pass',
  'Pass',
  'take',
  'take ',
  'take Library',
  'take the library',
  'take library by captain',
  'cash',
  'cash -1',
  'cash 04',
  'cash 1000',
  'cash four',
  'deliver',
  'deliver with fur-2',
  'deliver fur-2-gb',
  'deliver fur-2-gb with',
  'deliver fur-2-gb  with fur-2',
  'deliver fur-2-gb with fur-2 ',
  'done now',
  'please take library',
  'please cash 4',
  'please deliver fur-2-gb with fur-2',
  `deliver ${'a '.repeat(9000)}with b`,
]

describe('a command in words', () => {
  it.each(lines)('%s reads back as itself [PR-14.1]', (line) => {
    const parsed = parse(line)
    expect(parsed.ok && print(parsed.value)).toBe(line)
  })

  it('means what it says [PR-14.1]', () => {
    expect(parse('take grain-3 by assistant')).toEqual({
      ok: true,
      value: { verb: 'take', card: 'grain-3', assistant: true },
    })
    expect(parse('take grain-3')).toEqual({
      ok: true,
      value: { verb: 'take', card: 'grain-3', assistant: false },
    })
    expect(parse('cash 4')).toEqual({ ok: true, value: { verb: 'cash', amount: 4 } })
    expect(parse('name docks')).toEqual({ ok: true, value: { verb: 'name', area: 'docks' } })
    expect(parse('deliver a b with c d')).toEqual({
      ok: true,
      value: { verb: 'deliver', contracts: ['a', 'b'], cards: ['c', 'd'] },
    })
  })

  it.each(nonsense)('%j is refused with its text [PR-14.2]', (line) => {
    expect(parse(line)).toEqual({
      ok: false,
      refusal: { code: 'unknown-command', params: { text: line.slice(0, 80) } },
    })
  })

  it('names an area that exists [PR-14.2]', () => {
    expect(parse('name tavern')).toEqual({
      ok: false,
      refusal: { code: 'unknown-area', params: { area: 'tavern' } },
    })
    expect(parse(`name ${'z'.repeat(99)}`)).toEqual({
      ok: false,
      refusal: { code: 'unknown-area', params: { area: 'z'.repeat(80) } },
    })
  })

  it('names cards that the deck knows [PR-14.3]', () => {
    const t = table({ players: 3, phase: 'asking', area: 'market', asked: 2 })
    const unknown = { code: 'unknown-card', params: { card: 'casino' } }
    expect(t.refusal('2 take casino')).toEqual(unknown)
    expect(t.refusal('2 take casino by assistant')).toEqual(unknown)
    expect(t.refusal('2 deliver casino with fur-2')).toEqual(unknown)
    expect(t.refusal('2 deliver fur-2-gb with casino')).toEqual(unknown)
  })
})
