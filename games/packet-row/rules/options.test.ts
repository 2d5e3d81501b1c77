import { newRecord, parseRecord, printRecord, replay } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { standardDeck } from './catalogue/deck.ts'
import { options } from './options.ts'
import { packetRow } from './rules.ts'

const refusal = (raw: unknown): unknown => {
  const checked = options(raw)
  return checked.ok ? null : checked.refusal
}

describe('options', () => {
  it('need nothing, and at most the number of players, two to five [PR-2.1] [PR-13.1]', () => {
    const settled = [2, 3, 4, 5].map((players) => options({ players }))
    expect(options({})).toEqual(options({ players: 3 }))
    expect(settled).toEqual([
      { ok: true, value: { players: 2, start: 0, dryAreas: 1 } },
      { ok: true, value: { players: 3, start: 0, dryAreas: 1 } },
      { ok: true, value: { players: 4, start: 0, dryAreas: 2 } },
      { ok: true, value: { players: 5, start: 0, dryAreas: 2 } },
    ])
    for (const players of [1, 6, 2.5, '3', null])
      expect(refusal({ players })).toMatchObject({
        code: 'bad-option',
        params: { option: 'players', least: 2, most: 5 },
      })
  })

  it('are refused by name when unknown or out of range [PR-13.1]', () => {
    expect(refusal(null)).toEqual({ code: 'bad-options', params: {} })
    expect(refusal([])).toEqual({ code: 'bad-options', params: {} })
    expect(refusal({ players: 3, speed: 9 })).toEqual({ code: 'unknown-option', params: { option: 'speed' } })
    for (const start of [-1, 3, 'me'])
      expect(refusal({ players: 3, start })).toEqual({
        code: 'bad-option',
        params: { option: 'start', value: JSON.stringify(start), least: 0, most: 2 },
      })
    for (const dryAreas of [0, 5])
      expect(refusal({ players: 3, dryAreas })).toEqual({
        code: 'bad-option',
        params: { option: 'dryAreas', value: String(dryAreas), least: 1, most: 4 },
      })
    expect(refusal({ players: 3, start: 2, dryAreas: 4 })).toBe(null)
    expect(refusal({ players: 3, start: 'random' })).toBe(null)
  })

  it('carry a corrected deck, which the record keeps and the replay plays with [PR-13.2] [PR-13.7]', () => {
    const market = standardDeck.market.map((card) =>
      card.id === 'market-vp-4' ? { ...card, name: 'Reading Room', price: 14 } : card,
    )
    const raw = { players: 3, deck: { market } }
    const record = newRecord(packetRow, raw, 'owner')
    if (!record.ok) throw new Error(record.refusal.code)
    expect(JSON.stringify(record.value.options)).toContain('Reading Room')
    const parsed = parseRecord(printRecord(record.value))
    const played = parsed.ok ? replay(packetRow, parsed.value) : parsed
    if (!played.ok) throw new Error(played.refusal.code)
    const { words } = played.value.state.setting.catalogue
    expect(words).toContain('reading-room')
    expect(words).not.toContain('library')
    expect(refusal({ players: 3, deck: { market: [] } })).toMatchObject({ code: 'wrong-pile-size' })
  })
})
