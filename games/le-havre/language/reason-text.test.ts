import { describe, expect, it } from 'vitest'
import { type Reason, reasonText } from './reason-text.ts'
import { everyLanguage, faultsOf } from './testing.ts'
import { loadTexts } from './texts.ts'

const SAMPLES: readonly Reason[] = [
  { code: 'adds-wealth', params: { francs: 12 } },
  { code: 'helps-rivals', params: { francs: 3 } },
  { code: 'avoids-loan', params: { loans: 1 } },
  { code: 'covers-food', params: { lack: 4, covers: 3 } },
  { code: 'covers-food', params: { lack: 1, covers: 1 } },
  { code: 'repays-loan', params: { loans: 2, francs: 14 } },
  { code: 'gains-building', params: { building: 'bakehouse', francs: 8 } },
  { code: 'gains-ship', params: { ship: 'caen', francs: 10, food: 5 } },
  { code: 'gains-ship', params: { ship: 'appoline', francs: 38, food: 0 } },
  { code: 'turns-into', params: { from: { grain: 4 }, to: { bread: 4, franc: 2 } } },
  { code: 'brings', params: { tokens: { wood: 3, smoked_fish: 1 } } },
  { code: 'brings-energy', params: { energy: 8 } },
  { code: 'harvests', params: { goods: ['grain', 'cattle'] } },
  { code: 'wastes-nothing', params: {} },
  { code: 'keeps-francs', params: { francs: 1, lack: 5 } },
  { code: 'leaves-more', params: { tokens: { wood: 2, coal: 1 } } },
  { code: 'leaves-less', params: { tokens: { wood: 2, coal: 1 } } },
  { code: 'contested', params: {} },
  { code: 'leaves-offer', params: { good: 'fish' } },
  { code: 'leaves-building', params: { building: 'bakehouse' } },
  { code: 'needs-loan', params: { loans: 1 } },
  { code: 'lacks-food', params: { lack: 4 } },
  {
    code: 'then',
    params: {
      turns: [
        { place: 'building-firm-1', with: ['marketplace', 'bakehouse'] },
        { place: 'wood', with: [] },
      ],
    },
  },
]

describe.each(everyLanguage)('reasons in %s', (locale, texts) => {
  it('are well written and all different', () => {
    const said = SAMPLES.map((reason) => reasonText(reason, texts))
    expect(said.flatMap((text) => faultsOf(text, locale))).toEqual([])
    expect(new Set(said).size).toBe(SAMPLES.length)
  })
})

describe('a reason names', () => {
  const english = async (reason: Reason): Promise<string> => reasonText(reason, await loadTexts('en'))

  it('how much of the missing food is covered', async () => {
    expect(await english({ code: 'covers-food', params: { lack: 4, covers: 3 } })).toBe(
      'You will be 4 food short at the end of the round; this covers 3',
    )
    expect(await english({ code: 'covers-food', params: { lack: 4, covers: 4 } })).toBe(
      'You will be 4 food short at the end of the round; this covers it all',
    )
  })

  it('goods in the order of the game, for any input order', async () => {
    expect(
      await english({ code: 'turns-into', params: { from: { wood: 1 }, to: { franc: 2, bread: 4 } } }),
    ).toBe('Turns 1 wood into 4 bread and 2 francs')
  })

  it('what a ship brings besides its value, if anything', async () => {
    expect(
      await english({ code: 'gains-ship', params: { ship: 'appoline', francs: 38, food: 0 } }),
    ).not.toMatch(/food/)
  })
})
