// The fixtures are the texts of all 69 cards. After a change of texts or cards, write them again with `npx vitest run
// games/le-havre/language/building-text.test.ts --update` and read the difference.

import { describe, expect, it } from 'vitest'
import { BUILDINGS, type Building, buildingNamed, type Effect } from '../rules/index.ts'
import { buildingLines, buildingText } from './building-text.ts'
import { effectText } from './effect-text.ts'
import { allTexts, everyLanguage, faultsOf } from './testing.ts'

const card = (name: string): Building => {
  const building = BUILDINGS[buildingNamed(name)]
  if (building === undefined) throw new Error(`no building is called ${name}`)
  return building
}

const [english] = allTexts

const effectOf = (name: string): string => buildingText(card(name), english).effect

/** Latin letters that fit on a small card of 144 pixels. */
const SHORT_NAME = 17

describe.each(everyLanguage)('the cards in %s', (locale, texts) => {
  it('read as in the fixture', async () => {
    const cards = BUILDINGS.map((building) =>
      [
        texts.building(building.name).plain,
        ...buildingLines(building, texts).map((line) => `  ${line}`),
      ].join('\n'),
    )
    await expect(`${cards.join('\n\n')}\n`).toMatchFileSnapshot(`../fixtures/cards.${locale}.txt`)
  })

  it('are well written', () => {
    const lines = BUILDINGS.flatMap((building) => buildingLines(building, texts))
    expect(lines.flatMap((line) => faultsOf(line, locale))).toEqual([])
  })

  it('have a short name that fits on a small card, and no two the same', () => {
    const names = BUILDINGS.map((building) => buildingText(building, texts).short)
    expect(names.filter((name) => name.length > SHORT_NAME)).toEqual([])
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })

  it('have a name, a unique label and a short name', () => {
    for (const building of BUILDINGS) {
      const { name, label, short } = buildingText(building, texts)
      expect([name, label, short].flatMap((text) => faultsOf(text, locale))).toEqual([])
    }
  })
})

describe('the text of a card follows its record', () => {
  const changed = (name: string, change: (effect: Effect) => Effect): string =>
    effectText(change(card(name).effect), english)

  it('a Bakery that bought seven loaves would say so', () => {
    expect(effectOf('bakery')).toBe('Sell up to 6 bread for 3 francs each.')
    const seven = changed('bakery', (effect) =>
      effect.op === 'convert'
        ? { ...effect, parts: effect.parts.map((part) => ({ ...part, limit: 7 })) }
        : effect,
    )
    expect(seven).toBe('Sell up to 7 bread for 3 francs each.')
  })

  it('a limit of one has its own wording', () => {
    const once = changed('bakery', (effect) =>
      effect.op === 'convert'
        ? { ...effect, parts: effect.parts.map((part) => ({ ...part, limit: 1 })) }
        : effect,
    )
    expect(once).toBe('Sell 1 bread for 3 francs.')
  })

  it('whole energy needs no rounding', () => {
    const whole = changed('bakehouse', (effect) =>
      effect.op === 'convert'
        ? { ...effect, parts: effect.parts.map((part) => ({ ...part, halfEnergyEach: 3 })) }
        : effect,
    )
    expect(whole).toContain('Each upgrade costs 1½ energy (round the total up).')
    expect(effectOf('steel-mill')).toBe(
      'Upgrade any or all of your iron to steel. Each upgrade costs 5 energy.',
    )
  })

  it('a choice among a few goods lists them', () => {
    const few = changed('town-square', (effect) =>
      effect.op === 'choose' ? { ...effect, among: [8, 9, 10], count: 1, perCraftsman: 0 } : effect,
    )
    expect(few).toBe('Take 1 good. Choose from smoked fish, charcoal, and bricks.')
    const all = changed('town-square', (effect) =>
      effect.op === 'choose' ? { ...effect, among: [8, 9, 10, 11, 12, 13, 14, 15], count: 2 } : effect,
    )
    expect(all).toContain('Take 2 goods, and 1 more for each craftsman’s building you own.')
    expect(all).toContain('Choose from the upgraded goods.')
  })

  it('every closed building has neither action nor fee', () => {
    for (const building of BUILDINGS.filter(({ effect }) => effect.op === 'closed'))
      expect(buildingText(building, english)).toMatchObject({
        effect: 'No building action: nobody can enter.',
        fee: null,
      })
  })

  it('a building of three constructions says three', () => {
    expect(
      changed('construction-firm', (effect) => (effect.op === 'build' ? { ...effect, count: 3 } : effect)),
    ).toContain('at least 1 and at most 3 buildings')
  })

  it('says the end value, the card itself included where its own kind counts', () => {
    expect(buildingText(card('town-hall'), english).endValue).toBe(
      'Additional value at game end: 4 francs per public building and 2 francs per craftsman’s building you own. This card counts too.',
    )
    expect(buildingText(card('business-park'), english).endValue).not.toContain('This card counts too.')
  })
})
