import { describe, expect, it } from 'vitest'
import { packetRow, type State } from '../rules/index.ts'
import { type Table, table } from '../rules/testing/index.ts'
import { promptText } from './prompt-text.ts'
import { allTexts, everyLanguage, faultsOf, playOut } from './testing.ts'

const pieces = [{}, { piece: 'docks 1' }, { piece: 'docks 2' }]

/** A position for each question. */
const ASKED: Readonly<Record<string, () => Table>> = {
  'Choose an area': () => table({ players: 3 }),
  'Choose another area': () => table({ players: 3, phase: 'naming', named: ['docks'] }),
  'Market: take a card or pass?': () => table({ players: 3, phase: 'asking', area: 'market' }),
  'Bank: take a card, or pass and choose another area': () =>
    table({ players: 3, phase: 'deciding', area: 'bank' }),
  'Bank: take a card, or pass and end the round': () =>
    table({ players: 3, phase: 'deciding', area: 'bank', named: ['guildhall', 'docks', 'market', 'bank'] }),
  'Everyone else has a card. Take one (Docks, Market, or Bank), or pass and end the round': () =>
    table({ players: 3, phase: 'last-choice', area: 'docks', named: ['guildhall', 'docks'], seats: pieces }),
  'Fulfill your last contracts, then finish': () => table({ players: 3, phase: 'last-deliveries' }),
}

const MET: { readonly state: State; readonly seat: number }[] = []
playOut({ players: 3 }, 'asked', ({ state, seat }) => {
  MET.push({ state: packetRow.copy(state), seat })
})

describe.each(everyLanguage)('the questions in %s', (locale, texts) => {
  it.each(Object.entries(ASKED))('%s', (question, position) => {
    const { state } = position()
    const [seat = 0] = packetRow.deciders(state)
    const asked = promptText(state, seat, texts)
    expect(faultsOf(asked, locale)).toEqual([])
    if (locale === 'en') expect(asked).toBe(question)
  })

  it('every question of a random game is well written', () => {
    const said = new Set(
      MET.flatMap(({ state, seat }) => [
        promptText(state, seat, texts),
        promptText(state, (seat + 1) % 3, texts),
      ]),
    )
    expect(said.size).toBeGreaterThan(12)
    expect([...said].flatMap((text) => faultsOf(text, locale))).toEqual([])
  })
})

describe('a question', () => {
  const [en, fr] = allTexts

  it('tells the other players whom the game waits for', () => {
    const { state } = table({ players: 3, phase: 'asking', area: 'bank' })
    expect(promptText(state, 0, en, ['Ann', 'Ben', 'Cleo'])).toBe('Waiting for Ben')
    expect(promptText(state, 1, fr)).toBe('Banque\u00a0: prendre une carte ou passer\u202f?')
  })

  it('says to wait when a view cannot continue', () => {
    const deck = table({ players: 3, phase: 'deciding', area: 'bank' })
    const view = packetRow.view(deck.state, 0)
    packetRow.apply(view, 0, { verb: 'pass' })
    packetRow.apply(view, 0, { verb: 'name', area: 'market' })
    for (const seat of [1, 2]) packetRow.apply(view, seat, { verb: 'pass' })
    const [card = ''] = packetRow.notation
      .print(packetRow.commands(view, 0)[0] ?? { verb: 'pass' })
      .split(' ')
      .slice(1)
    packetRow.apply(view, 0, { verb: 'take', card, assistant: false })
    expect(promptText(view, 1, en)).toBe('Waiting for hidden cards to be revealed')
  })

  it('is not asked any more when the game is over', () => {
    const { end } = playOut({ players: 2 }, 'over')
    expect(promptText(end, 0, en)).toBe('The game is over')
  })
})
