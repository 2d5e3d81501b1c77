// Written by `npm run tool -- messages` from the JSON files beside it.
export interface StatisticsMessages {
  favorites: null
  effect: null
  'theme.deliveries': null
  'theme.contracts': null
  'theme.points': null
  'theme.money': null
  'theme.other': null
  'count.deliveries': null
  'count.cards': null
}
