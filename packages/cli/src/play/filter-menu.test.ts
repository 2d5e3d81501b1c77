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

describe('what the menu offers for what is typed', () => {
  it('is everything, each heading once, while nothing is typed', () => {
    const suggestions = filterMenu(ENTRIES, '', 'as typed')
    expect(suggestions.map(({ value }) => value)).toEqual(ENTRIES.map(({ command }) => command))
    expect(suggestions[0]?.label).toMatch(/^Take an offer +Take 3 fish$/)
    expect(suggestions[1]?.label).toMatch(/^ +Take 2 wood$/)
  })

  it('is what fits in any of its words, and what was typed at last', () => {
    expect(offered('fish')).toEqual(['take fish', 'enter fishery', 'buy fishery', 'fish'])
    expect(offered('WOOD')).toEqual(['take wood', 'WOOD'])
  })

  it('has what begins so before what only holds it', () => {
    expect(offered('buy')[0]).toBe('buy fishery')
    expect(offered('e')[0]).toBe('enter fishery')
  })

  it('is the command alone when it is typed in full, however spaced', () => {
    expect(offered('take  wood')).toEqual(['take wood'])
  })

  it('is what was typed where nothing fits, and for words beside the game', () => {
    expect(offered('enter church')).toEqual(['enter church'])
    expect(offered('why take fish')).toEqual(['why take fish'])
    expect(offered('save my fish.quay')).toEqual(['save my fish.quay'])
  })
})
