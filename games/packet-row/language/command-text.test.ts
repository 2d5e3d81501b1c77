import { describe, expect, it } from 'vitest'
import { type Command, packetRow } from '../rules/index.ts'
import { notationText } from './command-text.ts'
import { allTexts, everyLanguage, faultsOf, playOut } from './testing.ts'

/** At least one of each verb. */
const SAMPLES: Readonly<Record<Command['verb'], readonly string[]>> = {
  name: ['name guildhall', 'name docks', 'name market', 'name bank'],
  take: [
    'take trader',
    'take museum',
    'take fur-3-se by assistant',
    'take nugget-1 by assistant',
    'take ship-gb',
    'take money-6',
  ],
  pass: ['pass'],
  cash: ['cash 4'],
  deliver: [
    'deliver fur-3-se with fur-3 ship-se',
    'deliver start-fur-3-es cotton-2-es with fur-3 nugget-2 captain ship-gb',
  ],
  done: ['done'],
}

const OFFERED = new Set<string>()
for (const players of [2, 5] as const)
  playOut({ players }, `offered ${players}`, ({ commands }) => {
    for (const command of commands) OFFERED.add(packetRow.notation.print(command))
  })

describe.each(everyLanguage)('the commands in %s', (locale, texts) => {
  it('every verb of the notation has a text', () => {
    const said = Object.values(SAMPLES).flatMap((lines) => lines.map((text) => notationText(text, texts)))
    expect(said.flatMap((text) => faultsOf(text, locale))).toEqual([])
    expect(new Set(said).size).toBe(said.length)
    for (const text of said) expect(text).not.toMatch(/[.。]$/)
  })

  it('every command offered in a random game is well written', () => {
    expect(OFFERED.size).toBeGreaterThan(100)
    const said = [...OFFERED].map((text) => notationText(text, texts))
    expect(said.flatMap((text) => faultsOf(text, locale))).toEqual([])
  })
})

describe('a command', () => {
  const [en, fr, es, zh] = allTexts
  const inAll = (text: string): string[] => [en, fr, es, zh].map((texts) => notationText(text, texts))

  it('is a menu entry: a bare verb, an infinitive', () => {
    expect(inAll('name guildhall')).toEqual([
      'Choose the guildhall',
      'Choisir la Maison des guildes',
      'Elegir la Casa gremial',
      '選擇公會大廳',
    ])
    expect(inAll('pass')).toEqual(['Pass', 'Passer', 'Pasar', '跳過'])
    expect(inAll('cash 4')).toEqual([
      'Cash in a money card for $4',
      'Encaisser une carte Argent de 4\u00a0$',
      'Cobrar una carta de dinero de 4\u00a0$',
      '兌現金錢卡，獲得4美元',
    ])
  })

  it('names price and worth from the card', () => {
    expect(notationText('take museum', en)).toBe('Take the Museum (5 VP) for $23')
    expect(notationText('take captain', en)).toBe('Take a captain')
    expect(notationText('take tobacco-3 by assistant', en)).toBe('Use an assistant to take 3 tobacco for $10')
  })

  it('adds the rewards of a delivery up', () => {
    expect(notationText('deliver fur-3-se cotton-4-se with fur-3 cotton-2 cotton-2 ship-se', en)).toBe(
      'Deliver 3 fur to Sweden and 4 cotton to Sweden for $60, using 3 fur, 2 cotton (twice), and a merchant ship to Sweden',
    )
  })

  it('that does not exist is reported as unknown', () => {
    expect(notationText('fly away', en)).toBe('“fly away” is not a command.')
  })
})
