import { describe, expect, it } from 'vitest'
import { buildingNamed, TOKENS } from '../../rules/index.ts'
import { before } from '../../rules/testing/index.ts'
import { changesBetween } from './changes.ts'

const FISH = TOKENS.indexOf('fish')

describe('changes since the viewer’s last move', () => {
  const start = () => before('fishery', { franc: 9 }, { offers: { fish: 4 } })

  it('are taken offers and gains of the viewer', () => {
    const earlier = start().state
    const later = start().play('take fish').state
    const changes = changesBetween(earlier, later, 0)
    expect([...changes.offers]).toEqual([[1, -4]])
    expect([...changes.tokens]).toEqual([[FISH, 4]])
    expect([...changesBetween(earlier, later, 1).tokens]).toEqual([])
    expect([...changesBetween(earlier, later, 'spectator').tokens]).toEqual([])
  })

  it('is who entered and who bought', () => {
    const earlier = start().state
    const later = start().play('enter fishery', 'buy building-firm-1').state
    expect(changesBetween(earlier, later, 1).buildings).toEqual(
      new Set([buildingNamed('building-firm-1'), buildingNamed('fishery')]),
    )
  })

  it('is nothing where nothing happened', () => {
    const changes = changesBetween(start().state, start().state, 0)
    expect([changes.offers.size, changes.tokens.size, changes.buildings.size, changes.ships.size]).toEqual([
      0, 0, 0, 0,
    ])
  })
})
