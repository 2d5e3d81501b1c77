// Written by `npm run tool -- messages` from the JSON files beside it.
export interface PuzzlesMessages {
  'theme.delivery.title': null
  'theme.delivery.about': null
  'theme.delivery.look': null
  'theme.last-round.title': null
  'theme.last-round.about': null
  'theme.last-round.look': null
  'theme.areas.title': null
  'theme.areas.about': null
  'theme.areas.look': null
  'theme.waiting.title': null
  'theme.waiting.about': null
  'theme.waiting.look': null
  'theme.contracts.title': null
  'theme.contracts.about': null
  'theme.contracts.look': null
  'theme.ships.title': null
  'theme.ships.about': null
  'theme.ships.look': null
  'theme.goods.title': null
  'theme.goods.about': null
  'theme.goods.look': null
  'theme.helpers.title': null
  'theme.helpers.about': null
  'theme.helpers.look': null
  'theme.money.title': null
  'theme.money.about': null
  'theme.money.look': null
  'theme.points.title': null
  'theme.points.about': null
  'theme.points.look': null
}
