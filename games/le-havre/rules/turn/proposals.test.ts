import { describe, expect, test } from 'vitest'
import { before } from '../testing/index.ts'

const PILES = [['fishery', 'joinery'], ['charcoal-kiln'], ['clay-mound', 'wharf-1']]

describe('a pile', () => {
  test('shows its next card when the top one is bought [LH-5.11] [LH-4.6]', () => {
    const at = before('building-firm-1', { franc: 20 }, { piles: PILES }).play('buy fishery')
    expect(at.position().piles).toEqual([['joinery'], ['charcoal-kiln'], ['clay-mound', 'wharf-1']])
    expect(at.can('buy joinery')).toBe(true)
  })

  test('shows its next card when the top one is built, and the builder owns it [LH-5.11]', () => {
    const at = before('building-firm-1', { wood: 1, clay: 1 }, { piles: PILES })
    at.play('enter building-firm-1', 'build fishery')
    expect(at.position().piles).toEqual([['joinery'], ['charcoal-kiln'], ['clay-mound', 'wharf-1']])
    expect(at.where('fishery')).toBe(1)
  })

  test('that is empty stays empty, and sold cards do not return to it [LH-5.12]', () => {
    const at = before('building-firm-1', { franc: 8 }, { piles: PILES }).play('buy charcoal-kiln')
    expect(at.position().piles).toEqual([['fishery', 'joinery'], [], ['clay-mound', 'wharf-1']])
    at.play('sell charcoal-kiln', 'take wood', 'end')
    expect(at.position().piles).toEqual([['fishery', 'joinery'], [], ['clay-mound', 'wharf-1']])
    expect(at.where('charcoal-kiln')).toBe('town')
  })
})

describe('the Football Stadium', () => {
  const reveal = (piles: readonly string[][]) =>
    before(
      'building-firm-1',
      { franc: 20 },
      {
        round: 4,
        turn: 7,
        step: 'end',
        piles,
        special: ['football-stadium', 'zoo'],
        seats: { '2': { stock: { franc: 20 } }, '3': { stock: { franc: 20 } } },
      },
    ).play('end')

  test('waits in the town while every proposal space is taken [LH-5.12]', () => {
    const at = reveal([['fishery'], ['joinery'], ['bakehouse']])
    expect(at.where('football-stadium')).toBe('town')
  })

  test('is placed on a space that is empty when it is revealed [LH-5.12]', () => {
    const at = reveal([['fishery'], [], []])
    expect(at.position().piles).toEqual([['fishery'], ['football-stadium'], []])
    expect(at.events()).toContainEqual({ kind: 'laid-on-proposals', building: 68, pile: 1 })
  })

  test('is placed on the first space that becomes empty [LH-5.12]', () => {
    const town = ['building-firm-1', 'football-stadium']
    const at = before(
      'building-firm-1',
      { franc: 8 },
      { town, piles: [['fishery'], ['joinery'], ['bakehouse']] },
    )
    at.play('buy bakehouse')
    expect(at.position().piles).toEqual([['fishery'], ['joinery'], ['football-stadium']])
  })
})
