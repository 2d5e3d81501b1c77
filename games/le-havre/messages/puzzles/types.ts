// Written by `npm run tool -- messages` from the JSON files beside it.
export interface PuzzlesMessages {
  'theme.feeding.title': null
  'theme.feeding.about': null
  'theme.feeding.look': null
  'theme.last-action.title': null
  'theme.last-action.about': null
  'theme.last-action.look': null
  'theme.energy.title': null
  'theme.energy.about': null
  'theme.energy.look': null
  'theme.shipping.title': null
  'theme.shipping.about': null
  'theme.shipping.look': null
  'theme.block.title': null
  'theme.block.about': null
  'theme.block.look': null
  'theme.town.title': null
  'theme.town.about': null
  'theme.town.look': null
  'theme.building.title': null
  'theme.building.about': null
  'theme.building.look': null
  'theme.upgrading.title': null
  'theme.upgrading.about': null
  'theme.upgrading.look': null
  'theme.offers.title': null
  'theme.offers.about': null
  'theme.offers.look': null
}
