import { describe, expect, it } from 'vitest'
import { loadLeHavreTexts } from '../../messages/table/index.ts'
import { buildingNamed } from '../../rules/index.ts'
import { before, table } from '../../rules/testing/index.ts'
import type { IconPart } from './token-icons.ts'
import { visit } from './visit-preview.ts'

const { board } = await loadLeHavreTexts('en')

/** `4 g-clay`, `g-fish > 3 g-smoked_fish`. */
const partsText = (pieces: readonly IconPart[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'icon') return piece.amount === null ? piece.icon : `${piece.amount} ${piece.icon}`
      return piece.kind === 'arrow' ? '>' : '…'
    })
    .join(' ')

const gives = (...[building, stock, more]: Parameters<typeof before>): string =>
  partsText(visit(before(building, stock, more).state, 0, buildingNamed(building)).gives)

const words = (...[building, stock, more]: Parameters<typeof before>): readonly string[] =>
  visit(before(building, stock, more).state, 0, buildingNamed(building)).gives.flatMap((piece) =>
    piece.kind === 'words' ? [piece.say(board)] : [],
  )

const why = (...[building, stock, more]: Parameters<typeof before>): string | undefined =>
  visit(before(building, stock, more).state, 0, buildingNamed(building)).refusal?.code

describe('what a visit would bring', () => {
  it('is counted with the visitor’s own symbols', () => {
    expect(gives('clay-mound', { fish: 1 }, { seat1: { buildings: ['hardware-store'] } })).toBe('4 g-clay')
    expect(gives('clay-mound', { fish: 1 })).toBe('3 g-clay')
  })

  it('is the most that the goods and the energy allow', () => {
    expect(gives('smokehouse', { fish: 5, wood: 1, franc: 1 })).toBe('g-fish > 5 g-smoked_fish 2 m-franc')
    expect(gives('steel-mill', { franc: 2, iron: 3, charcoal: 2 })).toBe('g-iron > 1 g-steel')
    expect(gives('joinery', { fish: 1, wood: 9 })).toBe('g-wood > 7 m-franc')
  })

  it('leaves the numbers out where there is one of each', () => {
    expect(gives('hardware-store', { fish: 1 })).toBe('g-wood g-iron g-brick')
  })

  it('names what can be chosen where the visitor chooses', () => {
    expect(gives('marketplace', { franc: 1 })).toBe('…')
    expect(gives('building-firm-1', { wood: 9, clay: 9 })).toBe('×1 t-proposal')
    expect(gives('sawmill', { wood: 9, clay: 9 })).toBe('×1 t-proposal −1 g-wood')
    expect(
      gives('wharf-1', { fish: 9, wood: 5, coal: 1 }, { ships: { wooden: ['dina'], iron: ['cherbourg'] } }),
    ).toBe('s-wooden')
    expect(
      gives('wharf-1', { fish: 2 }, { town: ['wharf-1', 'luxury-yacht'], seat1: { ships: ['cherbourg'] } }),
    ).toBe('s-iron > s-luxury')
    expect(gives('shipping-line', { fish: 9, coal: 1 }, { seat1: { ships: ['dina'] } })).toBe(
      's-wooden > m-franc',
    )
    expect(gives('local-court', {}, { seat1: { loans: 3 } })).toBe('−1 m-loan')
  })

  it('is known when nothing is left to choose', () => {
    expect(gives('local-court', {}, { seat1: { loans: 1 } })).toBe('−1 m-loan')
    expect(
      gives('haulage-firm', { fish: 1, franc: 3 }, { offers: { fish: 2, wood: 3, clay: 0, grain: 0 } }),
    ).toBe('2 g-fish 3 g-wood')
  })

  it('says how many goods could be chosen, also if the seat could not enter', () => {
    const craftsman = { seat1: { buildings: ['joinery'] } }
    expect(words('marketplace', { franc: 1 }, craftsman)).toEqual(['any 3'])
    expect(words('marketplace', { franc: 0 }, craftsman)).toEqual(['any 3'])
  })

  it('says that it comes at the end, on a card that pays then', () => {
    expect(words('storehouse', {})).toEqual(['end any'])
    expect(words('dock', {})).toEqual(['end'])
  })

  it('is a refusal if the seat could not enter, in any player’s turn', () => {
    expect(why('bakehouse', { fish: 1 })).toBe('lacks-goods')
    expect(why('clay-mound', { franc: 0 })).toBe('cannot-pay-fee')
    expect(why('clay-mound', { fish: 1 }, { seats: { '2': { disc: 'clay-mound' } } })).toBe('occupied')
    const { state } = before('clay-mound', {}, { seats: { '2': { stock: { franc: 0 } } } })
    expect(visit(state, 1, buildingNamed('clay-mound')).refusal?.code).toBe('cannot-pay-fee')
  })

  it('is empty for a card that cannot be entered or is not in play', () => {
    expect(why('bank', {})).toBe('closed')
    expect(visit(table().state, 0, -1)).toEqual({ refusal: null, gives: [], only: null, after: null })
  })

  it('changes nothing on the table', () => {
    const visited = before('clay-mound', { fish: 1 })
    visit(visited.state, 0, buildingNamed('clay-mound'))
    expect(visited.held('fish')).toBe(1)
    expect(visited.held('clay')).toBe(0)
  })
})
