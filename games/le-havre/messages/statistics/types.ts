// Written by `npm run tool -- messages` from the JSON files beside it.
export interface StatisticsMessages {
  favorites: null
  effect: null
  'theme.food': null
  'theme.loans': null
  'theme.buildings': null
  'theme.ships': null
  'theme.goods': null
  'theme.energy': null
  'theme.wealth': null
  'theme.other': null
  'count.buildings': null
  'count.ships': null
  'count.loans': null
}
