import { describe, expect, it } from 'vitest'
import { leHavre, NOTATION_VERBS } from '../rules/index.ts'
import { before } from '../rules/testing/index.ts'
import { type CommandContext, commandContext, notationText } from './command-text.ts'
import { ALL_MODULES, allTexts, everyLanguage, faultsOf, playOut } from './testing.ts'

const SAMPLES = [
  'supply',
  'take wood',
  'take franc',
  'enter local-court',
  'end',
  'buy bank',
  'buy appoline',
  'sell wharf-2',
  'sell ms-doris',
  'repay',
  'borrow',
  'pay 2 fish 1 franc',
  'convert 0',
  'convert 1',
  'convert 3',
  'build church',
  'build caen',
  'swap saint-malo',
  'sail 2 wooden 1 steel',
  'load 2 smoked-fish',
  'give 3 clay',
  'exchange fish charcoal',
  'choose fish hide',
  'return same',
  'return swapped',
  'return unseen',
  'haul fish wood',
  'haul clay iron',
  'evict 2',
  'return-loans 2',
  'fuel 1 3',
  'fuel 0 2',
  'done',
  'get 2 brick',
  'expel 2',
  'lay zoo',
  'lay unseen',
  'redeem smoked-fish',
]

/** A random sixth of the commands offered in two games. */
const OFFERED: { readonly notation: string; readonly context: CommandContext }[] = []
for (const options of [{ version: 'full' as const }, ALL_MODULES])
  playOut({ ...options, players: 2 }, 'offered', ({ state, commands }, dice) => {
    const context = commandContext(state)
    for (const command of commands)
      if (dice.nextInt(6) === 0) OFFERED.push({ notation: leHavre.notation.print(command), context })
  })

describe.each(everyLanguage)('the commands in %s', (locale, texts) => {
  it('every verb of the notation has a text', () => {
    const verbs = new Set(SAMPLES.map((text) => text.split(' ')[0]))
    expect([...NOTATION_VERBS].filter((verb) => !verbs.has(verb))).toEqual([])
    const said = SAMPLES.map((text) => notationText(text, texts))
    expect(said.flatMap((text) => faultsOf(text, locale))).toEqual([])
    for (const text of said) expect(text).not.toMatch(/[.。]$/)
  })

  it('every command offered in a random game is well written', () => {
    const said = new Set(OFFERED.map(({ notation, context }) => notationText(notation, texts, context)))
    expect(said.size).toBeGreaterThan(100)
    expect([...said].flatMap((text) => faultsOf(text, locale))).toEqual([])
  })
})

describe('a command', () => {
  const [en, fr, es, zh] = allTexts

  const inAll = (text: string, context = {}): string[] =>
    [en, fr, es, zh].map((texts) => notationText(text, texts, context))

  it('is a menu entry: a bare verb, an infinitive', () => {
    expect(inAll('enter bakehouse')).toEqual([
      'Enter the Bakehouse',
      'Utiliser le Fournil',
      'Entrar en la Tahona',
      '進入麵包廠',
    ])
    expect(inAll('pay 2 fish 1 franc')).toEqual([
      'Pay 2 fish and 1 franc',
      'Payer 2\u00a0poissons et 1\u00a0franc',
      'Pagar 2\u00a0pescados y 1\u00a0franco',
      '支付2條魚和1法郎',
    ])
    expect(inAll('haul clay iron')).toEqual([
      'Take the offers of clay and iron',
      'Prendre les offres d’argile et de fer',
      'Tomar las ofertas de arcilla y de hierro',
      '拿取黏土和鐵的供給',
    ])
  })

  it('names prices from the card', () => {
    expect(notationText('buy bank', en)).toBe('Buy the Bank for 40 francs')
    expect(notationText('sell bank', en)).toBe('Sell the Bank for 8 francs')
    expect(notationText('buy dunkerque', en)).toBe('Buy the Dunkerque (iron ship) for 20 francs')
  })

  it('names the amount on offer if the position is known', () => {
    const table = before('bakehouse', {}, { offers: { wood: 3 } })
    expect(inAll('take wood', commandContext(table.state))).toEqual([
      'Take 3 wood',
      'Prendre 3\u00a0bois',
      'Tomar 3\u00a0maderas',
      '拿取3個木材',
    ])
    expect(notationText('take wood', en)).toBe('Take the offer of wood')
  })

  it('names the gain of a conversion if its building is known', () => {
    const bakehouse = before('bakehouse', { grain: 3, wood: 2, franc: 1 }).play('enter bakehouse')
    expect(notationText('convert 3', en, commandContext(bakehouse.state))).toBe(
      'Upgrade 3 grain to 3 bread and receive 1 franc',
    )
    expect(notationText('convert 1', en, commandContext(bakehouse.state))).toBe('Upgrade 1 grain to 1 bread')
    const joinery = before('joinery', { wood: 3, franc: 1 }).play('enter joinery')
    expect(notationText('convert 2', en, commandContext(joinery.state))).toBe('Sell 2 wood for 6 francs')
    const ironworks = before('ironworks', { coke: 1, franc: 1 }).play('enter ironworks')
    expect(notationText('convert 1', en, commandContext(ironworks.state))).toBe(
      'Pay 6 energy for an additional 1 iron',
    )
    expect(notationText('convert 2', en)).toBe('Do it 2 times')
  })

  it('names the player who is sent home', () => {
    expect(notationText('evict 2', en, { seatNames: ['Ann', 'Ben'] })).toBe(
      'Send Ben home and enter that building',
    )
  })

  it('that does not exist is reported as unknown', () => {
    expect(notationText('fly away', en)).toBe('“fly away” is not a command.')
  })
})
