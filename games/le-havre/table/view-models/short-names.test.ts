import { LOCALES } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import { buildingText, loadTexts } from '../../language/index.ts'
import { loadLeHavreTexts } from '../../messages/table/index.ts'
import { BUILDINGS } from '../../rules/index.ts'
import { chipName, nameWithin } from './short-names.ts'

const MOST = 13

describe('names for narrow places', () => {
  it.each(LOCALES)(
    'are short in %s, and only cards that share their printed name share one',
    async (locale) => {
      const words = { ...(await loadLeHavreTexts(locale)), game: await loadTexts(locale) }
      const printed = new Map<string, string>()
      for (const building of BUILDINGS) {
        const chip = chipName(building, words)
        const { name } = buildingText(building, words.game)
        expect([chip, chip.length <= MOST]).toEqual([chip, true])
        expect([chip, printed.get(chip) ?? name]).toEqual([chip, name])
        printed.set(chip, name)
      }
    },
  )

  it('are as long as the place allows', async () => {
    const words = { ...(await loadLeHavreTexts('en')), game: await loadTexts('en') }
    const mine = BUILDINGS.find(({ name }) => name === 'iron-mine-and-coal-seam')
    const names = mine === undefined ? [] : [30, 20, 12].map((most) => nameWithin(most, mine, words))
    expect(names).toEqual(['Iron Mine and Coal Seam', 'Iron and Coal Mine', 'Iron, Coal'])
  })
})
