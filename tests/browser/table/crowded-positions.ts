/** The fullest tables of Le Havre: late with five players, and a seat with twelve buildings and eight ships. */
import { leHavre, type State } from '@quayside/le-havre'

type Literal = Parameters<typeof leHavre.position.read>[0]

const read = (literal: Literal): State => {
  const result = leHavre.position.read(literal)
  if (!result.ok) throw new Error(JSON.stringify(result.refusal))
  return result.value
}

const OFFERS = { franc: 14, fish: 13, wood: 10, clay: 12, iron: 11, grain: 10, cattle: 14 }

/** Round 18: 32 buildings in the harbour, goods of all kinds, loans and ships with everybody. */
const lateWithFive = (): State =>
  read({
    options: { players: 5 },
    start: 2,
    round: 18,
    offers: OFFERS,
    modernised: ['wharf-1', 'wharf-2'],
    town: [
      'building-firm-2',
      'construction-firm',
      'marketplace',
      'fishery',
      'joinery',
      'hardware-store',
      'charcoal-kiln',
      'smokehouse',
      'arts-center',
      'wharf-1',
      'wharf-2',
      'shipping-line',
      'ironworks',
      'clothing-industry',
      'schnaps-distillery',
      'steel-mill',
      'iron-mine-and-coal-seam',
      'furniture-factory',
      'bridge-over-the-seine',
      'church',
    ],
    piles: [['bank'], ['dock'], ['town-hall']],
    seats: {
      '1': {
        stock: {
          fish: 3,
          wood: 17,
          grain: 18,
          cattle: 11,
          coal: 21,
          hide: 1,
          charcoal: 12,
          brick: 6,
          steel: 4,
          meat: 13,
          franc: 112,
        },
        buildings: ['abattoir', 'local-court', 'business-office'],
        ships: ['saint-malo', 'dunkerque'],
        loans: 4,
      },
      '2': {
        stock: { fish: 7, wood: 6, clay: 14, coal: 17, hide: 11, brick: 19, meat: 1, leather: 14, franc: 1 },
        buildings: ['black-market', 'brickworks', 'tannery', 'bakehouse'],
        ships: ['calais'],
        disc: 'arts-center',
      },
      '3': {
        stock: {
          fish: 1,
          clay: 3,
          iron: 17,
          grain: 11,
          cattle: 12,
          coal: 15,
          brick: 14,
          leather: 1,
          bread: 12,
          coke: 10,
          franc: 103,
        },
        buildings: ['building-firm-1', 'sawmill', 'clay-mound', 'colliery', 'grocery-market'],
        loans: 2,
        disc: 'grocery-market',
      },
      '4': {
        stock: {
          fish: 11,
          wood: 18,
          clay: 12,
          grain: 23,
          cattle: 22,
          smoked_fish: 11,
          bread: 10,
          meat: 13,
          leather: 1,
        },
        buildings: ['feedlot', 'luxury-yacht'],
        loans: 11,
        disc: 'shipping-line',
      },
      '5': {
        stock: { wood: 13, clay: 14, grain: 14, coal: 19, charcoal: 10, steel: 11, leather: 1, franc: 3 },
        buildings: ['storehouse', 'cokery'],
        ships: ['cherbourg', 'triest'],
        loans: 3,
        disc: 'wharf-1',
      },
    },
  })

/** The decider owns twelve buildings and eight ships, and has a loan. */
const twelveOwn = (): State =>
  read({
    options: { players: 5 },
    start: 2,
    round: 18,
    offers: OFFERS,
    seats: {
      '1': {
        stock: {
          fish: 13,
          wood: 17,
          clay: 14,
          iron: 12,
          grain: 18,
          cattle: 11,
          coal: 21,
          hide: 14,
          smoked_fish: 12,
          charcoal: 12,
          brick: 16,
          steel: 14,
          bread: 10,
          meat: 13,
          coke: 11,
          leather: 12,
          franc: 112,
        },
        buildings: [
          'marketplace',
          'abattoir',
          'local-court',
          'business-office',
          'construction-firm',
          'grocery-market',
          'smokehouse',
          'shipping-line',
          'storehouse',
          'clothing-industry',
          'iron-mine-and-coal-seam',
          'furniture-factory',
        ],
        ships: [
          'appoline',
          'blanche',
          'saint-malo',
          'dunkerque',
          'cherbourg',
          'triest',
          'bremerhaven',
          'amsterdam',
        ],
        loans: 3,
      },
      '2': { stock: { fish: 4 }, disc: 'abattoir' },
    },
  })

/** Few buildings, whose cards are large and in words; some cannot be used. */
const nineBuildings = (): State =>
  read({
    options: { players: 4 },
    start: 1,
    round: 6,
    town: [
      'building-firm-2',
      'construction-firm',
      'marketplace',
      'grocery-market',
      'smokehouse',
      'black-market',
      'business-office',
      'church',
    ],
    seats: {
      '1': { stock: { fish: 2, wood: 3, clay: 2, franc: 5 }, buildings: ['fishery'] },
      '2': { stock: { fish: 5 }, buildings: ['storehouse'], disc: 'grocery-market' },
    },
  })

/** Most buildings stand, and three piles of proposals are left side by side. */
const fullPiles = (): State =>
  read({
    options: { players: 5 },
    start: 2,
    round: 12,
    offers: OFFERS,
    modernised: ['wharf-1'],
    town: [
      'building-firm-1',
      'building-firm-2',
      'construction-firm',
      'marketplace',
      'black-market',
      'charcoal-kiln',
      'local-court',
      'smokehouse',
      'arts-center',
      'wharf-1',
      'clothing-industry',
      'furniture-factory',
      'luxury-yacht',
    ],
    piles: [
      ['abattoir', 'tannery', 'business-office', 'bank'],
      ['ironworks', 'cokery', 'church'],
      ['steel-mill', 'dock', 'town-hall'],
    ],
    seats: {
      '1': { stock: { fish: 13, wood: 7, clay: 4, franc: 12 }, buildings: ['fishery', 'sawmill'] },
      '2': {
        stock: { fish: 4, iron: 3 },
        buildings: ['brickworks', 'bakehouse', 'joinery'],
        disc: 'arts-center',
      },
      '3': {
        stock: { coal: 6 },
        buildings: ['grocery-market', 'clay-mound', 'colliery', 'bridge-over-the-seine'],
      },
      '4': { stock: { grain: 9 }, buildings: ['hardware-store', 'shipping-line', 'storehouse'], loans: 2 },
      '5': { stock: { cattle: 5 }, buildings: ['wharf-2', 'feedlot', 'schnaps-distillery'] },
    },
  })

export const CROWDED = {
  'nine buildings': nineBuildings,
  'late with five': lateWithFive,
  'full piles of proposals': fullPiles,
  'twelve own buildings': twelveOwn,
} as const
