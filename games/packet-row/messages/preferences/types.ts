// Written by `npm run tool -- messages` from the JSON files beside it.
export interface PreferencesMessages {
  lastDeliveries: null
}
