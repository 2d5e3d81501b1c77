import { describe, expect, it } from 'vitest'
import type { MenuEntry } from '../games/game-adapter.ts'
import { filterMenu } from './filter-menu.ts'

const ENTRIES: readonly MenuEntry[] = [
  { command: 'take fish', text: 'Take 3 fish', group: 'Take an offer' },
  { command: 'take wood', text: 'Take 2 wood', group: 'Take an offer' },
  { command: 'enter fishery', text: 'Enter the Fishery', group: 'Enter a building' },
  { command: 'buy fishery', text: 'Buy the Fishery for 10 francs', group: 'Buy' },
]

const offered = (typed: string): string[] => filterMenu(ENTRIES, typed, 'as typed').map(({ value }) => value)

describe('the filtered menu', () => {
  it('shows everything, each heading once, while nothing is typed', () => {
    const suggestions = filterMenu(ENTRIES, '', 'as typed')
    expect(suggestions.map(({ value }) => value)).toEqual(ENTRIES.map(({ command }) => command))
    expect(suggestions[0]?.label).toMatch(/^Take an offer +Take 3 fish$/)
    expect(suggestions[1]?.label).toMatch(/^ +Take 2 wood$/)
  })

  it('shows entries that match in any field, and the typed text last', () => {
    expect(offered('fish')).toEqual(['take fish', 'enter fishery', 'buy fishery', 'fish'])
    expect(offered('WOOD')).toEqual(['take wood', 'WOOD'])
  })

  it('lists prefix matches before other matches', () => {
    expect(offered('buy')[0]).toBe('buy fishery')
    expect(offered('e')[0]).toBe('enter fishery')
  })

  it('shows only the command when it is typed in full, with any spacing', () => {
    expect(offered('take  wood')).toEqual(['take wood'])
  })

  it('shows the typed text when nothing matches, and for meta commands', () => {
    expect(offered('enter church')).toEqual(['enter church'])
    expect(offered('why take fish')).toEqual(['why take fish'])
    expect(offered('save my fish.quay')).toEqual(['save my fish.quay'])
  })
})
