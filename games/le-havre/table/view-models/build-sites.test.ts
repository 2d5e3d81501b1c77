import { describe, expect, it } from 'vitest'
import { BUILDINGS, leHavre } from '../../rules/index.ts'
import { table } from '../../rules/testing/index.ts'
import { buildSites } from './build-sites.ts'

const WHARF = BUILDINGS.findIndex(({ name }) => name === 'wharf-1')

const sitesIn = (stock: Readonly<Record<string, number>>, discs: Readonly<Record<string, string>> = {}) => {
  const { state } = table({
    options: { players: 2 },
    step: 'main',
    piles: [['wharf-1'], ['colliery'], ['bank']],
    seats: {
      '1': { stock: { wood: 2, clay: 2, iron: 2, ...stock } },
      '2': { disc: discs['2'] ?? null },
    },
  })
  return buildSites(state, 0, WHARF).map(({ builder, commands, refusal }) => [
    BUILDINGS[builder]?.name,
    refusal?.code ?? commands.map((command) => leHavre.notation.print(command)).join(', '),
  ])
}

describe('where a proposal can be built', () => {
  it('the firm without a fee comes first, and the fee of the others is paid on the way', () => {
    expect(sitesIn({ fish: 3 })).toEqual([
      ['building-firm-1', 'enter building-firm-1, build wharf-1'],
      ['building-firm-2', 'enter building-firm-2, pay 1 fish, build wharf-1'],
      ['construction-firm', 'enter construction-firm, pay 2 fish, build wharf-1'],
    ])
  })

  it('a firm that is occupied comes last, with the reason', () => {
    expect(sitesIn({ fish: 3 }, { '2': 'building-firm-1' }).at(-1)).toEqual(['building-firm-1', 'occupied'])
  })
})
