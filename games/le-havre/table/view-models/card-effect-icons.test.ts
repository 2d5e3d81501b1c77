import { describe, expect, it } from 'vitest'
import { loadLeHavreTexts } from '../../messages/table/index.ts'
import { BUILDINGS, buildingNamed } from '../../rules/index.ts'
import { cardLines } from './card-effect-icons.ts'

const { board } = await loadLeHavreTexts('en')

/** The lines of a card, with icons by name. */
const lines = (name: string): string[] => {
  const building = BUILDINGS[buildingNamed(name)]
  return building === undefined
    ? []
    : cardLines(building).map((line) =>
        line
          .map((piece) => {
            if (piece.kind === 'words') return piece.say(board)
            if (piece.kind !== 'icon') return '>'
            return piece.amount === null ? piece.icon : `${piece.amount} ${piece.icon}`
          })
          .join(' '),
      )
}

describe('a card in icons', () => {
  it.each([
    [
      'smokehouse',
      ['up to 6 1 g-fish > 1 g-smoked_fish ½ m-franc each', '1 m-energy in total, however many'],
    ],
    ['bakehouse', ['any number 1 g-grain > 1 g-bread ½ m-franc each', '½ m-energy each']],
    ['steel-mill', ['any number 1 g-iron > 1 g-steel', '5 m-energy each']],
    ['colliery', ['3 g-coal', '+1 g-coal with m-hammer']],
    ['arts-center', ['4 m-franc per t-disc']],
    ['church', ['must hold 2 g-fish 5 g-bread', '3 g-fish 5 g-bread']],
    ['zoo', ['per 3 of g-fish g-cattle > 1 m-franc']],
    ['joinery', ['1 g-wood > 5 m-franc', '2 g-wood > 6 m-franc', '3 g-wood > 7 m-franc']],
    ['sawmill', ['×1 t-proposal −1 g-wood']],
    ['wharf-1', ['s-wooden s-iron s-steel s-luxury', 'once 1 g-brick > t-brickpip']],
    ['bank', ['At game end, for each you own:', 'c-industrial > +3 m-franc c-economic > +2 m-franc']],
    ['storehouse', ['At game end, for each you own:', 'any 1 good > ½ m-franc']],
    ['dock', ['At game end, for each you own:', 's-wooden > +4 m-franc']],
    ['haulage-firm', ['3 m-franc > two adjacent t-quay']],
    ['coal-trader', ['once 1 m-food > 1 g-charcoal', 'up to 5 2 m-food > 1 g-coal']],
    ['wind-farm', []],
  ])('%s', (name, expected) => {
    expect(lines(name)).toEqual(expected)
  })

  it('has lines for everything that can be entered', () => {
    for (const { name, effect } of BUILDINGS)
      if (effect.op !== 'closed') expect(lines(name).join('')).not.toBe('')
  })
})
